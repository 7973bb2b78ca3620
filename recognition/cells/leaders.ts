/** Finds the dots between a text and its amount, which are no letters. */
import { itemAt } from '../../engine/model/lists.ts';
import { type PixelBox, widthOf } from '../picture.ts';

/** Letter heights: a dot is smaller; those of a leader follow each other so near, on one baseline. */
const DOT = 0.4;
const NEAR = 3.2;
const SAME_BASELINE = 0.18;
/** So many other dots beside a dot make a leader: "..." and "1.234.567" have fewer. */
const OTHERS = 4;

/** Given small pieces of ink and the height of letters, returns those that are dots of a leader. */
export function leadersIn<T extends PixelBox>(pieces: readonly T[], letterHeight: number): Set<T> {
  const most = DOT * letterHeight;
  const dots = pieces.filter((piece) => widthOf(piece) <= most && piece.y1 - piece.y0 <= most);
  dots.sort((a, b) => a.x0 - b.x0);
  const leaders = new Set<T>();
  dots.forEach((dot, at) => {
    if (besideOn(dots, at, 1, letterHeight) + besideOn(dots, at, -1, letterHeight) >= OTHERS) leaders.add(dot);
  });
  return leaders;
}

/** Counts the dots near another one on its baseline: to the right with the step 1, to the left with -1. */
function besideOn(dots: readonly PixelBox[], at: number, step: 1 | -1, letterHeight: number): number {
  const dot = itemAt(dots, at);
  let beside = 0;
  for (let i = at + step; i >= 0 && i < dots.length; i += step) {
    const other = itemAt(dots, i);
    if (Math.abs(other.x0 - dot.x0) > NEAR * letterHeight) break;
    if (Math.abs(other.y1 - dot.y1) <= SAME_BASELINE * letterHeight) beside++;
  }
  return beside;
}
