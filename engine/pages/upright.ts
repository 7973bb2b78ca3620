/** Maps a page's user space (y upwards, unrotated, uncropped) to the upright page, from its top left. */
import type { Box } from '../geometry/box.ts';
import type { Matrix } from '../geometry/matrix.ts';

/** A page set upright. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** from user space to the stages' points, from the top left of the upright page */
  readonly map: Matrix;
  /** by what lengths of user space are multiplied: 1 but for pages in other units */
  readonly scale: number;
}

/** Returns the upright frame of a page, given its box in user space and quarter turns clockwise. */
export function frameOf(box: Box, quarterTurns: number, scale = 1): Frame {
  const { width, height, map } = unscaled(box, quarterTurns);
  return {
    width: width * scale,
    height: height * scale,
    map: [map[0] * scale, map[1] * scale, map[2] * scale, map[3] * scale, map[4] * scale, map[5] * scale],
    scale,
  };
}

function unscaled([left, bottom, right, top]: Box, quarterTurns: number): Omit<Frame, 'scale'> {
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

/** Given a box on the upright page, returns the part of it that is not outside. */
export const onPage = ([x0, y0, x1, y1]: Box, { width, height }: Frame): Box => [
  Math.max(0, x0),
  Math.max(0, y0),
  Math.min(width, x1),
  Math.min(height, y1),
];
