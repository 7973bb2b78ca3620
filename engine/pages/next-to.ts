/** Joins boxes that are next to each other on a line, as letters are. */
import { type Box, union } from '../geometry/box.ts';
import { groupBy } from '../model/maps.ts';

/** Ems: higher boxes are joined with none, because they hold lines of their own. */
const LARGEST = 2.5;
/** Ems: what is further apart is in another cell. */
const GAP = 1.5;

/** Given boxes and the usual text size, returns them with those of one height next to each other joined. */
export function nextTo(boxes: readonly Box[], em: number): Box[] {
  const isLarge = ([, y0, , y1]: Box) => y1 - y0 > LARGEST * em;
  const small = boxes.filter((box) => !isLarge(box));
  const bands = groupBy(small, ([, y0, , y1]) => Math.floor((y0 + y1) / 2 / em));
  return [...boxes.filter(isLarge), ...[...bands.values()].flatMap((band) => inRows(band, em))];
}

function inRows(band: Box[], em: number): Box[] {
  const rows: Box[] = [];
  for (const box of band.sort((a, b) => a[0] - b[0])) {
    const last = rows.at(-1);
    if (last && box[0] - last[2] <= GAP * em) rows[rows.length - 1] = union([last, box]);
    else rows.push(box);
  }
  return rows;
}
