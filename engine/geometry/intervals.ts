/** Stretches of a page's width: headings, words, columns. */

export interface Interval {
  readonly x0: number;
  readonly x1: number;
}

export const middle = ({ x0, x1 }: Interval): number => (x0 + x1) / 2;

/** True for two stretches that share more than an edge. */
export const overlaps = (a: Interval, b: Interval): boolean => a.x0 < b.x1 && a.x1 > b.x0;

/** True if the middle of a stretch lies in another. */
export const isMiddleIn = (one: Interval, other: Interval): boolean =>
  middle(one) >= other.x0 && middle(one) <= other.x1;

/** Points by which the right edges of a column's amounts may differ. */
const SAME_EDGE = 1.5;

/** True for two amounts that end alike, as those of one column do. */
export const endAlike = (a: Pick<Interval, 'x1'>, b: Pick<Interval, 'x1'>): boolean =>
  Math.abs(a.x1 - b.x1) <= SAME_EDGE;

/** How far two stretches are out of line: by left edges, right edges or middles, whichever is least. */
export const askew = (a: Interval, b: Interval): number =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);
