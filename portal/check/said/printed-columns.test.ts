import { expect, test } from 'vitest';
import type { PrintedWord } from '../edit/words.ts';
import { transaction } from '../testing/results.ts';
import { printedColumns } from './printed-columns.ts';
import { linesOf } from './printed-lines.ts';

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
  const span = { top: 100, bottom: 144 };
  const days = { kind: 'days', heading: 'Date', samples: ['02 Jun 2025', '03 Jun 2025'], read: 'date' };
  expect(printedColumns(words, linesOf(1, words, rows))).toEqual([
    { ...days, x: 65.5, y: 124.5, left: 40, right: 91, ...span },
    {
      kind: 'money',
      x: 322.5,
      y: 124.5,
      heading: 'Out',
      samples: ['4.50'],
      read: 'debit',
      left: 300,
      right: 340,
      ...span,
    },
    {
      ...{ kind: 'money', x: 417.5, y: 138.5, heading: 'In', samples: ['1,020.00'], read: 'credit' },
      ...{ left: 395, right: 440, ...span },
    },
  ]);
  expect(printedColumns(words, linesOf(2, words, rows))).toEqual([]);
});
