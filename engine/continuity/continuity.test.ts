/** The statements of an account: in order, with parts missing, with parts twice. */
import { describe, expect, test } from 'vitest';
import type { Statement } from '../model/statement.ts';
import { standingWorded } from '../wording/continuity.ts';
import {
  account,
  compare,
  FEBRUARY,
  february,
  JANUARY,
  january,
  MARCH,
  march,
  ROWS,
  withoutBalances,
} from './testing/months.ts';
import { type Booking, bookings, exportOf, statement, transaction } from './testing/statements.ts';
import type { Finding } from './types.ts';

const told = ({ kind, statements, from, to }: Finding) => `${kind} ${statements.join('-')} ${from}..${to}`;

describe('statements that follow one another', () => {
  test('three months in order are continuous', () => {
    expect(account([january, february, march])).toMatchObject({
      statements: [0, 1, 2],
      from: '2025-01-01',
      to: '2025-03-31',
      status: 'continuous',
      findings: [],
    });
  });

  test('in any order are sorted by their periods', () => {
    expect(account([march, january, february])).toMatchObject({ statements: [1, 2, 0], status: 'continuous' });
  });

  test('may list the newest row first', () => {
    const newest = (paper: Statement) => ({ ...paper, transactions: paper.transactions.toReversed() });
    expect(account([january, february, march].map(newest)).status).toBe('continuous');
  });

  test('may share the day on which one ends and the next begins', () => {
    const touching = { ...february, periodStart: '2025-01-31' };
    expect(account([january, touching, march])).toMatchObject({ status: 'continuous', findings: [] });
  });

  test('may share some days of their printed periods without common rows', () => {
    expect(account([january, { ...february, periodStart: '2025-01-20' }])).toMatchObject({
      status: 'continuous',
      findings: [],
    });
  });

  test('of a card begin on any day of a month', () => {
    const first = statement(['2024-12-18', '2025-01-17'], ROWS, { accountType: 'card' });
    const second = statement(['2025-01-18', '2025-02-17'], ROWS, { accountType: 'card' });
    expect(account([second, first])).toMatchObject({ statements: [1, 0], status: 'continuous' });
  });

  test('of weeks have no gap at a weekend', () => {
    const week = statement(['2025-01-13', '2025-01-17'], ROWS);
    expect(account([week, statement(['2025-01-20', '2025-01-24'], ROWS)])).toMatchObject({
      status: 'continuous',
      findings: [],
    });
  });

  test('may be of a month and of a quarter', () => {
    const quarter = statement(['2025-02-01', '2025-04-30'], ROWS);
    expect(account([quarter, january])).toMatchObject({ statements: [1, 0], status: 'continuous' });
  });

  test('may have no rows in a month, which keeps the balance', () => {
    const quiet = statement(FEBRUARY, ROWS.slice(0, 2), { transactions: [] });
    const after = statement(MARCH, [...ROWS.slice(0, 2), ...bookings(38_750, [['2025-03-05', -1]])]);
    expect(account([january, quiet, after]).status).toBe('continuous');
  });

  test('without a closing balance have it from the opening balance and the rows', () => {
    expect(account([{ ...january, closingBalance: null }, february]).status).toBe('continuous');
  });

  test('without an opening balance have it from the closing balance and the rows', () => {
    expect(account([january, { ...withoutBalances(february), closingBalance: february.closingBalance }]).status).toBe(
      'continuous',
    );
  });

  test('without either have both from the balances of their rows', () => {
    const lists = [exportOf(ROWS.slice(0, 3)), exportOf(ROWS.slice(3).toReversed())];
    expect(account(lists)).toMatchObject({ status: 'continuous', findings: [] });
  });

  test('stay as they were read', () => {
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

  test('a file that could not be read is not named if nothing is missing', () => {
    expect(account([january, february], ['failed-file'])).toMatchObject({ status: 'continuous', findings: [] });
  });

  test('a gap over which the balance does not change is reported, and breaks nothing', () => {
    const later = statement(MARCH, ROWS.slice(0, 2));
    const { status, findings, standing } = account([january, later]);
    expect([status, findings.map(told)]).toEqual(['continuous', ['gap 0-1 2025-02-01..2025-02-28']]);
    expect(standingWorded(standing)).toContain('no money moved');
  });

  test('a gap is found without printed balances, too', () => {
    const { status, findings } = account([january, march].map(withoutBalances));
    expect([status, findings.map(told)]).toEqual(['broken', ['gap 0-1 2025-02-01..2025-02-28']]);
    expect(findings[0]).toMatchObject({ expected: null, found: null });
  });

  test('an opening balance that differs from the closing balance of the month before is reported with both', () => {
    const { status, findings } = account([january, { ...february, openingBalance: 38_000 }, march]);
    expect(status).toBe('broken');
    expect(findings).toMatchObject([
      { kind: 'balance', statements: [0, 1], from: '2025-01-31', to: '2025-02-01', expected: 38_750n, found: 38_000n },
    ]);
  });

  test('rows from before the end of the last statement do not hide a balance that is not carried over', () => {
    const rows = bookings(38_000, [
      ['2025-01-29', -100],
      ['2025-02-20', -200],
    ]);
    const list = exportOf(rows, { periodEnd: '2025-02-28' });
    const { status, findings } = account([january, list]);
    expect([status, findings.map(({ kind }) => kind)]).toEqual(['broken', ['balance']]);
  });

  test('lists without a period have no gap, but may have a balance that is not carried over', () => {
    const { findings } = account([exportOf(ROWS.slice(0, 2)), exportOf(ROWS.slice(4))]);
    expect(findings.map(told)).toEqual(['balance 0-1 2025-01-20..2025-03-01']);
  });

  test('without balances nothing is known about periods that follow one another', () => {
    const { status, standing, findings } = account([january, february].map(withoutBalances));
    expect([status, findings]).toEqual(['unknown', []]);
    expect(standingWorded(standing)).toContain('1 of 1 joints');
  });

  test('a statement without a day cannot be put in order', () => {
    const undated = { ...january, periodStart: null, periodEnd: null, transactions: [] };
    expect(account([undated, january, february])).toMatchObject({ statements: [1, 2, 0], status: 'unknown' });
  });
});

describe('what is there twice', () => {
  const days = (from: number, count: number): Booking[] =>
    bookings(
      50_000,
      Array.from({ length: 20 }, (_, i) => [`2025-05-${String(i + 1).padStart(2, '0')}`, -100 - i] as const),
    ).slice(from, from + count);

  test('rows of two lists that overlap are named in pairs, and the balances continue without them', () => {
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

  test('two empty statements of one number and period are two accounts if they name two kinds', () => {
    const quiet = (accountType: 'current' | 'savings') => statement(FEBRUARY, ROWS.slice(0, 2), { accountType });
    expect(compare([quiet('current'), quiet('savings')]).map(({ statements }) => statements)).toEqual([[0], [1]]);
  });

  test('a month that was sent again with other rows is a revised version, and the next continues either', () => {
    const revised = statement(
      JANUARY,
      bookings(10_000, [
        ['2025-01-03', -1_250],
        ['2025-01-20', 30_500],
      ]),
    );
    const { findings } = account([revised, january, february]);
    expect(findings.map(told)).toEqual(['revision 0-1 2025-01-01..2025-01-31']);
    expect(findings[0]).toMatchObject({ expected: 39_250n, found: 38_750n, rows: [[0, 0]] });
  });

  test('the months of a quarter are part of a statement of the quarter', () => {
    const quarter = statement(['2025-01-01', '2025-03-31'], ROWS);
    const { findings } = account([january, february, quarter]);
    expect(findings.map(told)).toEqual(['overlap 0-2 2025-01-01..2025-01-31', 'overlap 2-1 2025-02-01..2025-02-28']);
    expect(findings.map(({ rows }) => rows.length)).toEqual([2, 2]);
  });

  test('many equal rows in another order take no longer than others', () => {
    const equal = exportOf(
      bookings(
        0,
        Array.from({ length: 30_000 }, () => ['2025-05-01', -100] as const),
      ),
    );
    const turned = { ...equal, transactions: equal.transactions.toReversed() };
    const began = performance.now();
    expect(account([equal, turned]).findings[0].rows).toHaveLength(30_000);
    // the square of the rows took half a minute
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
