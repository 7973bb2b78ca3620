/** The height of rows is known before they are drawn. */
import { expect, test } from 'vitest';
import { heightOf, measuresOf } from './row-measures.ts';
import { transaction } from './testing/results.ts';

/** ten pixels per letter */
const TYPE = { rem: 16, widthOf: (text: string) => text.length * 10 };
const texts = { date: (iso: string) => iso, amount: (decimal: string) => decimal };
const rows = [transaction({ amount: '-1234567.89' }), transaction({ balance: '5.00' })].map((t, row) => ({
  row,
  transaction: t,
}));
const wide = measuresOf(rows, texts, 800, TYPE);
const height = (description: string, more = false) => heightOf(transaction({ description }), more, wide, TYPE);

test('a column is as wide as its longest amount', () => {
  expect([wide.money, wide.balance]).toEqual([114, 68]);
});

test('the description has the space that the other columns leave', () => {
  expect(wide.date + 2 * wide.money + wide.balance + wide.description).toBeLessThan(800);
});

test('a description that is too wide has a second line, and no third', () => {
  const [one, two, many] = ['SHORT', 'X'.repeat(40), 'X'.repeat(400)].map((text) => height(text));
  expect([two - one, many - two]).toEqual([20, 0]);
});

test('columns on a separate line make a row higher', () => {
  expect(height('SHORT', true) - height('SHORT')).toBe(16);
});

test('a narrow list has no columns, but a further line for the date and the amount', () => {
  const narrow = measuresOf(rows, texts, 330, TYPE);
  expect(narrow.columns).toBe(false);
  expect(heightOf(transaction({ description: 'A' }), false, narrow, TYPE) - height('A')).toBe(20);
});
