import { expect, test } from 'vitest';
import { transaction } from '../testing/results.ts';
import { unusedWord } from './use-pointing.ts';

const word = (text: string, x: number, y: number) => ({
  text,
  box: [x, y, x + 30, y + 10] as [number, number, number, number],
});
const rows = [
  { row: 0, transaction: transaction({ amount: '-7.00', boxes: [{ page: 1, box: [40, 100, 550, 130] }] }) },
];
const at = (words: ReturnType<typeof word>[]) => unusedWord(words, { page: 1, text: '7.00', rows });

test('an amount is where no row uses it', () => {
  const free = word('7.00', 400, 300);
  expect(at([word('7.00', 400, 105), free])).toBe(free);
  expect(at([word('7.00', 400, 105)])).toBeNull();
});

test('another figure in the box of a row is not used by that row', () => {
  const within = word('7.00', 200, 118);
  const other = [
    { row: 0, transaction: transaction({ amount: '-9.00', boxes: [{ page: 1, box: [40, 100, 550, 130] }] }) },
  ];
  expect(unusedWord([within], { page: 1, text: '7.00', rows: other })).toBe(within);
});
