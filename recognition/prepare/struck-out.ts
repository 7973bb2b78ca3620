/**
 * Finds text that lines are drawn over so that nobody can read it: a bar through a row, or a hatching. Both readers see
 * the page without its lines, and then nothing is left of such a row.
 */
import { overlap } from '../../engine/geometry/box.ts';
import { around, type Picture, type PixelBox } from '../picture.ts';
import type { Ruling } from './rulings.ts';
import { INK } from './strokes-beside.ts';

/** Letter heights between two lines of a hatching: no text fits in there; and so many of these. Tables have two. */
const NEAR = 0.6;
const LEAST_LINES = 4;
/** Pixels beyond the edges of a bar where letters go on. */
const BEYOND = 2;
/** Columns in which letters go on on both sides of a bar; and on one side, where those of a text above it are few. */
const LEAST_CROSSED = 12;
const LEAST_COVERED = 60;

/** Given a page with its lines, and the height of its letters, returns what is struck out. */
export function struckOut(
  lined: Picture,
  { rulings, bars }: { readonly rulings: readonly Ruling[]; readonly bars: readonly Ruling[] },
  letterHeight: number,
): PixelBox[] {
  const hatchings = [true, false].flatMap((horizontal) =>
    hatchingsOf(
      [...rulings, ...bars].filter((line) => line.horizontal === horizontal),
      NEAR * letterHeight,
    ),
  );
  const through = bars.filter((bar) => bar.horizontal && runsThroughText(lined, bar, letterHeight));
  return [...hatchings, ...through.map(({ x0, x1, y0, y1 }) => ({ x0, x1, y0, y1 }))];
}

/** Returns where lines of one direction are so near each other that no text is between them. */
function hatchingsOf(lines: readonly Ruling[], near: number): PixelBox[] {
  const sorted = [...lines].sort((a, b) => (a.horizontal ? a.y0 - b.y0 : a.x0 - b.x0));
  const groups: { box: PixelBox; last: Ruling; lines: number }[] = [];
  for (const line of sorted) {
    const { horizontal, x0, x1, y0, y1 } = line;
    const box = { x0, x1, y0, y1 };
    const own = groups.find(({ last }) =>
      horizontal
        ? y0 - last.y1 <= near && overlap(x0, x1, last.x0, last.x1) * 2 > x1 - x0
        : x0 - last.x1 <= near && overlap(y0, y1, last.y0, last.y1) * 2 > y1 - y0,
    );
    if (own) Object.assign(own, { box: around(own.box, box), last: line, lines: own.lines + 1 });
    else groups.push({ box, last: line, lines: 1 });
  }
  return groups.filter((group) => group.lines >= LEAST_LINES).map(({ box }) => box);
}

/**
 * True if letters stick out of a bar above and below it, or many of them on one side. The edge of a bar that is bent
 * itself sticks out over longer stretches than letters.
 */
function runsThroughText(
  { width, height, data }: Picture,
  { x0, x1, y0, y1 }: PixelBox,
  letterHeight: number,
): boolean {
  if (y0 < BEYOND || y1 + BEYOND > height) return false;
  const rowAt = (y: number) => data.subarray(y * width + x0, y * width + x1);
  const [above, below] = [strokesIn(rowAt(y0 - BEYOND), letterHeight), strokesIn(rowAt(y1 - 1 + BEYOND), letterHeight)];
  const crossed = [...above].filter((x) => below.has(x)).length;
  return crossed >= LEAST_CROSSED || Math.max(above.size, below.size) >= LEAST_COVERED;
}

/** The columns of a row of pixels that are ink, of stretches no longer than a letter is high. */
function strokesIn(row: Uint8Array, letterHeight: number): ReadonlySet<number> {
  const columns = new Set<number>();
  let from = 0;
  for (let x = 0; x <= row.length; x++) {
    if (x < row.length && (row[x] as number) < INK) continue;
    if (x - from <= letterHeight) for (let at = from; at < x; at++) columns.add(at);
    from = x + 1;
  }
  return columns;
}
