/** Balances are computed where the paper prints none. */
import { expect, test } from 'vitest';
import type { Transaction } from './result.ts';
import { computedBalances } from './running.ts';
import { transaction } from './testing/results.ts';

const NONE = { openingBalance: null, closingBalance: null };
const rowsOf = (...facts: Partial<Transaction>[]) => facts.map((one, row) => ({ row, transaction: transaction(one) }));
const listed = (...parts: Parameters<typeof computedBalances>) => [...computedBalances(...parts)].sort();

test('balances go on from the opening balance, and from each printed one', () => {
  const rows = rowsOf({ amount: '-1.50' }, { amount: '2.00', balance: '99.00' }, { amount: '-0.25' });
  expect(listed(rows, { ...NONE, openingBalance: '100.00' })).toEqual([
    [0, '98.50'],
    [2, '98.75'],
  ]);
});

test('without an opening balance, they go back from the first printed one, or from the closing balance', () => {
  const rows = rowsOf({ amount: '-1.50' }, { amount: '2.00' });
  expect(
    listed([...rows, ...rowsOf({ amount: '5.00', balance: '10.00' }).map((one) => ({ ...one, row: 2 }))], NONE),
  ).toEqual([
    [0, '3.00'],
    [1, '5.00'],
  ]);
  expect(listed(rows, { ...NONE, closingBalance: '7.00' })).toEqual([
    [0, '5.00'],
    [1, '7.00'],
  ]);
});

test('a paper that prints the newest row first is added up from its foot', () => {
  const rows = rowsOf({ date: '2025-06-09', amount: '5.00' }, { date: '2025-06-02', amount: '1.00' });
  expect(listed(rows, { ...NONE, openingBalance: '0.00' })).toEqual([
    [0, '6.00'],
    [1, '1.00'],
  ]);
});

test('nothing is computed where all balances are printed, or none is known', () => {
  expect(listed(rowsOf({ balance: '1.00' }), { ...NONE, openingBalance: '5.00' })).toEqual([]);
  expect(listed(rowsOf({}), NONE)).toEqual([]);
});
