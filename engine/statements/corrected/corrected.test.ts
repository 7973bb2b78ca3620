/** What people correct: what becomes of the rows, and what it proves. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../model/correction.ts';
import { corrected } from './apply.ts';
import {
  amountsOf,
  change,
  EDITOR,
  misprinted,
  misreadBalance,
  PROVED,
  type Printed,
  pictured,
  ROWS,
  statementWith,
  statusOf,
  sumsOf,
  UNPROVED,
} from './testing/statements.ts';

describe('a statement that is verified', () => {
  it('stays so with another description, and its row keeps what was read', async () => {
    const next = change(await statementWith(), { do: 'set', row: 0, description: 'Bakery Hill' });
    expect(statusOf(next)).toBe('verified');
    expect(next.corrections?.rows).toBe(1);
    expect(next.transactions[0]).toMatchObject({
      description: 'Bakery Hill',
      source: 'edited',
      edited: { ...EDITOR, read: { description: 'Bakery', amount: -450, source: 'text' } },
    });
  });

  it('is as it was when what was read is entered again', async () => {
    const statements = await statementWith();
    const once = change(
      statements,
      { do: 'set', row: 0, amount: '-4.00' },
      { do: 'figures', statement: 0, closingBalance: '1' },
    );
    expect(statusOf(once)).toBe('mismatch');
    const back: Change[] = [
      { do: 'set', row: 0, amount: '-4.50' },
      { do: 'figures', statement: 0, closingBalance: '675.50' },
    ];
    expect(change([once], ...back)).toEqual(statements[0]);
  });

  it('is a mismatch with a wrong amount, without a row, or with one more', async () => {
    const statements = await statementWith();
    const wrong: Change[] = [
      { do: 'set', row: 0, amount: '-4.00' },
      { do: 'delete', row: 1 },
      { do: 'add', statement: 0, before: 1, date: '2025-06-02', description: 'x', amount: '1' },
      { do: 'flip', statement: 0 },
    ];
    for (const one of wrong) expect(statusOf(change(statements, one))).toBe('mismatch');
  });

  it('is not verified with another day of a row that was entered, whichever it is', async () => {
    const statements = await statementWith();
    for (const day of ['valueDate', 'transactionDate'])
      expect(statusOf(change(statements, { do: 'set', row: 0, [day]: '2025-06-04' }))).toBe('unverifiable');
  });

  it('is not verified with a day that text contradicts, though the rows around have it', async () => {
    const days = ['05 Jun 2025', '03 Jun 2025', '05 Jun 2025', '09 Jun 2025'];
    const statements = await statementWith({ rows: ROWS.map(([, ...cells], at) => [days[at] ?? '', ...cells]) });
    expect(statusOf(change(statements, { do: 'set', row: 1, date: '2025-06-05' }))).not.toBe('verified');
  });

  it('is not verified with a date that was entered, unless the rows around it have it, too', async () => {
    const statements = await statementWith();
    expect(statusOf(change(statements, { do: 'set', row: 1, date: '2025-06-04' }))).toBe('unverifiable');
    expect(statusOf(change(statements, { do: 'set', row: 1, date: '2025-06-06' }))).toBe('unverifiable');
  });
});

describe('a misread amount of a picture', () => {
  const fixed: Change = { do: 'set', row: 2, amount: '-20.00' };
  const misread = async (printed: Printed = {}) =>
    pictured(await statementWith({ rows: misprinted(2, '25.00'), counts: ['1', '3'], ...printed }));

  it('is proved by the balances beside it, its total, and the number of rows', async () => {
    const statements = await misread();
    expect(statements.map(statusOf)).toEqual(['mismatch']);
    const next = change(statements, fixed);
    expect([statusOf(next), ...sumsOf(next)]).toEqual(['verified', ...PROVED]);
    expect(next.reconciliation.checks.every(({ status }) => status === 'pass')).toBe(true);
    expect(sumsOf(change(statements, { ...fixed, balance: '1175.50' }))).toEqual(PROVED);
  });

  it('is not proved without a number of rows: it may be the amount of two', async () => {
    expect(sumsOf(change(await misread({ counts: null }), fixed))).toEqual(UNPROVED);
  });

  it('nor where another amount of its side is changed, too: both may follow a misread balance', async () => {
    const statements = pictured(await statementWith({ rows: misreadBalance, counts: ['1', '3'] }));
    const both: Change[] = [
      { do: 'set', row: 2, amount: '-25.00' },
      { do: 'set', row: 3, amount: '-495.00' },
    ];
    expect(sumsOf(change(statements, ...both))).toEqual(UNPROVED);
  });

  it('nor by the one sum that it closes', async () => {
    expect(sumsOf(change(await misread({ totals: null }), fixed))).toEqual(UNPROVED);
  });

  it('nor by sums over several rows: another of them may be the one that is misread', async () => {
    const statements = await misread({ balances: false });
    expect(sumsOf(change(statements, fixed))).toEqual(UNPROVED);
    expect(sumsOf(change(statements, { do: 'set', row: 3, amount: '-495.00' }))).toEqual(UNPROVED);
  });

  it('nor with a row that was added or deleted so that the sums close', async () => {
    const added: Change = { do: 'add', statement: 0, before: 2, date: '2025-06-04', description: 'x', amount: '-5' };
    const less = change(await misread({ rows: misprinted(2, '15.00') }), added);
    expect(sumsOf(less)[0]).not.toBe('discharged');
    const more = change(await misread({ rows: misprinted(3, '520.00') }), { do: 'delete', row: 2 });
    expect(sumsOf(more)[0]).toBe('open');
  });

  it('nor by balances that were entered or blanked', async () => {
    const statements = await misread();
    const entered: Change[] = [
      { do: 'set', row: 2, balance: '1170.50' },
      { do: 'set', row: 3, balance: '670.50' },
    ];
    expect(statusOf(change(statements, ...entered))).not.toBe('verified');
    for (const balance of ['1175.00', null])
      expect(sumsOf(change(statements, { ...fixed, balance }))[0]).not.toBe('discharged');
  });

  it('leaves a statement unproved whose reader did not compare other readings', async () => {
    const older = (await misread()).map((one) => ({
      ...one,
      reconciliation: {
        ...one.reconciliation,
        obligations: one.reconciliation.obligations.filter(({ code }) => code !== 'NO_RIVAL'),
      },
    }));
    const next = change(older, fixed);
    expect([statusOf(next), next.reconciliation.code]).toEqual(['unverifiable', 'CORRECTION_NOT_EXAMINED']);
  });
});

it('an amount that text contradicts is not proved, whatever the sums say: the paper does not add up', async () => {
  const statements = await statementWith({ rows: misprinted(2, '25.00'), counts: ['1', '3'] });
  const next = change(statements, { do: 'set', row: 2, amount: '-20.00' });
  expect(next.reconciliation.checks.every(({ status }) => status === 'pass')).toBe(true);
  expect([statusOf(next), ...sumsOf(next)]).toEqual(['unverifiable', ...UNPROVED]);
});

describe('a row that was missed', () => {
  const ADD: Change = {
    do: 'add',
    statement: 0,
    before: 2,
    date: '2025-06-05',
    description: 'Market',
    amount: '-20.00',
  };

  const FREE: Change = { do: 'set', row: 1, description: 'Salary', valueDate: null };

  it('is proved by the amount and the day that its line prints, if the total of its side is reached', async () => {
    const statements = await statementWith({ missed: ['20.00'] });
    expect(statements.map(statusOf)).toEqual(['mismatch']);
    const next = change(statements, ADD, FREE);
    expect([statusOf(next), next.corrections?.rows]).toEqual(['verified', 2]);
  });

  it('is not proved while its words are in the row above', async () => {
    const statements = await statementWith({ missed: ['20.00'] });
    expect(statements[0]?.transactions[1]).toMatchObject({
      description: 'Salary Market 20.00',
      valueDate: '2025-06-05',
    });
    for (const others of [[], [{ ...FREE, description: undefined }], [{ ...FREE, valueDate: undefined }]])
      expect(statusOf(change(statements, ADD, ...others))).toBe('unverifiable');
  });

  it('is not proved with another day or amount, at another place, or without a second sum', async () => {
    const statements = await statementWith({ missed: ['20.00'] });
    const others: Change[] = [
      { ...ADD, date: '2025-06-04' },
      { ...ADD, amount: '-19.00' },
      { ...ADD, before: 1 },
    ];
    for (const one of others) expect(statusOf(change(statements, one, FREE))).not.toBe('verified');
    expect(statusOf(change(await statementWith({ missed: ['20.00'], totals: null }), ADD, FREE))).not.toBe('verified');
  });

  it('is not proved by an amount of another currency, or without balances around it', async () => {
    expect(statusOf(change(await statementWith({ missed: ['USD 20.00'] }), ADD, FREE))).not.toBe('verified');
    expect(statusOf(change(await statementWith({ missed: ['20.00'], balances: false }), ADD, FREE))).not.toBe(
      'verified',
    );
  });

  it('is not proved if another unused amount there makes up the difference as well', async () => {
    expect(statusOf(change(await statementWith({ missed: ['20.00', '12.00', '8.00'] }), ADD, FREE))).not.toBe(
      'verified',
    );
    expect(statusOf(change(await statementWith({ missed: ['20.00', '20.00'] }), ADD, FREE))).not.toBe('verified');
  });
});

describe('balances', () => {
  it('that were entered prove nothing', async () => {
    const statements = await statementWith({ closing: '600.00', balances: false, totals: null });
    const next = change(statements, { do: 'figures', statement: 0, closingBalance: '675.50' });
    expect([statusOf(next), next.closingBalance]).toEqual(['unverifiable', 67550]);
  });
});

it('a date outside of the printed period contradicts it', async () => {
  const next = change(await statementWith(), { do: 'set', row: 3, date: '2099-01-01' });
  expect(statusOf(next)).toBe('mismatch');
});

it('a row that comes back while all signs are flipped is flipped, too', async () => {
  const once = change(await statementWith(), { do: 'delete', row: 0 });
  const next = change([once], { do: 'flip', statement: 0 }, { do: 'undelete', statement: 0, removed: 0 });
  expect(amountsOf(next)).toEqual([450, -20000, 2000, 50000]);
});

describe('day and month of all dates', () => {
  it('are swapped where both could be either, which proves none of them, and swapped back', async () => {
    const statements = await statementWith();
    const once = change(statements, { do: 'swap', statement: 0 }, { do: 'set', row: 3, date: '2025-06-10' });
    expect(once.transactions.map(({ date }) => date)).toEqual(['2025-02-06', '2025-03-06', '2025-05-06', '2025-06-10']);
    expect(statusOf(once)).not.toBe('verified');
    expect(change([once], { do: 'swap', statement: 0 }, { do: 'set', row: 3, date: '2025-06-09' })).toEqual(
      statements[0],
    );
  });

  it('stay where the day is no month', async () => {
    const late = ROWS.map((cells) => cells.map((cell) => cell.replace('09 Jun', '29 Jun')));
    const next = change(await statementWith({ rows: late }), { do: 'swap', statement: 0 });
    expect(next.transactions[3]?.date).toBe('2025-06-29');
  });
});

describe('rows', () => {
  it('are added, deleted and brought back at their place, version after version', async () => {
    const statements = await statementWith();
    const add: Change = { do: 'add', statement: 0, before: 2, date: '2025-06-04', description: 'x', amount: '-0.05' };
    const one = change(statements, add, { do: 'delete', row: 0 });
    expect(amountsOf(one)).toEqual([20000, -5, -2000, -50000]);
    const two = change([one], { do: 'delete', row: 1 }, { do: 'delete', row: 2 });
    expect(amountsOf(two)).toEqual([20000, -50000]);
    const three = change(
      [two],
      { do: 'undelete', statement: 0, removed: 1 },
      { do: 'undelete', statement: 0, removed: 0 },
    );
    expect(three).toEqual(statements[0]);
  });

  it.each<[Change, string]>([
    [{ do: 'set', row: 4 }, 'NO_SUCH_ROW'],
    [{ do: 'delete', row: 4 }, 'NO_SUCH_ROW'],
    [{ do: 'flip', statement: 1 }, 'NO_SUCH_STATEMENT'],
    [{ do: 'undelete', statement: 0, removed: 0 }, 'NO_SUCH_ROW'],
    [{ do: 'add', statement: 0, before: 5, date: '2025-06-04', description: 'x', amount: '1' }, 'NO_SUCH_ROW'],
    [{ do: 'set', row: 0, amount: '1.001' }, 'TOO_MANY_DECIMALS'],
  ])('%j is refused as %s', async (one, problem) => {
    const statements = await statementWith();
    expect(() => change(statements, { do: 'flip', statement: 0 }, one)).toThrow(`change 1: ${problem}`);
  });

  it('are counted over all statements of a file', async () => {
    const [one] = await statementWith();
    if (one === undefined) throw new Error('there is no statement');
    const [first, second] = corrected([one, one], [{ do: 'set', row: 5, description: 'x' }], EDITOR);
    expect([first, second?.transactions[1]?.description]).toEqual([one, 'x']);
  });
});
