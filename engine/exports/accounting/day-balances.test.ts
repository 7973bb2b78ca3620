/** The balance behind each booking, of papers that print it in different places. */
import { describe, expect, test } from 'vitest';
import { transaction } from '../testing/sample.ts';
import { balancesBehind, isNewestFirst } from './day-balances.ts';

const row = (day: number, amount: number, balance: number | null) =>
  transaction({ date: `2025-06-0${day}`, amount, balance });
/** Three days: of three bookings, of one and of two. */
const EVERY = [row(1, -5, 95), row(1, -5, 90), row(1, 30, 120), row(2, -20, 100), row(4, -5, 95), row(4, -5, 90)];
const BEHIND = [95n, 90n, 120n, 100n, 95n, 90n];
const without = (...bare: number[]) => EVERY.map((one, i) => (bare.includes(i) ? { ...one, balance: null } : one));

describe('the balance behind a booking', () => {
  test('is the printed one', () => {
    expect(balancesBehind(EVERY)).toEqual(BEHIND);
  });

  test('is what the balance of its day makes of it', () => {
    expect(balancesBehind(without(0, 1, 4))).toEqual(BEHIND);
  });

  test('is the same if the newest booking is first', () => {
    for (const rows of [EVERY, without(0, 1, 4), EVERY.slice(0, 3)])
      expect(balancesBehind(rows.toReversed()).toReversed()).toEqual(BEHIND.slice(0, rows.length));
  });

  test('is unknown behind the last balance of its day: no other day is asked', () => {
    expect(balancesBehind(without(5))).toEqual([...BEHIND.slice(0, 4), 95n, null]);
    expect(balancesBehind(without(3))).toEqual([...BEHIND.slice(0, 3), null, ...BEHIND.slice(4)]);
  });

  test('is unknown if few days end with a balance, such as one at the end of a page', () => {
    expect(balancesBehind(without(2, 3))).toEqual(EVERY.map(() => null));
    expect(balancesBehind(without(0, 1, 2, 3, 4, 5))).toEqual(EVERY.map(() => null));
    expect(balancesBehind([])).toEqual([]);
  });
});

test('one row of another time turns no order', () => {
  const days = ['2025-06-30', '2025-06-02', '2025-06-03', '2025-06-04', '2025-06-05'];
  const rows = days.map((date) => transaction({ date }));
  expect(isNewestFirst(rows)).toBe(false);
  expect(isNewestFirst(rows.toReversed())).toBe(true);
  // a charge of an earlier day stands below
  expect(isNewestFirst([...rows.slice(1), transaction({ date: '2025-05-31' })])).toBe(false);
  expect(isNewestFirst([transaction({ date: '2025-06-02' }), transaction({ date: '2025-06-01' })])).toBe(true);
});
