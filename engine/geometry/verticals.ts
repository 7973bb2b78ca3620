/** Answers whether a vertical ruling line is between two places of a line of text. */
import type { Box } from './box.ts';

/** A vertical line of a page. */
interface Vertical {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Vertical lines of one page, from left to right. */
export type Verticals = readonly Vertical[];

/** Points that a rule may reach into a letter's box and still be beside it. */
const SLACK = 1;
/** Ems above the baseline at which a ruling line parts words. */
export const RULED = 0.3;

/** Given the ruling lines of a page, and the boxes of vertical bars, returns the vertical lines, sorted. */
export const verticalsOf = (
  rules: readonly { readonly horizontal: boolean; readonly box: Box }[],
  bars: readonly Box[] = [],
): Verticals =>
  [...rules.filter(({ horizontal }) => !horizontal).map(({ box }) => box), ...bars]
    .map(([x0, top, x1, bottom]) => ({ x: (x0 + x1) / 2, top, bottom }))
    .sort((a, b) => a.x - b.x);

/** True if a line is between x0 and x1 (x0 may lie a little right of x1: letters that touch it) at height y. */
export function separated(verticals: Verticals, x0: number, x1: number, y: number): boolean {
  const from = Math.min(x0, x1) - SLACK;
  const to = Math.max(x0, x1) + SLACK;
  for (const { x, top, bottom } of verticals) {
    if (x > to) return false;
    if (x >= from && top <= y && bottom >= y) return true;
  }
  return false;
}
