/** The one scale of certainty: how strongly a finding speaks for its answer. */

/** What each step means, by what it takes to be wrong. A score of several findings is their sum. */
export const STRENGTH = {
  /** the paper says it, in words or in a form that has no other meaning */
  certain: 1,
  /** wrong only where the paper is odd */
  strong: 0.8,
  /** what most papers mean by it */
  fair: 0.6,
  /** as often right as wrong by itself: it helps others */
  weak: 0.4,
  /** a custom, that decides where nothing else speaks */
  faint: 0.2,
  /** so loose that only many of them together tell anything */
  trace: 0.1,
} as const;
