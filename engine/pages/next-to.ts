/** Joins boxes that are next to each other on a line, as letters are. */
import { type Box, union } from '../geometry/box.ts';
import { groupBy, numberAt } from '../model/lists.ts';

/** Ems: higher boxes are joined with none, because they hold lines of their own. */
const LARGEST = 2.5;
/** Ems: what is further apart is in another cell. */
const GAP = 1.5;

/** Given boxes and the usual text size, returns them with those of one height next to each other joined. */
export function nextTo(boxes: readonly Box[], em: number): Box[] {
  const isLarge = ([, y0, , y1]: Box) => y1 - y0 > LARGEST * em;
  const small = boxes.filter((box) => !isLarge(box));
  const bands = groupBy(small, ([, y0, , y1]) => Math.floor((y0 + y1) / 2 / em));
  return [...boxes.filter(isLarge), ...[...bands.values()].flatMap((band) => joinedAlong(0, band, GAP * em))];
}

/** Given boxes, returns them along an axis (0: x, 1: y), with those joined between which the gap is no wider. */
export function joinedAlong(axis: 0 | 1, boxes: readonly Box[], gap: number): Box[] {
  const joined: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a[axis] - b[axis])) {
    const last = joined.at(-1);
    if (last && box[axis] - numberAt(last, axis + 2) <= gap) joined[joined.length - 1] = union([last, box]);
    else joined.push(box);
  }
  return joined;
}
