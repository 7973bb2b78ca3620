/** Rows are filtered by side, amount, date and confidence, and sorted by their columns. */
import { expect, test } from 'vitest';
import type { Transaction } from './result.ts';
import { conditionsIn, filtered, NO_FILTER, nextSort, type RowFilter, type SortKey, sorted } from './row-filter.ts';
import { transaction } from './testing/results.ts';

const facts: Partial<Transaction>[] = [
  { date: '2025-06-02', amount: '-12.20', confidence: 0.99, balance: '5.00', description: 'Bakery' },
  { date: '2025-06-05', amount: '900.00', confidence: 0.7, description: 'salary' },
  { date: '2025-06-05', amount: '-9.95', confidence: 0.9, balance: '-10.00', description: 'Atm' },
];
const rows = facts.map((one, row) => ({ row, transaction: transaction(one) }));
const kept = (filter: Partial<RowFilter>) => filtered(rows, { ...NO_FILTER, ...filter }).map(({ row }) => row);
const by = (key: SortKey, descending = false, computed = new Map<number, string>()) =>
  sorted(rows, { key, descending }, computed).map(({ row }) => row);

test('what somebody entered is sorted behind all that was read, however surely', () => {
  const entered = { row: 3, transaction: transaction({ source: 'edited', confidence: 1 }) };
  const order = (descending: boolean) =>
    sorted([entered, ...rows], { key: 'confidence', descending }, new Map()).map(({ row }) => row);
  expect([order(false), order(true)]).toEqual([
    [1, 2, 0, 3],
    [0, 2, 1, 3],
  ]);
});

test('rows are filtered by side', () => {
  expect([kept({ side: 'in' }), kept({ side: 'out' }), kept({})]).toEqual([[1], [0, 2], [0, 1, 2]]);
});

test('amounts are compared as money, without their sign', () => {
  expect([kept({ least: '10' }), kept({ most: '12.2' }), kept({ least: '9.95', most: '9.95' })]).toEqual([
    [0, 1],
    [0, 2],
    [2],
  ]);
});

test('both days of a filter are included', () => {
  expect([kept({ from: '2025-06-05' }), kept({ to: '2025-06-02' })]).toEqual([[1, 2], [0]]);
});

test('rows that are less sure than a percentage are found', () => {
  expect(kept({ below: 90 })).toEqual([1]);
});

test('conditions are counted', () => {
  expect(conditionsIn({ ...NO_FILTER, side: 'in', from: '2025-01-01', below: 80 })).toBe(3);
});

test('amounts are sorted as numbers; rows with the same value stay as printed', () => {
  expect([by('amount'), by('date'), by('date', true)]).toEqual([
    [0, 2, 1],
    [0, 1, 2],
    [1, 2, 0],
  ]);
});

test('rows without money out, or without a balance, are last', () => {
  expect([by('out'), by('out', true), by('balance'), by('balance', true)]).toEqual([
    [2, 0, 1],
    [0, 2, 1],
    [2, 0, 1],
    [0, 2, 1],
  ]);
});

test('computed balances are sorted among the printed ones', () => {
  expect(by('balance', false, new Map([[1, '0.00']]))).toEqual([2, 1, 0]);
});

test('case is ignored in descriptions', () => {
  expect(by('description')).toEqual([2, 0, 1]);
});

test('a heading sorts up, then down, then as printed', () => {
  const up = nextSort(null, 'date');
  const down = nextSort(up, 'date');
  expect([up, down, nextSort(down, 'date'), nextSort(down, 'amount')]).toEqual([
    { key: 'date', descending: false },
    { key: 'date', descending: true },
    null,
    { key: 'amount', descending: false },
  ]);
});
