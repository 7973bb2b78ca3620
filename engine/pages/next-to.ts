/** Joins boxes that stand next to each other on a line, as letters do. */
import { type Box, union } from '../geometry/box.ts';

/** Ems: higher boxes are joined with none, they hold lines of their own. */
const LARGEST = 2.5;
/** Ems: what is further apart stands in another cell. */
const GAP = 1.5;

/** Given boxes and the usual text size, returns them with those of one height next to each other joined. */
export function nextTo(boxes: readonly Box[], em: number): Box[] {
  const large: Box[] = [];
  const bands = new Map<number, Box[]>();
  for (const box of boxes) {
    if (box[3] - box[1] > LARGEST * em) large.push(box);
    else {
      const band = Math.floor((box[1] + box[3]) / 2 / em);
      const on = bands.get(band);
      if (on) on.push(box);
      else bands.set(band, [box]);
    }
  }
  const joined = [...bands.values()].flatMap((band) => inRows(band, em));
  return [...large, ...joined];
}

function inRows(band: Box[], em: number): Box[] {
  band.sort((a, b) => a[0] - b[0]);
  const rows: Box[] = [];
  for (const box of band) {
    const last = rows.at(-1);
    if (last && box[0] - last[2] <= GAP * em) rows[rows.length - 1] = union([last, box]);
    else rows.push(box);
  }
  return rows;
}
