import { describe, expect, test } from 'vitest';
import { transaction } from '../testing/results.ts';
import { dateIn, dateOf, orderOf } from './printed-dates.ts';
import { readBox } from './read-box.ts';
import type { Box, PrintedWord } from './words.ts';

/** Words of a line at a height, each with its left and right edge. */
const line = (y: number, ...words: readonly (readonly [text: string, left: number, right: number])[]): PrintedWord[] =>
  words.map(([text, left, right]) => ({ text, box: [left, y, right, y + 9] }));

const read = (y: number, facts: Parameters<typeof transaction>[0]) =>
  transaction({ boxes: [{ page: 1, box: [40, y, 550, y + 9] }], ...facts });
const at = (y: number): Box => [38, y - 2, 560, y + 12];

describe('a paper with columns of money in and out', () => {
  const words = [
    ...line(100, ['02/06', 40, 65], ['Bakery', 80, 120], ['4.50', 300, 330], ['995.50', 500, 550]),
    ...line(112, ['03/06', 40, 65], ['Salary', 80, 120], ['1,200.00', 390, 430], ['2,195.50', 500, 550]),
    ...line(124, ['25/06', 40, 65], ['Card', 80, 100], ['12', 104, 112], ['20.00', 305, 330], ['2,175.50', 500, 550]),
    ...line(136, ['Refund', 80, 120], ['of', 122, 130], ['June', 132, 150], ['7.25', 400, 430]),
  ];
  const rows = [
    read(100, { date: '2025-06-02', amount: '-4.50', balance: '995.50' }),
    read(112, { date: '2025-06-03', amount: '1200.00', balance: '2195.50' }),
  ];
  const boxed = (y: number) => readBox({ page: 1, box: at(y), words, rows });

  test('gives a row its sign, its balance, its year, and a number that is no amount', () => {
    expect(boxed(124)).toEqual({ date: '2025-06-25', description: 'Card 12', amount: '-20.00', balance: '2175.50' });
  });

  test('gives a row only what is there', () => {
    expect(boxed(136)).toEqual({ description: 'Refund of June', amount: '7.25' });
    expect(boxed(300)).toEqual({});
  });
});

test('amounts with printed signs and other marks in one column', () => {
  const words = [
    ...line(100, ['2.', 40, 48], ['Juni', 50, 70], ['Miete', 80, 120], ['1.200,00-', 380, 430]),
    ...line(112, ['3.', 40, 48], ['Juni', 50, 70], ['Gehalt', 80, 120], ['2.500,00+', 380, 430]),
    ...line(124, ['4.', 40, 48], ['Juni', 50, 70], ['Strom', 80, 120], ['75,10-', 400, 430]),
  ];
  const rows = [read(100, { amount: '-1200.00' }), read(112, { amount: '2500.00' })];
  expect(readBox({ page: 1, box: at(124), words, rows })).toEqual({
    ...{ date: '2025-06-04', description: 'Strom', amount: '-75.10' },
  });
});

test('a date of Japanese, Chinese or Korean signs', () => {
  const known = { order: 'DMY', year: '2024' } as const;
  for (const text of ['2024年8月5日', '2024 年 8 月 5 日', '24年8月5日', '8月5日', '8月5', '2024년8월5일'])
    expect(dateOf(text, known)).toBe('2024-08-05');
  for (const text of ['2024年8月', '13月5日', '8月32日', '8月分']) expect(dateOf(text, known)).toBeNull();
  const words = [
    ...line(100, ['2024年8月2日', 40, 90], ['給与振込', 100, 140], ['221,952', 300, 330]),
    ...line(112, ['2024年8月5日', 40, 90], ['給与振込', 100, 140], ['273,976', 300, 330]),
  ];
  expect(readBox({ page: 1, box: at(112), words, rows: [read(100, { amount: '221952' })] })).toEqual({
    ...{ date: '2024-08-05', description: '給与振込', amount: '273976' },
  });
});

test('a currency without decimals has amounts in their column alone', () => {
  const words = [
    ...line(100, ['2025/06/02', 40, 90], ['A', 100, 120], ['1,500', 300, 330]),
    ...line(112, ['2025/06/03', 40, 90], ['Room', 100, 120], ['12', 122, 130], ['800', 310, 330]),
  ];
  const rows = [read(100, { amount: '-1500' })];
  expect(readBox({ page: 1, box: at(112), words, rows })).toEqual({
    ...{ date: '2025-06-03', description: 'Room 12', amount: '-800' },
  });
});

test('where nothing was read, the first amount counts, and a last one is a balance', () => {
  const words = line(
    100,
    ['5', 40, 45],
    ['Jun', 47, 60],
    ['2025', 62, 80],
    ['Rent', 90, 120],
    ['5.00', 300, 330],
    ['9.00', 500, 550],
  );
  expect(readBox({ page: 1, box: at(100), words, rows: [] })).toEqual({
    ...{ date: '2025-06-05', description: 'Rent', amount: '5.00', balance: '9.00' },
  });
});

test('a line that is a sentence is the description as a whole, a row of a table is not', () => {
  const sentence = line(
    100,
    ['Charges', 40, 70],
    ['of', 72, 80],
    ['12.50', 82, 110],
    ['were', 112, 130],
    ['taken', 132, 150],
  );
  const row = line(120, ['3', 40, 45], ['Jun', 47, 60], ['2025', 62, 80], ['Rent', 90, 120], ['5.00', 300, 330]);
  const words = [...sentence, ...row];
  const of = (y: number, isLine: boolean) => readBox({ page: 1, box: at(y), words, rows: [], isLine }).description;
  expect([of(100, true), of(100, false)]).toEqual(['Charges of 12.50 were taken', 'Charges of were taken']);
  expect(of(120, true)).toBe('Rent');
});

describe('dates', () => {
  const known = { order: 'DMY', year: '2024' } as const;
  test.each([
    ['03/04/2025', '2025-04-03'],
    ['03.04.', '2024-04-03'],
    ['2025-04-03', '2025-04-03'],
    ['20250403', '2025-04-03'],
    ['03APR25', '2025-04-03'],
    ['April 3, 2025', '2025-04-03'],
    ['3 de abril de 2025', '2025-04-03'],
    ['3 févr. 2025', '2025-02-03'],
    ['29/02', '2024-02-29'],
    ['13/25/2025', null],
    ['31/02/2025', null],
    ['12', null],
    ['Mar', null],
  ])('"%s" is %s', (text, date) => {
    expect(dateOf(text, known)).toBe(date);
  });

  test('have the order of the dates that were read', () => {
    const rows = [{ texts: ['04/03/2025', 'Rent'], date: '2025-04-03' }];
    expect(orderOf(rows)).toBe('MDY');
    expect(dateIn(['Paid', '05/06'], { order: 'MDY', year: '2025' })).toEqual({ date: '2025-05-06', from: 1, to: 2 });
  });
});
