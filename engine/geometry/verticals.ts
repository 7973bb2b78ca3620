/** Answers whether a vertical ruling line stands between two places of a line of text. */
import type { Box } from './box.ts';

/** Vertical lines of one page, ready to be asked. */
export interface Verticals {
  /** x of each, sorted */
  readonly x: readonly number[];
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

/** Points that a rule may reach into a letter's box and still stand beside it. */
const SLACK = 1;

/** Given the boxes of vertical lines, returns them sorted. */
export function verticalsOf(boxes: readonly Box[]): Verticals {
  const sorted = [...boxes].sort((a, b) => a[0] + a[2] - b[0] - b[2]);
  return {
    x: sorted.map((b) => (b[0] + b[2]) / 2),
    top: sorted.map((b) => b[1]),
    bottom: sorted.map((b) => b[3]),
  };
}

/** True where a line stands between x0 and x1 (x0 may lie a little right of x1: letters that touch it) at height y. */
export function separated(verticals: Verticals, x0: number, x1: number, y: number): boolean {
  const { x, top, bottom } = verticals;
  const from = Math.min(x0, x1) - SLACK;
  const to = Math.max(x0, x1) + SLACK;
  for (let i = 0; i < x.length; i++) {
    if (x[i] > to) return false;
    if (x[i] >= from && top[i] <= y && bottom[i] >= y) return true;
  }
  return false;
}
