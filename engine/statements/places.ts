/** Where a row stands on the paper. */
import { type Box, union } from '../geometry/box.ts';
import type { Row } from '../rows/types.ts';
import type { Place, Statement } from './types.ts';

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
