import { expect, test } from 'vitest';
import type { PrintedWord } from '../edit/words.ts';
import { transaction } from '../testing/results.ts';
import { columnBands } from './column-bands.ts';

const word = (text: string, x: number, y: number, width = 40): PrintedWord => ({ text, box: [x, y, x + width, y + 9] });
const row = (row: number, y: number, facts: Parameters<typeof transaction>[0]) => ({
  row,
  transaction: transaction({ boxes: [{ page: 1, box: [40, y - 1, 550, y + 10] }], ...facts }),
});
const heading = (y: number, out: number) => [word('Date', 40, y), word('Text', 110, y), word('Out', out, y)];
const bakery = [word('2025-06-02', 40, 120), word('Bakery', 110, 120, 60), word('4.50', 300, 120)];
const grocer = [word('2025-06-04', 40, 134), word('Grocer', 110, 134), word('6.00', 300, 134)];
const rows = [
  row(0, 120, { amount: '-4.50', date: '2025-06-02', description: 'Bakery' }),
  row(1, 134, { amount: '-6.00', date: '2025-06-04', description: 'Grocer' }),
];
const named = (bands: ReturnType<typeof columnBands>) =>
  bands.map(({ column, box: [left, top, right, bottom] }) => ({
    of: column === null ? 'text' : `${column.heading}: ${column.read}`,
    at: [left, top, right, bottom].map(Math.round),
  }));

test('bands reach from the heading to the last row, and halfway to one another', () => {
  const words = [...heading(100, 300), ...bakery, ...grocer];
  expect(named(columnBands({ page: 1, words, rows, all: rows }))).toEqual([
    { of: 'Date: date', at: [18, 100, 94, 144] },
    { of: 'text', at: [96, 100, 192, 144] },
    { of: 'Out: debit', at: [278, 100, 362, 144] },
  ]);
});

test('a line below them that looks like a row shows a column of which nothing was read', () => {
  const missed = [word('2025-06-05', 40, 148), word('Salary', 110, 148), word('1,020.00', 400, 148)];
  const words = [...heading(100, 300), word('In', 410, 100), ...bakery, ...grocer, ...missed];
  const bands = named(columnBands({ page: 1, words, rows, all: rows }));
  expect(bands.at(-1)).toEqual({ of: 'In: null', at: [378, 100, 472, 157] });
  // a line without a day below the others is none
  const summary = [...bakery, ...grocer, word('Total', 200, 160), word('10.50', 480, 160)];
  expect(columnBands({ page: 1, words: summary, rows, all: rows })).toHaveLength(3);
});

test('a second table of the page has bands of its own', () => {
  const second = [...heading(200, 350), word('2025-06-06', 40, 220), word('Books', 110, 220), word('9.00', 350, 220)];
  const all = [...rows, row(2, 220, { amount: '-9.00', date: '2025-06-06', description: 'Books' })];
  const words = [...heading(100, 300), ...bakery, ...grocer, ...second];
  const tops = columnBands({ page: 1, words, rows: all, all }).map(({ box }) => box[1]);
  expect(tops).toEqual([100, 100, 100, 200, 200, 200]);
});

test('a page of another statement has none', () => {
  const words = [...heading(100, 300), ...bakery, ...grocer];
  expect(columnBands({ page: 1, words, rows: [], all: rows })).toEqual([]);
  expect(columnBands({ page: 2, words, rows: [], all: rows })).not.toEqual([]);
});
