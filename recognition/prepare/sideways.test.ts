import { describe, expect, test } from 'vitest';
import type { Picture } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { STRAIGHT } from './bend.ts';
import { resample, straightening } from './resample.ts';
import { isSideways } from './sideways.ts';
import { turnedBy } from './turns.ts';

const DPI = 150;
const { picture } = await drawnTexts(
  Array.from({ length: 30 }, (_, i) => `${i + 1} March  Card payment ${i * 7919}  1,${i + 100}.50`),
);

/** The page with its lines turned by so many degrees, at a coarser resolution. */
function turnedPage(degrees: number): Picture {
  const { map, ...size } = straightening(picture, degrees, DPI);
  return resample(picture, { ...size, dpi: DPI, lines: STRAIGHT, columns: STRAIGHT, sheet: null }, map);
}

/** The same with a dark table around it, and its grain. */
function onTable(page: Picture): Picture {
  const data = page.data.map((grey, at) => {
    const x = at % page.width;
    return x < page.width / 6 || x > page.width * 0.9 ? 60 + ((at * 7919) % 13) : grey;
  });
  return { ...page, data };
}

describe.each([-5, 0, 1, 5])('a page whose lines are turned by %d degrees', (degrees) => {
  const page = turnedPage(degrees);
  test.each([0, 1, 2, 3])('and by %d quarters', (quarters) => {
    expect(isSideways(turnedBy(page, quarters))).toBe(quarters % 2 === 1);
    expect(isSideways(turnedBy(onTable(page), quarters))).toBe(quarters % 2 === 1);
  });
});

test('an empty page has no lines that run down it', () => {
  expect(isSideways({ width: 800, height: 1100, dpi: 100, data: new Uint8Array(880_000).fill(255) })).toBe(false);
});
