import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';
import type { PrintedFigures, Source } from '../figures/printed.ts';
import { addTo, noTurnover } from '../part.ts';
import { compareDates, compareFigures, followBalances, type Step } from './checks.ts';

const booked = (index: number, amount: number, balance: number | null): Step => ({
  kind: 'transaction',
  index,
  amount,
  balance,
});

describe('following balances', () => {
  it('compares each printed balance with the sum since the one before', () => {
    const { failingRows, proved, compared } = followBalances([booked(0, -450, 99550), booked(1, 200, 99750)], 100000);
    expect({ failingRows, proved: proved.size, compared }).toEqual({ failingRows: [], proved: 2, compared: 2 });
  });

  it('proves rows without a balance by the next one that is printed', () => {
    const steps = [booked(0, -450, null), booked(1, -50, null), booked(2, 200, 99700)];
    expect(followBalances(steps, 100000).proved.size).toBe(3);
  });

  it('does not prove rows after the last printed balance', () => {
    expect(followBalances([booked(0, -450, 99550), booked(1, 200, null)], 100000).proved.size).toBe(1);
  });

  it('cannot compare the first balance if no opening balance is printed', () => {
    const { compared, proved } = followBalances([booked(0, -450, 99550), booked(1, 200, 99750)], null);
    expect({ compared, proved: proved.size }).toEqual({ compared: 1, proved: 1 });
  });

  it('continues from the printed balance after a row that fails', () => {
    const steps = [booked(0, -450, 99000), booked(1, 200, 99200)];
    expect(followBalances(steps, 100000).failingRows).toEqual([
      { row: 0, expected: 99550, printed: 99000, difference: -550 },
    ]);
  });

  it('compares balances that are between rows on their own', () => {
    const between = (balance: number) =>
      followBalances([booked(0, -450, null), { kind: 'balance', balance }, booked(1, 200, null)], 100000).checks;
    expect(between(99550)).toMatchObject([{ kind: 'carried_forward', status: 'pass' }]);
    expect(between(99500)).toMatchObject([{ kind: 'carried_forward', status: 'fail' }]);
  });
});

describe('printed figures', () => {
  // this check does not ask where the figure is
  const printed = (value: number) => ({ value, source: {} as Source });
  const none: PrintedFigures = {
    opening: null,
    closing: null,
    contradictions: [],
    totalIn: null,
    totalOut: null,
    countIn: null,
    countOut: null,
    count: null,
  };
  const turnoverOf = (amounts: readonly number[]) => {
    const turnover = noTurnover();
    for (const amount of amounts) addTo(turnover, amount);
    return turnover;
  };
  const statusOf = (figures: Partial<PrintedFigures>, amounts: readonly number[]) =>
    compareFigures({ ...none, ...figures }, turnoverOf(amounts)).map((c) => [c.kind, c.status]);

  it('that are not printed are not checked', () => {
    expect(statusOf({}, [100, -50])).toEqual([]);
    expect(statusOf({ opening: printed(1) }, [100])).toEqual([]);
  });

  it('are compared side by side', () => {
    expect(statusOf({ totalIn: { values: [100], sure: true, carried: 0, sources: [] } }, [100, -50])).toEqual([
      ['printed_total', 'pass'],
    ]);
    expect(statusOf({ totalOut: { values: [50], sure: true, carried: 0, sources: [] } }, [100, -50])).toEqual([
      ['printed_total', 'pass'],
    ]);
    expect(statusOf({ totalOut: { values: [51], sure: true, carried: 0, sources: [] } }, [100, -50])).toEqual([
      ['printed_total', 'fail'],
    ]);
  });

  it('may be printed in parts that sum up', () => {
    expect(statusOf({ totalOut: { values: [30, 20], sure: false, carried: 0, sources: [] } }, [-30, -20])).toEqual([
      ['printed_total', 'pass'],
    ]);
  });

  it('that may be a part of a total are ignored if they do not fit', () => {
    expect(statusOf({ totalOut: { values: [30], sure: false, carried: 0, sources: [] } }, [-30, -20])).toEqual([]);
  });

  it('count each side on its own', () => {
    expect(
      statusOf({ countIn: printed(1), countOut: printed(2), count: printed(3) }, [100, -50, -20]).map(([, s]) => s),
    ).toEqual(['pass', 'pass', 'pass']);
    expect(statusOf({ countIn: printed(2) }, [100, -50])).toEqual([['printed_count', 'fail']]);
  });
});

describe('booking dates', () => {
  it('are not checked without a complete period', () => {
    expect(compareDates(['2025-06-02'], { start: '2025-06-01', end: null }, false)).toBeNull();
  });

  it('lie in the period, which includes its first and last day', () => {
    expect(compareDates(['2025-06-01', '2025-06-30'], { start: '2025-06-01', end: '2025-06-30' }, false)?.status).toBe(
      'pass',
    );
    expect(compareDates(['2025-05-31'], { start: '2025-06-01', end: '2025-06-30' }, false)).toMatchObject({
      status: 'fail',
      expected: '2025-06-01',
      computed: '2025-05-31',
    });
  });

  it('of a card may lie before it, not after it', () => {
    expect(compareDates(['2025-05-31'], { start: '2025-06-01', end: '2025-06-30' }, true)?.status).toBe('pass');
    expect(compareDates(['2025-05-31', '2025-07-01'], { start: '2025-06-01', end: '2025-06-30' }, true)).toMatchObject({
      status: 'fail',
      computed: '2025-07-01',
    });
  });
});

it('complete dates that all lie outside the only printed period do not fit it', async () => {
  const paper = (period: string) =>
    new Paper()
      .text('Account number 0011-223344')
      .text('Currency EUR')
      .text(period)
      .text('Opening balance 1,000.00')
      .text('Closing balance 2,995.50')
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
  const of = async (period: string) => (await statementOn(paper(period))).reconciliation.status;
  expect(await of('Period 01 June 2025 to 30 June 2025')).toBe('verified');
  expect(await of('Period 01 July 2025 to 31 July 2025')).toBe('mismatch');
});

it('figures of one side do not close a chain of balances: a row of the other may be missing after it', async () => {
  const printed = async (...figures: readonly string[]) => {
    const paper = new Paper().text('Current account').text('Currency EUR').text('Period 01 June 2025 to 30 June 2025');
    paper.text('Opening balance 1,000.00');
    for (const figure of figures) paper.text(figure);
    paper.down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('02 Jun 2025', 'Bakery', '4.50', '', '995.50').row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await printed('Total debits 4.50')).toBe('unverifiable');
  expect(await printed('Total debits 4.50', 'Total credits 2,000.00')).toBe('verified');
});

it('a total may include the old balance in its column, and nothing else', async () => {
  const paper = (total: string, ...between: readonly string[]) =>
    new Paper([40, 110, -370, -460])
      .text('Current account')
      .text('Currency EUR')
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit')
      .row('', 'Old balance', '', '1,000.00')
      .row('02 Jun 2025', 'Bakery', '4.50', '')
      .rows(between.map((balance) => ['', 'Balance', '', balance]))
      .row('03 Jun 2025', 'Salary', '', '2,000.00')
      .row('', 'Totals', '4.50', total)
      .row('', 'New balance', '', '2,995.50');
  const of = async (total: string, ...between: readonly string[]) =>
    (await statementOn(paper(total, ...between))).reconciliation.status;
  expect(await of('2,000.00')).toBe('verified');
  expect(await of('3,000.00')).toBe('verified');
  expect(await of('3,000.10')).toBe('mismatch');
  expect(await of('3,000.00', '995.50')).toBe('verified');
});

describe('a balance that does not follow', () => {
  it('is reported as every check is: the printed figure is expected, that of the rows computed', () => {
    const { checks } = followBalances([booked(0, -450, 99000)], 100000);
    expect(checks[0]).toMatchObject({ status: 'fail', expected: 99000, computed: 99550, difference: 550 });
  });
});
