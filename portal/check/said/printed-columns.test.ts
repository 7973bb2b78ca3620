import { expect, test } from 'vitest';
import type { PrintedWord } from '../edit/words.ts';
import { transaction } from '../testing/results.ts';
import { printedColumns } from './printed-columns.ts';

const word = (text: string, x: number, y: number, width = 40): PrintedWord => ({ text, box: [x, y, x + width, y + 9] });
const row = (row: number, y: number, facts: Parameters<typeof transaction>[0]) => ({
  row,
  transaction: transaction({ boxes: [{ page: 1, box: [40, y - 1, 550, y + 10] }], ...facts }),
});
const words = [
  word('Closing', 40, 84),
  word('balance', 90, 84),
  word('Date', 40, 100),
  word('Text', 110, 100),
  word('Out', 300, 100),
  word('In', 400, 100),
  word('02', 40, 120, 12),
  word('Jun', 54, 120, 15),
  word('2025', 71, 120, 20),
  word('Bakery', 110, 120),
  word('4.50', 305, 120, 35),
  word('03', 40, 134, 12),
  word('Jun', 54, 134, 15),
  word('2025', 71, 134, 20),
  word('Salary', 110, 134),
  word('1,020.00', 395, 134, 45),
  word('7.77', 395, 300),
];
const rows = [
  row(0, 120, { amount: '-4.50', date: '2025-06-02' }),
  row(1, 134, { amount: '1020.00', date: '2025-06-03' }),
];

test('columns of days and amounts are found by the words of the rows, with their headings', () => {
  expect(printedColumns(1, words, rows)).toEqual([
    { kind: 'days', x: 65.5, y: 124.5, heading: 'Date', samples: ['02 Jun 2025', '03 Jun 2025'] },
    { kind: 'money', x: 322.5, y: 124.5, heading: 'Out', samples: ['4.50'] },
    { kind: 'money', x: 417.5, y: 138.5, heading: 'In', samples: ['1,020.00'] },
  ]);
  expect(printedColumns(2, words, rows)).toEqual([]);
});
