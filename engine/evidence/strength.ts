/** The one scale of certainty: how strongly a finding speaks for its answer. */

/**
 * What each step means, by what it takes to be wrong, in tenths: whole numbers, so that a sum does not depend on the
 * order of its parts. A score of several findings is their sum.
 */
export const STRENGTH = {
  /** the paper says it, in words or in a form that has no other meaning */
  certain: 10,
  /** wrong only if the paper is odd */
  strong: 8,
  /** what most papers mean by it */
  fair: 6,
  /** as often right as wrong by itself: it helps others */
  weak: 4,
  /** a custom, that decides if nothing else speaks */
  faint: 2,
  /** so loose that only many of them together show anything */
  trace: 1,
} as const;
