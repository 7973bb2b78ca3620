/** How the list is drawn is known before it is drawn. */
import { expect, test } from 'vitest';
import { measuresOf } from './row-measures.ts';
import { transaction } from './testing/results.ts';

/** ten pixels per letter */
const TYPE = { rem: 16, widthOf: (text: string) => text.length * 10 };
const texts = { date: (iso: string) => iso, amount: (decimal: string) => decimal };
const rows = [transaction({ amount: '-1234567.89' }), transaction({ balance: '5.00' })].map((t, row) => ({
  row,
  transaction: t,
}));
const columns = ['date', 'description', 'in', 'out', 'balance'] as const;
const measures = (width: number, computed: ReadonlyMap<number, string> = new Map()) =>
  measuresOf({ rows, computed, columns }, texts, width, TYPE);

test('a column is as wide as its longest amount, and the description takes the rest', () => {
  expect(measures(800).template).toBe('1.25rem 104px minmax(0, 1fr) 114px 114px 76px');
});

test('a computed balance has room for the sign that tells it apart', () => {
  expect(measures(800, new Map([[0, '-1234567.89']])).template).toMatch(/ 134px$/);
});

test('rows have one line', () => {
  expect(measures(800).height).toBe(26);
});

test('a narrow list has no columns, but cards of two lines that are no higher than 44 pixels', () => {
  expect(measures(330)).toMatchObject({ columns: null, height: 44 });
});
