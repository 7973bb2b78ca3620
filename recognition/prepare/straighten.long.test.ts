import { expect, test } from 'vitest';
import type { Picture } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { prepare } from './prepare.ts';

/** Lines of a date, a text and an amount. */
const ROWS = 24;
const { picture } = await drawnTexts(
  Array.from({ length: ROWS }, (_, i) => `${10 + i} March       Card payment number ${i}                1${i}.50`),
);

/** The page as a camera sees it from one side: its right edge is lower and shorter, its foot is wider. */
function photographed(page: Picture): Picture {
  const { width, height } = page;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [u, v] = [x / width - 1 / 2, y / height - 1 / 2];
      const depth = 1 + 0.06 * u - 0.08 * v;
      const fromX = Math.round((u * depth + 1 / 2 + 0.03 * v) * width);
      const fromY = Math.round((v * depth + 1 / 2 - 0.02 * u) * height);
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
      data[at] = page.data[fromY * width + fromX];
    }
  }
  return { ...page, data };
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

test('lines and columns of a page that was photographed at an angle are straight', () => {
  const { cells, letterHeight } = prepare(photographed(picture));
  const left = Math.min(...cells.map(({ x0 }) => x0));
  const dates = cells.filter(({ x0 }) => x0 < left + 3 * letterHeight);
  expect(dates).toHaveLength(ROWS);
  expect(spread(dates.map(({ x0 }) => x0))).toBeLessThan(letterHeight / 2);
  for (const date of dates) {
    const line = cells.filter(({ y0, y1 }) => y0 < date.y1 && y1 > date.y0);
    expect(line.length).toBeGreaterThan(1);
    expect(spread(line.map(({ y0 }) => y0))).toBeLessThan(letterHeight / 2);
  }
});
