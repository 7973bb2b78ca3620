/** Finds pictures that are furniture: they stand at one place of page after page, at the head or the foot. */
import type { Box } from '../../geometry/box.ts';
import type { LinedPage } from '../../model/line.ts';

/** Furniture stands in these shares of the page's height, from the top and from the bottom, as furniture lines do. */
const TOP = 0.3;
const BOTTOM = 0.2;
/** Points that an edge may move. */
const MOVED = 2;
/** The share of the pages that show it. */
const MOST = 0.6;

/** Given something unread on a page, returns true if most pages have one at its place. */
export function isFurniture(box: Box, page: LinedPage, pages: readonly LinedPage[]): boolean {
  if (pages.length < 2) return false;
  if (box[3] > page.height * TOP && box[1] < page.height * (1 - BOTTOM)) return false;
  const having = pages.filter(({ unread }) => unread.some((other) => isAt(box, other.box))).length;
  return having >= Math.max(2, Math.ceil(pages.length * MOST));
}

const isAt = (a: Box, b: Box): boolean => a.every((edge, i) => Math.abs(edge - b[i]) <= MOVED);
