/** Columns are chosen among those that a statement has. */
import { expect, test } from 'vitest';
import { chosenIn, columnsOf } from './columns.ts';
import { transaction } from './testing/results.ts';

test('columns that only some banks print are offered if a row has one', () => {
  const rows = [transaction(), transaction({ reference: 'PAY-77' })].map((one, row) => ({ row, transaction: one }));
  expect(columnsOf(rows.slice(0, 1))).not.toContain('reference');
  expect(columnsOf(rows)).toContain('reference');
  expect(columnsOf(rows)).not.toContain('valueDate');
});

test('chosen columns are in the order of the list', () => {
  expect(chosenIn('confidence,description,date')).toEqual(['date', 'description', 'confidence']);
});

test('damaged or no text gives the usual columns', () => {
  const usual = ['date', 'description', 'in', 'out', 'balance'];
  expect([chosenIn(null), chosenIn('nonsense'), chosenIn('')]).toEqual([usual, usual, usual]);
});
