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

/** Columns of rows below one another: each its day, text and amount, with the facts that were read. */
const columnsOf = (
  ...of: { date: string; text: string; amount: string; facts: Parameters<typeof transaction>[0] }[]
) => {
  const all = of.flatMap(({ date, text, amount }, i) => [
    word(date, 40, 120 + 14 * i),
    ...text.split(' ').map((one, at) => word(one, 110 + 34 * at, 120 + 14 * i, 30)),
    word(amount, 300, 120 + 14 * i),
  ]);
  const read = of.map(({ facts }, i) => row(i, 120 + 14 * i, facts));
  return printedColumns(all, linesOf(1, all, read)).map(({ kind, samples, read: as }) => [kind, as, ...samples]);
};

test('a month at the end of a text makes no day with the amount', () => {
  expect(
    columnsOf(
      { date: '2025-07-02', text: 'Salary Jun', amount: '5.00', facts: { amount: '5.00', date: '2025-07-02' } },
      { date: '2025-07-03', text: 'Rent Jul', amount: '12.00', facts: { amount: '12.00', date: '2025-07-03' } },
    ),
  ).toEqual([
    ['days', 'date', '2025-07-02', '2025-07-03'],
    ['money', 'credit', '5.00', '12.00'],
  ]);
});

test('nor with a number that stands farther than a space', () => {
  const far = [
    word('2025-07-02', 40, 120),
    word('Salary', 110, 120),
    word('Jun', 160, 120, 15),
    word('5', 300, 120, 5),
  ];
  const read = [row(0, 120, { amount: '5.00', date: '2025-07-02' })];
  expect(printedColumns(far, linesOf(1, far, read)).map(({ samples }) => samples)).toEqual([['2025-07-02']]);
});

test('days that look like amounts are days where days stand, and amounts that look like days are none', () => {
  expect(
    columnsOf(
      { date: '01.05', text: 'Bakery', amount: '5.06', facts: { amount: '-5.06', date: '2025-05-01' } },
      { date: '05.06', text: 'Books', amount: '7.08', facts: { amount: '-7.08', date: '2025-06-05' } },
      { date: '06.06', text: 'Cake', amount: '6.06', facts: { amount: '-6.06', date: '2025-06-06' } },
    ),
  ).toEqual([
    ['days', 'date', '01.05', '05.06', '06.06'],
    ['money', 'debit', '5.06', '7.08', '6.06'],
  ]);
  expect(
    columnsOf({ date: '05.06.2025', text: 'Bakery', amount: '4.50', facts: { amount: '-4.50', date: '2025-06-05' } }),
  ).toEqual([
    ['days', 'date', '05.06.2025'],
    ['money', 'debit', '4.50'],
  ]);
});

test('a column that is hardly filled is one if it holds the only amount of a row; an amount in a text is none', () => {
  const few = Array.from({ length: 20 }, (_, i) => ({ y: 120 + 14 * i, amount: i === 5 ? '1,020.00' : '4.50' }));
  const all = few.flatMap(({ y, amount }, i) => [
    word('2025-06-02', 40, y),
    word(i === 7 ? '4.50' : 'Bakery', 110, y),
    word(amount, amount === '4.50' ? 300 : 400, y),
  ]);
  const read = few.map(({ y, amount }, i) => row(i, y, { amount: i === 5 ? '1020.00' : `-${amount}` }));
  expect(printedColumns(all, linesOf(1, all, read)).map((one) => [one.kind, one.read, one.left])).toEqual([
    ['days', 'date', 40],
    ['money', 'debit', 300],
    ['money', 'credit', 400],
  ]);
});
