/** Rows are found by their printed and by their displayed text. */
import { expect, test } from 'vitest';
import { searchIn } from './search.ts';
import { transaction } from './testing/results.ts';

const rows = [
  { description: 'Café Zürich', amount: '-1234.50', date: '2025-06-02' },
  { description: 'SALARY', amount: '2500.00', date: '2025-06-30', reference: 'PAY-77' },
].map((facts, row) => ({ row, transaction: transaction(facts) }));
const shown = {
  date: (iso: string) => (iso === '2025-06-02' ? 'Jun 2, 2025' : 'Jun 30, 2025'),
  amount: (decimal: string) => (decimal === '1234.50' ? '1,234.50' : decimal),
};
const found = (words: string) => {
  const search = searchIn(rows, shown);
  search.readOn(1_000);
  return search.find(words).map(({ row }) => row);
};

test('no words find every row', () => {
  expect(found('  ')).toEqual([0, 1]);
});

test('letters are found in any case and with any marks', () => {
  expect(found('cafe zurich')).toEqual([0]);
});

test('amounts are found as displayed and as in the result', () => {
  expect([found('1,234.50'), found('1234.5'), found('-1234.50')]).toEqual([[0], [0], [0]]);
});

test('dates are found as displayed', () => {
  expect(found('jun 30')).toEqual([1]);
});

test('references are found', () => {
  expect(found('pay-77')).toEqual([1]);
});

test('every word must be there', () => {
  expect(found('salary zurich')).toEqual([]);
});

test('many rows are read in slices', () => {
  const many = Array.from({ length: 20_000 }, (_, row) => ({ row, transaction: transaction({ reference: `${row}` }) }));
  const search = searchIn(many, shown);
  expect(search.readOn(1)).toBe(false);
  while (!search.readOn(50));
  expect(search.find('19999').map(({ row }) => row)).toEqual([19_999]);
});
