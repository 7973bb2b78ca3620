/** The map from a PDF page's user space (y upwards, unrotated, uncropped) to the upright page seen from its top left. */
import type { Box } from '../geometry/box.ts';
import type { Matrix } from '../geometry/matrix.ts';

/** A page set upright. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** from user space to points from the top left of the upright page */
  readonly map: Matrix;
}

/** Given the page's box in user space [left, bottom, right, top] and quarter turns clockwise, returns its upright frame. */
export function frameOf(box: Box, quarterTurns: number): Frame {
  const [left, bottom, right, top] = box;
  const w = right - left;
  const h = top - bottom;
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return { width: h, height: w, map: [0, 1, 1, 0, -bottom, -left] };
    case 2:
      return { width: w, height: h, map: [-1, 0, 0, 1, right, -bottom] };
    case 3:
      return { width: h, height: w, map: [0, -1, -1, 0, top, right] };
    default:
      return { width: w, height: h, map: [1, 0, 0, -1, -left, top] };
  }
}
