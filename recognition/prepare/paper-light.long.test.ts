import { expect, test } from 'vitest';
import { PAPER, type Picture, type PixelBox } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { blotsOf } from './blots.ts';
import { withoutDarkGrounds } from './dark-grounds.ts';
import { prepareStraight } from './prepare.ts';

const { picture } = await drawnTexts(
  Array.from({ length: 20 }, (_, i) => `${10 + i} March   Card payment ${i}   1${i}.50`),
);
const { width, height } = picture;

/** The light that is left in the shadow of a hand over the lower left of the page. */
const SHADOW = 0.5;
const inShadow = (page: Picture): Picture => ({
  ...page,
  data: page.data.map((grey, at) => (at % width < Math.floor(at / width) ? grey * SHADOW : grey)),
});

function covered(page: Picture, { x0, y0, x1, y1 }: PixelBox, grey: number): Picture {
  const data = page.data.slice();
  for (let y = y0; y < y1; y++) data.fill(grey, y * width + x0, y * width + x1);
  return { ...page, data };
}

const blotsOn = (page: Picture) => blotsOf(page, prepareStraight(page));

test('a shadow is no blot and no dark ground', () => {
  const page = inShadow(picture);
  expect(blotsOn(page)).toEqual([]);
  expect(Buffer.compare(withoutDarkGrounds(page).data, page.data)).toBe(0);
});

test('a bar in the shadow is a blot', () => {
  const bar = { x0: 100, y0: Math.round(height / 2), x1: 500, y1: Math.round(height / 2) + 60 };
  const [blot] = blotsOn(inShadow(covered(picture, bar, 40)));
  if (blot === undefined) throw new Error('no blot');
  for (const side of ['x0', 'y0', 'x1', 'y1'] as const) expect(Math.abs(blot[side] - bar[side])).toBeLessThan(16);
});

test('what is dark over more than a block is ink, and no shadow', () => {
  const spot = { x0: 300, y0: 1500, x1: 1500, y1: 2400 };
  expect(blotsOn(covered(picture, spot, PAPER * 0.35))).toHaveLength(1);
});
