/** The statements of an account: in order, with parts missing, with parts twice. */
import { describe, expect, test } from 'vitest';
import type { Statement } from '../statements/types.ts';
import { comparedStatement } from './compared.ts';
import { continuityOf } from './continuity.ts';
import { type Booking, bookings, exportOf, statement, transaction } from './testing/statements.ts';
import type { Finding } from './types.ts';

const JANUARY = ['2025-01-01', '2025-01-31'] as const;
const FEBRUARY = ['2025-02-01', '2025-02-28'] as const;
const MARCH = ['2025-03-01', '2025-03-31'] as const;
const ROWS = bookings(10_000, [
  ['2025-01-03', -1_250],
  ['2025-01-20', 30_000],
  ['2025-02-07', -1_999],
  ['2025-02-20', 30_000],
  ['2025-03-01', -5_000],
  ['2025-03-30', -700],
]);
const january = statement(JANUARY, ROWS);
const february = statement(FEBRUARY, ROWS);
const march = statement(MARCH, ROWS);

const compare = (statements: readonly Statement[], failed: readonly string[] = []) =>
  continuityOf(
    statements.map((paper) => comparedStatement(paper)),
    failed,
  );
/** Of the one account that the statements are of. */
function account(statements: readonly Statement[], failed: readonly string[] = []) {
  const accounts = compare(statements, failed);
  expect(accounts).toHaveLength(1);
  return accounts[0];
}
const told = ({ kind, statements, from, to }: Finding) => `${kind} ${statements.join('-')} ${from}..${to}`;
const withoutBalances = (paper: Statement): Statement => ({
  ...paper,
  openingBalance: null,
  closingBalance: null,
  transactions: paper.transactions.map((row) => ({ ...row, balance: null })),
});

describe('statements that follow on one another', () => {
  test('three months in order are continuous', () => {
    expect(account([january, february, march])).toMatchObject({
      statements: [0, 1, 2],
      from: '2025-01-01',
      to: '2025-03-31',
      status: 'continuous',
      findings: [],
    });
  });

  test('shuffled they are put in the order of their periods', () => {
    expect(account([march, january, february])).toMatchObject({ statements: [1, 2, 0], status: 'continuous' });
  });

  test('rows that stand newest first make no difference', () => {
    const newest = (paper: Statement) => ({ ...paper, transactions: paper.transactions.toReversed() });
    expect(account([january, february, march].map(newest)).status).toBe('continuous');
  });

  test('the day that one ends on may be the one that the next begins on', () => {
    const touching = { ...february, periodStart: '2025-01-31' };
    expect(account([january, touching, march])).toMatchObject({ status: 'continuous', findings: [] });
  });

  test('periods that share some days in print alone follow on one another', () => {
    expect(account([january, { ...february, periodStart: '2025-01-20' }])).toMatchObject({
      status: 'continuous',
      findings: [],
    });
  });

  test('the periods of a card begin at any day of a month', () => {
    const first = statement(['2024-12-18', '2025-01-17'], ROWS, { accountType: 'card' });
    const second = statement(['2025-01-18', '2025-02-17'], ROWS, { accountType: 'card' });
    expect(account([second, first])).toMatchObject({ statements: [1, 0], status: 'continuous' });
  });

  test('a weekend between weekly statements is no gap', () => {
    const week = statement(['2025-01-13', '2025-01-17'], ROWS);
    expect(account([week, statement(['2025-01-20', '2025-01-24'], ROWS)])).toMatchObject({
      status: 'continuous',
      findings: [],
    });
  });

  test('a month and a quarter follow on one another', () => {
    const quarter = statement(['2025-02-01', '2025-04-30'], ROWS);
    expect(account([quarter, january])).toMatchObject({ statements: [1, 0], status: 'continuous' });
  });

  test('a month without rows carries the balance on', () => {
    const quiet = statement(FEBRUARY, ROWS.slice(0, 2), { transactions: [] });
    const after = statement(MARCH, [...ROWS.slice(0, 2), ...bookings(38_750, [['2025-03-05', -1]])]);
    expect(account([january, quiet, after]).status).toBe('continuous');
  });

  test('what one closed with is made from its opening and its rows where it does not print it', () => {
    expect(account([{ ...january, closingBalance: null }, february]).status).toBe('continuous');
  });

  test('what the next opens with is made from its closing and its rows where it does not print it', () => {
    expect(account([january, { ...withoutBalances(february), closingBalance: february.closingBalance }]).status).toBe(
      'continuous',
    );
  });

  test('the balances of rows tell where a list begins and ends', () => {
    const lists = [exportOf(ROWS.slice(0, 3)), exportOf(ROWS.slice(3).toReversed())];
    expect(account(lists)).toMatchObject({ status: 'continuous', findings: [] });
  });

  test('a finding changes nothing in the reading of a statement', () => {
    const before = structuredClone([january, march, march]);
    compare(before);
    expect(before).toEqual([january, march, march]);
  });
});

describe('what is missing', () => {
  test('a month that no statement covers is a gap, with the balances on both sides of it', () => {
    const { status, findings } = account([march, january]);
    expect(status).toBe('broken');
    expect(findings).toMatchObject([
      { kind: 'gap', statements: [1, 0], from: '2025-02-01', to: '2025-02-28', expected: 38_750n, found: 66_751n },
    ]);
  });

  test('a file that could not be read may be what is missing', () => {
    expect(account([january, march], ['failed-file']).findings[0].failedFiles).toEqual(['failed-file']);
  });

  test('a file that could not be read is not blamed where nothing is missing', () => {
    expect(account([january, february], ['failed-file'])).toMatchObject({ status: 'continuous', findings: [] });
  });

  test('a gap over which the balance does not change is told, and breaks nothing', () => {
    const later = statement(MARCH, ROWS.slice(0, 2));
    const { status, findings, reason } = account([january, later]);
    expect([status, findings.map(told)]).toEqual(['continuous', ['gap 0-1 2025-02-01..2025-02-28']]);
    expect(reason).toContain('no money moved');
  });

  test('a gap is one also where no balances are printed', () => {
    const { status, findings } = account([january, march].map(withoutBalances));
    expect([status, findings.map(told)]).toEqual(['broken', ['gap 0-1 2025-02-01..2025-02-28']]);
    expect(findings[0]).toMatchObject({ expected: null, found: null });
  });

  test('an opening balance that is not what the month before closed with is told with both', () => {
    const { status, findings } = account([january, { ...february, openingBalance: 38_000 }, march]);
    expect(status).toBe('broken');
    expect(findings).toMatchObject([
      { kind: 'balance', statements: [0, 1], from: '2025-01-31', to: '2025-02-01', expected: 38_750n, found: 38_000n },
    ]);
  });

  test('rows that happened before the last one ended hide no balance that is not carried over', () => {
    const rows = bookings(38_000, [
      ['2025-01-29', -100],
      ['2025-02-20', -200],
    ]);
    const list = exportOf(rows, { periodEnd: '2025-02-28' });
    const { status, findings } = account([january, list]);
    expect([status, findings.map(({ kind }) => kind)]).toEqual(['broken', ['balance']]);
  });

  test('lists without a period have no gap between them, but a balance that is not carried over', () => {
    const { findings } = account([exportOf(ROWS.slice(0, 2)), exportOf(ROWS.slice(4))]);
    expect(findings.map(told)).toEqual(['balance 0-1 2025-01-20..2025-03-01']);
  });

  test('without balances nothing is known of periods that follow on one another', () => {
    const { status, reason, findings } = account([january, february].map(withoutBalances));
    expect([status, findings]).toEqual(['unknown', []]);
    expect(reason).toContain('1 of 1 joints');
  });

  test('a statement without a day cannot be put in order', () => {
    const undated = { ...january, periodStart: null, periodEnd: null, transactions: [] };
    expect(account([undated, january, february])).toMatchObject({ statements: [1, 2, 0], status: 'unknown' });
  });
});

describe('what stands there twice', () => {
  const days = (from: number, count: number): Booking[] =>
    bookings(
      50_000,
      Array.from({ length: 20 }, (_, i) => [`2025-05-${String(i + 1).padStart(2, '0')}`, -100 - i] as const),
    ).slice(from, from + count);

  test('rows of two lists that overlap are named in pairs, and the balances follow on without them', () => {
    const { status, findings } = account([exportOf(days(0, 12)), exportOf(days(7, 13))]);
    expect(status).toBe('broken');
    expect(findings).toMatchObject([
      { kind: 'overlap', from: '2025-05-08', to: '2025-05-12', expected: 48_734n, found: 48_734n },
    ]);
    expect(findings[0].rows).toEqual([7, 8, 9, 10, 11].map((row) => [row, row - 7]));
  });

  test('rows without balances are the same by day, amount and description', () => {
    const [first, second] = [exportOf(days(0, 12)), exportOf(days(7, 13))].map(withoutBalances);
    const spaced = second.transactions.map((row) => ({ ...row, description: row.description.toLowerCase() }));
    expect(account([first, { ...second, transactions: spaced }]).findings[0].rows).toHaveLength(5);
  });

  test('a row that only one of two overlapping statements has leaves a difference', () => {
    const first = statement(['2025-05-01', '2025-05-12'], days(0, 20));
    const second = statement(['2025-05-08', '2025-05-20'], days(0, 20));
    const short = { ...first, transactions: first.transactions.toSpliced(9, 1) };
    const { findings } = account([short, second]);
    expect(findings.map(({ kind }) => kind)).toEqual(['overlap', 'balance']);
    expect(findings[1]).toMatchObject({ expected: 48_734n, found: 48_843n });
  });

  test('two equal purchases of a day are two rows', () => {
    const row = transaction({ date: '2025-05-03', amount: -200, balance: 0 }, { balance: null });
    const twice = exportOf([], { transactions: [row, row] });
    const once = exportOf([], { transactions: [row] });
    expect(account([twice, once]).findings[0].rows).toEqual([[0, 0]]);
  });

  test('a statement that was given twice is a duplicate', () => {
    const { status, findings } = account([january, february, january]);
    expect([status, findings.map(told)]).toEqual(['broken', ['duplicate 0-2 2025-01-01..2025-01-31']]);
    expect(findings[0].rows).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('a statement without rows that was given twice is a duplicate', () => {
    const quiet = statement(FEBRUARY, ROWS.slice(0, 2));
    expect(account([quiet, quiet]).findings.map(({ kind }) => kind)).toEqual(['duplicate']);
  });

  test('the months within a statement of the whole quarter stand in it', () => {
    const quarter = statement(['2025-01-01', '2025-03-31'], ROWS);
    const { findings } = account([january, february, quarter]);
    expect(findings.map(told)).toEqual(['overlap 0-2 2025-01-01..2025-01-31', 'overlap 2-1 2025-02-01..2025-02-28']);
    expect(findings.map(({ rows }) => rows.length)).toEqual([2, 2]);
  });
});

describe('accounts', () => {
  const other = (paper: Statement) => ({ ...paper, accountNumber: '99887766' });

  test('two that are interleaved are told apart', () => {
    const accounts = compare([january, other(january), february, other(february)]);
    expect(accounts.map(({ statements, status }) => [statements, status])).toEqual([
      [[0, 2], 'continuous'],
      [[1, 3], 'continuous'],
    ]);
  });

  test('two currencies under one number are told apart', () => {
    const euros = (paper: Statement) => ({ ...paper, currency: 'EUR' });
    const accounts = compare([january, euros(january), euros(february), february]);
    expect(accounts.map(({ currency, statements }) => [currency, statements])).toEqual([
      ['GBP', [0, 3]],
      ['EUR', [1, 2]],
    ]);
  });

  test('a statement that does not say its currency is of the one that the others say', () => {
    expect(account([january, { ...february, currency: null }]).status).toBe('continuous');
  });

  test('a number is written with spaces, zeros and a mask, or without', () => {
    const numbers = ['6011 4482', '0060114482', 'XXXX-60114482'];
    const written = [january, february, march].map((paper, i) => ({ ...paper, accountNumber: numbers[i] }));
    expect(account(written).status).toBe('continuous');
  });

  test('an IBAN and the number that it holds are one account', () => {
    const iban = { ...february, accountNumber: null, iban: 'GB94BARC10201560114482' };
    expect(account([january, iban, march])).toMatchObject({ status: 'continuous', accountNumber: '60114482' });
  });

  test('another IBAN on the paper than the number of the account is that of somebody else', () => {
    const own = { accountNumber: 'GB94 BARC 1020 1560 1144 82' };
    const papers = [
      { ...january, ...own },
      { ...february, ...own, iban: 'DE89370400440532013000' },
    ];
    expect(account(papers).status).toBe('continuous');
  });

  test('one number under two IBANs is two accounts', () => {
    const papers = ['GB94BARC10201560114482', 'DE89370400440532013000'].map((iban) => ({ ...january, iban }));
    expect(compare(papers)).toHaveLength(2);
  });

  test('statements that name no account are not put together', () => {
    const nameless = [january, february].map((paper) => ({ ...paper, accountNumber: null }));
    expect(compare(nameless).map(({ statements, status }) => [statements, status])).toEqual([
      [[0], 'unknown'],
      [[1], 'unknown'],
    ]);
  });

  test('two accounts under the number of a customer are told apart by their balances', () => {
    const savings = bookings(900_000, [['2025-02-14', 100]]);
    const papers = [january, statement(JANUARY, savings), statement(FEBRUARY, savings), february];
    expect(compare(papers).map(({ statements, status }) => [statements, status])).toEqual([
      [[0, 3], 'continuous'],
      [[1, 2], 'continuous'],
    ]);
  });

  describe('two under one number, of the same month, are told apart', () => {
    const FEE = ['2025-01-31', -450] as const;
    const first = bookings(10_000, [['2025-01-03', -1_250], ['2025-01-05', -90], ['2025-01-20', 30_000], FEE]);
    const second = bookings(70_000, [['2025-01-04', -2_250], ['2025-01-08', -75], ['2025-01-21', 31_000], FEE]);
    const months = [statement(JANUARY, first), statement(JANUARY, second)];

    test('where both book the same fee on one day', () => {
      expect(compare(months)).toHaveLength(2);
    });

    test('where they print no balances and share few rows', () => {
      expect(compare(months.map(withoutBalances))).toHaveLength(2);
    });

    test('where they print no balances and share no rows', () => {
      const apart = months.map(withoutBalances).map((paper) => ({
        ...paper,
        transactions: paper.transactions.slice(0, -1),
      }));
      expect(compare(apart)).toHaveLength(2);
    });

    test('where neither has rows', () => {
      const quiet = (openingBalance: number) =>
        statement(JANUARY, [], { openingBalance, closingBalance: openingBalance });
      expect(compare([quiet(100), quiet(900)])).toHaveLength(2);
    });
  });

  test('rows of one day, amount and text are two where their balances differ', () => {
    const twice = bookings(1_000, [
      ['2025-01-31', -450],
      ['2025-01-31', -450],
    ]);
    const [before, after] = [exportOf(twice.slice(0, 1)), exportOf(twice.slice(1))];
    expect(account([before, after])).toMatchObject({ status: 'continuous', findings: [] });
  });

  test('a single statement is compared with nothing', () => {
    expect(account([january])).toMatchObject({ status: 'unknown', findings: [] });
  });

  test('two statements of one day are put in the order of their balances', () => {
    const day = bookings(1_000, [
      ['2025-04-01', -100],
      ['2025-04-01', -200],
    ]);
    const part = (row: Booking): Statement =>
      statement(['2025-04-01', '2025-04-01'], [row], { openingBalance: row.balance - row.amount });
    const before = statement(['2025-03-31', '2025-03-31'], [], { openingBalance: 1_000, closingBalance: 1_000 });
    expect(account([part(day[1]), part(day[0]), before])).toMatchObject({
      statements: [2, 1, 0],
      status: 'continuous',
    });
  });
});
