/** Where a row stands on the paper. */
import { type Box, union } from '../geometry/box.ts';
import type { Row } from '../rows/types.ts';
import type { Word } from '../words/types.ts';
import type { Place, Statement } from './types.ts';

/** How far letters reach above and below their baseline, in ems: fonts tell the room of their tallest signs, which takes in neighbouring lines. */
const ABOVE = 0.8;
const BELOW = 0.22;
/** What reaches further below is a date wrapped over two lines. */
const DEEPEST = 0.7;

/** Given a row, returns a box for each page that it stands on. */
export function placesOf(row: Row): Place[] {
  const byPage = new Map<number, Box[]>();
  for (const { source } of row.lines) {
    const { page, words } = source.line;
    const boxes = byPage.get(page) ?? [];
    for (const word of words) boxes.push(inkOf(word));
    byPage.set(page, boxes);
  }
  return [...byPage].map(([page, boxes]) => ({ page, box: union(boxes) }));
}

function inkOf({ x0, y0, x1, y1, baseline, style: { size } }: Word): Box {
  const below = y1 - baseline > DEEPEST * size ? y1 : Math.min(y1, baseline + BELOW * size);
  return [x0, Math.max(y0, baseline - ABOVE * size), x1, below];
}

/** Given statements read in other units than the file's, and a function from page numbers to scales, returns them with places in points of the file. */
export function inFilePoints(statements: readonly Statement[], scaleOf: (page: number) => number): Statement[] {
  const unscaled = ({ page, box }: Place): Place => {
    const scale = scaleOf(page);
    return { page, box: [box[0] / scale, box[1] / scale, box[2] / scale, box[3] / scale] };
  };
  return statements.map((statement) => ({
    ...statement,
    transactions: statement.transactions.map((t) => ({ ...t, places: t.places.map(unscaled) })),
  }));
}
