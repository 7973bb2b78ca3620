/** Finds the place of a row on the paper. */
import { type Box, union } from '../geometry/box.ts';
import { firstOf, groupBy } from '../model/lists.ts';
import { onceFor } from '../model/once.ts';
import type { Place } from '../model/place.ts';
import type { Row } from '../model/row.ts';
import type { Statement } from '../model/statement.ts';
import type { Word } from '../model/word.ts';

/** How far letters reach above and below their baseline, in ems: the boxes of fonts overlap neighbouring lines. */
const ABOVE = 0.8;
const BELOW = 0.22;
/** Text that reaches further down is a date wrapped over two lines. */
const DEEPEST = 0.7;

/** Given a row, returns a box for each page that it is on. */
export const placesOf = onceFor(({ lines }: Row): Place[] => {
  const words = lines.flatMap(({ source }) => source.line.words);
  const { page } = firstOf(words);
  // most rows are on one page
  if (words.every((word) => word.page === page)) return [{ page, box: union(words.map(boxOf)) }];
  return [...groupBy(words, ({ page }) => page)].map(([page, own]) => ({ page, box: union(own.map(boxOf)) }));
});

function boxOf({ printed, x0, y0, x1, y1, baseline, style: { size } }: Word): Box {
  if (printed) return printed;
  const bottom = y1 - baseline > DEEPEST * size ? y1 : Math.min(y1, baseline + BELOW * size);
  return [x0, Math.max(y0, baseline - ABOVE * size), x1, bottom];
}

/** Given statements and the scale of each page, returns them with places in points of the file. */
export function inFilePoints(statements: readonly Statement[], scaleOf: (page: number) => number): Statement[] {
  const unscaled = <P extends Place>(place: P): P => {
    const { page, box } = place;
    const scale = scaleOf(page);
    return { ...place, box: [box[0] / scale, box[1] / scale, box[2] / scale, box[3] / scale] };
  };
  return statements.map((statement) => ({
    ...statement,
    transactions: statement.transactions.map((t) => ({
      ...t,
      places: t.places.map(unscaled),
      ...(t.readings && { readings: t.readings.map(unscaled) }),
    })),
    ...(statement.left && {
      left: {
        ...statement.left,
        amounts: statement.left.amounts.map(unscaled),
        lines: statement.left.lines.map(unscaled),
      },
    }),
  }));
}
