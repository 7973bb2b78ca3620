/** Finds the strokes of letters that ruling lines cross: they go on behind the line. */
import type { Picture } from '../picture.ts';

/** Darker may be of a line: a hairline is grey on a scan. */
export const INK = 175;
/** Pixels to each side that count as the line's: a scan in black and white draws a turned line in steps. */
export const STEP = 1;
/** Pixels down for each pixel to the left: so strokes of letters run across a line that goes down through them. */
const SLOPES = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/** The marks of pixels of a line across and of one down. */
export const ACROSS = 1;
export const DOWN = 2;

/** Tells where strokes of letters go on behind the lines that are marked. */
export function strokesBeside({ width, data }: Picture, marks: Uint8Array) {
  const acrossBounds = boundsAlong(marks, { kind: ACROSS, step: width });
  const downBounds = boundsAlong(marks, { kind: DOWN, step: 1 });
  const isStroke = (beyond: number, step: number) =>
    // a line that crosses this one is no stroke
    marks[beyond] === 0 && (data[beyond + step] as number) < INK;
  const isInk = (pixel: number) => marks[pixel] === 0 && (data[pixel] as number) < INK;
  return {
    alongColumn(at: number) {
      const { before, behind } = acrossBounds(at, at % width);
      return { above: isStroke(before, -width), below: isStroke(behind, width) };
    },
    runsAcross(at: number): boolean {
      const { before, behind } = downBounds(at, 0);
      // beyond the soft edges of the line
      const [left, right] = [before - STEP, behind + STEP];
      return SLOPES.some((slope) => {
        const [down, up] = [Math.round(slope * (at - left)), Math.round(slope * (right - at))];
        return isInk(left + down * width) && isInk(right - up * width);
      });
    },
  };
}

/** The pixels before and behind the marked ones around a place. */
interface Bounds {
  readonly before: number;
  readonly behind: number;
}

/**
 * Returns a function that gives the bounds of the marks of a kind around a marked pixel, along a column or a row. The
 * track is that column, or 0 for rows, which are walked one after the other. It walks over each mark once, as a picture
 * may be black all over.
 */
function boundsAlong(marks: Uint8Array, { kind, step }: { kind: number; step: number }) {
  const known: Bounds[] = [];
  return (at: number, track: number): Bounds => {
    const last = known[track];
    if (last !== undefined && last.before < at && at < last.behind) return last;
    let [before, behind] = [at - step, at + step];
    while (((marks[before] as number) & kind) !== 0) before -= step;
    while (((marks[behind] as number) & kind) !== 0) behind += step;
    const found = { before, behind };
    known[track] = found;
    return found;
  };
}
