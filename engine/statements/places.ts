/** Where a row stands on the paper. */
import { type Box, union } from '../geometry/box.ts';
import type { Row } from '../rows/types.ts';
import type { Place } from './types.ts';

/** Given a row, returns a box for each page that it stands on. */
export function placesOf(row: Row): Place[] {
  const byPage = new Map<number, Box[]>();
  for (const { source } of row.lines) {
    const boxes = byPage.get(source.line.page);
    if (boxes) boxes.push(source.line.box);
    else byPage.set(source.line.page, [source.line.box]);
  }
  return [...byPage].map(([page, boxes]) => ({ page, box: union(boxes) }));
}
