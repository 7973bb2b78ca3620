/** Boxes on an upright page: points (1/72 inch), measured from its top left corner, y growing downwards. */

/** [x0, y0, x1, y1] with x0 <= x1 and y0 <= y1, in points from the top left of the upright page. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Given a box, returns it so many times as large and as far from the origin. */
export const scaled = ([x0, y0, x1, y1]: Box, scale: number): Box => [x0 * scale, y0 * scale, x1 * scale, y1 * scale];

/** Given boxes (at least one), returns the smallest box that holds them all. */
export function union(boxes: readonly Box[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const b of boxes) {
    if (b[0] < x0) x0 = b[0];
    if (b[1] < y0) y0 = b[1];
    if (b[2] > x1) x1 = b[2];
    if (b[3] > y1) y1 = b[3];
  }
  return [x0, y0, x1, y1];
}

/** Given two spans on one axis, returns the length that they share, 0 if they are apart. */
export const overlap = (a0: number, a1: number, b0: number, b1: number): number =>
  Math.max(0, Math.min(a1, b1) - Math.max(a0, b0));

/** True for boxes that have an area in common. */
export const shareArea = (a: Box, b: Box): boolean =>
  overlap(a[0], a[2], b[0], b[2]) > 0 && overlap(a[1], a[3], b[1], b[3]) > 0;
