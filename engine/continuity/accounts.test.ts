/** Which statements are of one account. */
import { describe, expect, test } from 'vitest';
import type { Statement } from '../model/statement.ts';
import { account, compare, FEBRUARY, february, JANUARY, january, march, withoutBalances } from './testing/months.ts';
import { type Booking, bookings, exportOf, statement } from './testing/statements.ts';

const other = (paper: Statement) => ({ ...paper, accountNumber: '99887766' });

test('two that are interleaved are separated', () => {
  const accounts = compare([january, other(january), february, other(february)]);
  expect(accounts.map(({ statements, status }) => [statements, status])).toEqual([
    [[0, 2], 'continuous'],
    [[1, 3], 'continuous'],
  ]);
});

test('two currencies under one number are separated', () => {
  const euros = (paper: Statement) => ({ ...paper, currency: 'EUR' });
  const accounts = compare([january, euros(january), euros(february), february]);
  expect(accounts.map(({ currency, statements }) => [currency, statements])).toEqual([
    ['GBP', [0, 3]],
    ['EUR', [1, 2]],
  ]);
});

test('a statement without a currency has the currency of the others', () => {
  expect(account([january, { ...february, currency: null }]).status).toBe('continuous');
});

test('a number is written with spaces, zeros and a mask, or without', () => {
  const numbers = ['6011 4482', '0060114482', 'XXXX-60114482'];
  const written = [january, february, march].map((paper, i) => ({ ...paper, accountNumber: numbers[i] }));
  expect(account(written).status).toBe('continuous');
});

test('an IBAN and the number that it contains are one account', () => {
  const iban = { ...february, accountNumber: null, iban: 'GB94BARC10201560114482' };
  expect(account([january, iban, march])).toMatchObject({ status: 'continuous', accountNumber: '60114482' });
});

test('an IBAN that differs from the number of the account is that of somebody else', () => {
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

test('statements that name no account are not grouped', () => {
  const nameless = [january, february].map((paper) => ({ ...paper, accountNumber: null }));
  expect(compare(nameless).map(({ statements, status }) => [statements, status])).toEqual([
    [[0], 'unknown'],
    [[1], 'unknown'],
  ]);
});

test('two accounts under the number of a customer are separated by their balances', () => {
  const savings = bookings(900_000, [['2025-02-14', 100]]);
  const papers = [january, statement(JANUARY, savings), statement(FEBRUARY, savings), february];
  expect(compare(papers).map(({ statements, status }) => [statements, status])).toEqual([
    [[0, 3], 'continuous'],
    [[1, 2], 'continuous'],
  ]);
});

describe('two under one number, of the same month, are separated', () => {
  const FEE = ['2025-01-31', -450] as const;
  const first = bookings(10_000, [['2025-01-03', -1_250], ['2025-01-05', -90], ['2025-01-20', 30_000], FEE]);
  const second = bookings(70_000, [['2025-01-04', -2_250], ['2025-01-08', -75], ['2025-01-21', 31_000], FEE]);
  const months = [statement(JANUARY, first), statement(JANUARY, second)];

  test('if both book the same fee on one day', () => {
    expect(compare(months)).toHaveLength(2);
  });

  test('if they print no balances and share few rows', () => {
    expect(compare(months.map(withoutBalances))).toHaveLength(2);
  });

  test('if they print no balances and share no rows', () => {
    const apart = months.map(withoutBalances).map((paper) => ({
      ...paper,
      transactions: paper.transactions.slice(0, -1),
    }));
    expect(compare(apart)).toHaveLength(2);
  });

  test('if neither has rows', () => {
    const quiet = (openingBalance: number) =>
      statement(JANUARY, [], { openingBalance, closingBalance: openingBalance });
    expect(compare([quiet(100), quiet(900)])).toHaveLength(2);
  });
});

test('rows of one day, amount and text are two if their balances differ', () => {
  const twice = bookings(1_000, [
    ['2025-01-31', -450],
    ['2025-01-31', -450],
  ]);
  const [before, after] = [exportOf(twice.slice(0, 1)), exportOf(twice.slice(1))];
  expect(account([before, after])).toMatchObject({ status: 'continuous', findings: [] });
});

test('equal rows without balances are two if the second statement opens with what the first closed with', () => {
  const twice = bookings(1_000, [
    ['2025-01-31', -450],
    ['2025-01-31', -450],
  ]);
  const [before, after] = [exportOf(twice.slice(0, 1)), exportOf(twice.slice(1))];
  const met = [
    {
      ...withoutBalances(before),
      periodStart: '2025-01-01',
      periodEnd: '2025-01-31',
      openingBalance: 1_000,
      closingBalance: 550,
    },
    {
      ...withoutBalances(after),
      periodStart: '2025-01-31',
      periodEnd: '2025-02-28',
      openingBalance: 550,
      closingBalance: 100,
    },
  ];
  expect(account(met)).toMatchObject({ status: 'continuous', findings: [] });
});

test('a single statement is not compared', () => {
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

test('a paper that prints more decimals is compared with the others', () => {
  const finer = (minor: number | null) => (minor === null ? null : minor * 10);
  const precise = {
    ...february,
    currency: null,
    decimals: 3,
    openingBalance: finer(february.openingBalance),
    closingBalance: finer(february.closingBalance),
    transactions: february.transactions.map((row) => ({
      ...row,
      amount: row.amount * 10,
      balance: finer(row.balance),
    })),
  };
  expect(account([{ ...january, currency: null }, precise])).toMatchObject({ status: 'continuous', decimals: 3 });
});
