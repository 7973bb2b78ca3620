/** Finds the place of a row on the paper. */
import type { Place } from '../model/place.ts';
import type { Row } from '../model/row.ts';
import type { Statement } from '../model/statement.ts';
import type { Word } from '../model/word.ts';

/** How far letters reach above and below their baseline, in ems: the boxes of fonts overlap neighbouring lines. */
const ABOVE = 0.8;
const BELOW = 0.22;
/** Text that reaches further down is a date wrapped over two lines. */
const DEEPEST = 0.7;

/** Given a row, returns a box for each page that it stands on. */
export function placesOf(row: Row): Place[] {
  const places: { page: number; box: [number, number, number, number] }[] = [];
  for (const { source } of row.lines) {
    const { page, words } = source.line;
    let place = places.find((one) => one.page === page);
    if (!place) {
      place = { page, box: [Infinity, Infinity, -Infinity, -Infinity] };
      places.push(place);
    }
    for (const word of words) takeIn(place.box, word);
  }
  return places;
}

function takeIn(box: [number, number, number, number], { x0, y0, x1, y1, baseline, style: { size } }: Word): void {
  const top = Math.max(y0, baseline - ABOVE * size);
  const bottom = y1 - baseline > DEEPEST * size ? y1 : Math.min(y1, baseline + BELOW * size);
  if (x0 < box[0]) box[0] = x0;
  if (top < box[1]) box[1] = top;
  if (x1 > box[2]) box[2] = x1;
  if (bottom > box[3]) box[3] = bottom;
}

/** Given statements and the scale of each page, returns them with places in points of the file. */
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
