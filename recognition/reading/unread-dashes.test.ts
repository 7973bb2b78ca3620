import { expect, it } from 'vitest';
import type { Cell } from '../cells/cell.ts';
import type { PictureWord } from './types.ts';
import { unreadDashes } from './unread-dashes.ts';

const HEIGHT = 20;
const cellAt = (x0: number, x1: number, y0: number): Cell => ({
  x0,
  x1,
  y0,
  y1: y0 + HEIGHT,
  letterHeight: HEIGHT,
  parts: [],
});
const amountAt = (x1: number, y0: number): PictureWord => {
  const cell = cellAt(x1 - 100, x1, y0);
  return { ...cell, cell, text: '20723.89', confidence: 0.9, reading: { agreed: true, others: [] } };
};
const dash: Cell = { ...cellAt(742, 750, 100), dash: true };

it('a dash that nobody read is one at the end of a column of amounts, in doubt', () => {
  const words = [amountAt(750, 140), amountAt(752, 180)];
  expect(unreadDashes([dash], words)).toMatchObject([{ text: '-', x0: 742, reading: { agreed: false } }]);
});

it('elsewhere it is dirt', () => {
  expect(unreadDashes([dash], [amountAt(750, 140)])).toEqual([]);
  expect(unreadDashes([dash], [amountAt(750, 140), amountAt(790, 180)])).toEqual([]);
  expect(unreadDashes([dash], [amountAt(750, 140), amountAt(750, 900)])).toEqual([]);
});
