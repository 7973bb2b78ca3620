import { expect, test } from 'vitest';
import { PAPER, type Picture } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { withoutDustLines } from './dust-lines.ts';

const { picture } = await drawnTexts(['1,234.50      -17.20', 'Card payment to a mill, 3.10']);

function ruled(length: number, { across = false } = {}): Picture {
  const data = Uint8Array.from(picture.data);
  for (let i = 0; i < length; i++) data[across ? 7 * picture.width + i : i * picture.width + 7] = 0;
  return { ...picture, data };
}
const inkOf = ({ data }: Picture) => data.filter((grey) => grey < PAPER).length;

test('a line from one side of a scan to the other is taken out', () => {
  expect(inkOf(withoutDustLines(ruled(picture.height)))).toBe(inkOf(picture));
  expect(inkOf(withoutDustLines(ruled(picture.width, { across: true })))).toBe(inkOf(picture));
});

test('lines of a table and texts stay', () => {
  const table = ruled(Math.floor(picture.height * 0.7));
  expect(inkOf(withoutDustLines(table))).toBe(inkOf(table));
  expect(inkOf(withoutDustLines(picture))).toBe(inkOf(picture));
});

test('black borders stay: without some of their rows they would have other edges', () => {
  const data = Uint8Array.from(picture.data);
  data.fill(0, 0, 20 * picture.width);
  const bordered = { ...picture, data };
  expect(inkOf(withoutDustLines(bordered))).toBe(inkOf(bordered));
});
