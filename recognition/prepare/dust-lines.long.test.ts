import { expect, test } from 'vitest';
import { INK, type Picture } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { withoutDustLines } from './dust-lines.ts';

const { picture } = await drawnTexts(['1,234.50      -17.20', 'Card payment to a mill, 3.10']);

/** The page with a line down or across it, so much of its length and so dark. */
function ruled(length: number, { across = false, from = 0, grey = 0, at = 7 } = {}): Picture {
  const data = Uint8Array.from(picture.data);
  for (let i = from; i < from + length; i++) {
    const pixel = across ? at * picture.width + i : i * picture.width + at;
    data[pixel] = Math.min(data[pixel] ?? 0, grey);
  }
  return { ...picture, data };
}
const inkOf = ({ data }: Picture) => data.filter((grey) => grey < INK).length;
const ALL = inkOf(picture);
const without = (page: Picture, opaque = true) => withoutDustLines(page, { opaque });

test('a line from one side of a scan to the other is taken out, black or grey', () => {
  for (const grey of [0, 120]) {
    expect(inkOf(without(ruled(picture.height, { grey })))).toBe(ALL);
    expect(inkOf(without(ruled(picture.width, { across: true, grey })))).toBe(ALL);
  }
});

test('a line that hides what it was drawn over stays where print is read', () => {
  const black = ruled(picture.height);
  expect(Buffer.compare(without(black, false).data, black.data)).toBe(0);
  expect(inkOf(without(ruled(picture.height, { grey: 120 }), false))).toBe(ALL);
});

test('a line that ends on the page is taken out, too, and the print below it stays', () => {
  const { x0, x1 } = { x0: 0, x1: picture.width };
  const through = Math.floor((x0 + x1) / 8);
  const half = ruled(Math.floor(picture.height * 0.6), { grey: 120, at: through });
  expect(inkOf(half)).toBeGreaterThan(ALL);
  expect(Math.abs(inkOf(without(half)) - ALL)).toBeLessThan(20);
});

test('lines of a table and texts stay', () => {
  const table = ruled(Math.floor(picture.height * 0.7), { from: Math.floor(picture.height * 0.2) });
  expect(inkOf(without(table))).toBe(inkOf(table));
  expect(without(picture)).toBe(picture);
});

test('black borders stay: without some of their rows they would have other edges', () => {
  const data = Uint8Array.from(picture.data);
  data.fill(0, 0, 20 * picture.width);
  const bordered = { ...picture, data };
  expect(inkOf(without(bordered))).toBe(inkOf(bordered));
});
