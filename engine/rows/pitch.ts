/** How far apart the lines and rows of a table are: what is usual, and what is a clear gap. */
import { least } from '../geometry/extremes.ts';
import { neighbours } from '../model/lists.ts';
import { gapAbove, type MarkedLine } from './marked-line.ts';

/** A gap is clear if it is this much larger than the gaps within rows. */
export const CLEAR_GAP = 1.2;
/** So many distances show what is usual. */
export const ENOUGH = 3;
/** Of the distances between lines of which one at least has no amount, half or more are within rows. */
const WITHIN_ROWS = 0.25;

/** How far apart the lines of a table are, in points. */
export interface Spacing {
  /** usual distance of two lines of one row; 0 if rows have one line */
  readonly pitch: number;
  /** usual distance of two rows of one line; 0 if there are none */
  readonly step: number;
  /** by how much the least distance of two rows of one line falls short of the usual one */
  readonly jitter: number;
  /** enough lines are within rows to know the usual distances */
  readonly isKnown: boolean;
}

const MEDIAN = 0.5;

/** Given the lines of a table, returns how far apart those are that describe something. */
export function spacingOf(lines: readonly MarkedLine[]): Spacing {
  const { inner, steps } = gapsOf(lines.filter(({ described }) => described));
  const step = quantile(steps, MEDIAN);
  // what is further below than the next row does is no line of a row
  const pitch = steps.length < ENOUGH ? pitchOf(inner) : Math.min(pitchOf(inner), step);
  return { pitch, step, jitter: steps.length === 0 ? 0 : step - least(steps), isKnown: inner.length >= ENOUGH };
}

/** Given lines, returns the distances of neighbours on a page: of two with amounts (`steps`), and others (`inner`). */
export function gapsOf(lines: readonly MarkedLine[]): { readonly inner: number[]; readonly steps: number[] } {
  const gaps = { inner: [] as number[], steps: [] as number[] };
  for (const [i, [above, below]] of neighbours(lines).entries()) {
    const gap = gapAbove(lines, i + 1);
    if (gap !== null) gaps[above.anchor && below.anchor ? 'steps' : 'inner'].push(gap);
  }
  return gaps;
}

/** Given distances of neighbouring lines of which one at least has no amount, returns the usual one within rows. */
export const pitchOf = (inner: readonly number[]): number => quantile(inner, WITHIN_ROWS);

function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
