import { expect, it } from 'vitest';
import { PAPER, type Picture, type PixelBox } from '../picture.ts';
import { withoutRulings } from './rulings.ts';
import { struckOut } from './struck-out.ts';

const LETTER = 27;
const TOP = 100;
/** Strokes of a row of letters, and of one below. */
const STROKES = [0, 60].flatMap((down) =>
  Array.from({ length: 20 }, (_, at): PixelBox => {
    const x0 = 60 + at * 24;
    return { x0, x1: x0 + 4, y0: TOP + down, y1: TOP + down + LETTER };
  }),
);
const across = (y0: number, height: number): PixelBox => ({ x0: 40, x1: 560, y0, y1: y0 + height });
const down = (x0: number): PixelBox => ({ x0, x1: x0 + 3, y0: 80, y1: 220 });

function struckBy(lines: readonly PixelBox[]): PixelBox[] {
  const page: Picture = { width: 600, height: 300, dpi: 300, data: new Uint8Array(600 * 300).fill(PAPER) };
  for (const { x0, x1, y0, y1 } of [...STROKES, ...lines]) {
    for (let y = y0; y < y1; y++) page.data.fill(0, y * page.width + x0, y * page.width + x1);
  }
  return struckOut(page, withoutRulings(page), LETTER);
}

it('a bar through letters strikes them out, above and below or over most of them', () => {
  expect(struckBy([across(TOP + 8, 12)])).toEqual([across(TOP + 8, 12)]);
  expect(struckBy([across(TOP - 4, 22)])).toHaveLength(1);
});

it('a bar between rows, a thin line and the double line of a total strike out nothing', () => {
  expect(struckBy([across(TOP + 36, 12)])).toEqual([]);
  expect(struckBy([across(TOP + 12, 4)])).toEqual([]);
  expect(struckBy([across(TOP + 36, 3), across(TOP + 44, 3)])).toEqual([]);
});

it('a bent bar between rows strikes out nothing, though its edge runs beyond itself', () => {
  const middle: PixelBox = { ...across(TOP + 38, 10), x0: 200, x1: 400 };
  const bent = [middle, { ...middle, x0: 40, x1: 200, y0: TOP + 35 }, { ...middle, x0: 400, x1: 560, y1: TOP + 51 }];
  expect(struckBy(bent)).toEqual([]);
});

it('lines nearer to each other than letters are high strike out what is between them', () => {
  expect(struckBy([100, 112, 124, 136, 148].map(down))).toHaveLength(1);
  expect(struckBy([100, 140, 180, 220, 260].map(down))).toEqual([]);
});
