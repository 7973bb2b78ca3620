/** Finds the unit in which a page thinks: pages drawn in dots, or in units of their own, are read like any other. */
import type { Box } from '../geometry/box.ts';
import type { RawText } from './runs.ts';

/** Ems in points: what statements are printed in, and the least and the most that their text is on the whole. */
const USUAL = 9;
const LEAST = 5;
const MOST = 14;
/** Points of a page's longer side: between them is paper, where tiny or large text is meant so. */
const SMALL_PAGE = 500;
const LARGE_PAGE = 1200;

/** The scale of pages of a size (as text) that were read: rows and columns continue from page to page. */
export type Scales = Map<string, number>;

/**
 * Returns the factor that gives a page's letters a usual size: 1 unless they and the page are far from it. The first
 * page with text decides for all pages of its size.
 */
export function scaleOf({ runs }: RawText, [left, bottom, right, top]: Box, known: Scales): number {
  const width = Math.round(right - left);
  const height = Math.round(top - bottom);
  const longer = Math.max(width, height);
  if (longer >= SMALL_PAGE && longer <= LARGE_PAGE) return 1;
  const key = `${Math.min(width, height)} ${longer}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let letters = 0;
  let ems = 0;
  for (const { from, to, size } of runs) {
    letters += to - from;
    ems += size * (to - from);
  }
  if (ems === 0) return 1;
  const mean = ems / letters;
  // a power of two changes no figure's digits
  const scale = (longer < SMALL_PAGE ? mean < LEAST : mean > MOST) ? 2 ** Math.round(Math.log2(USUAL / mean)) : 1;
  known.set(key, scale);
  return scale;
}
