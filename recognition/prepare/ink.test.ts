import { expect, test } from 'vitest';
import type { Picture } from '../picture.ts';
import { inkLimitOf } from './ink.ts';

const SIDE = 100;
/** A page of so many greys in turn. */
const page = (...greys: number[]): Picture => ({
  width: SIDE,
  height: SIDE,
  dpi: 300,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => greys[Math.floor(at / SIDE) % greys.length] ?? 0),
});

test.each([0, 128, 255])('a page of one grey, %i, has a limit', (grey) => {
  expect(inkLimitOf(page(grey))).toBeGreaterThanOrEqual(120);
  expect(inkLimitOf(page(grey))).toBeLessThanOrEqual(205);
});

test('the limit is between ink and paper, lighter for pale print', () => {
  const black = inkLimitOf(page(255, 255, 255, 30));
  const pale = inkLimitOf(page(255, 255, 255, 150));
  expect(black).toBeGreaterThan(120);
  expect(pale).toBeGreaterThan(black);
  expect(pale).toBeLessThan(255);
});
