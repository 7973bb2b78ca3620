/** Maps a page's user space (y upwards, unrotated, uncropped) to the upright page, from its top left. */

import { type Box, scaled } from '../geometry/box.ts';
import { type Matrix, mapBox } from '../geometry/matrix.ts';
import { withinCircle } from '../geometry/turns.ts';
import { itemAt } from '../model/lists.ts';

/** A page set upright. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** from user space to the stages' points, from the top left of the upright page */
  readonly map: Matrix;
  /** by what lengths of user space are multiplied: 1 except for pages in other units */
  readonly scale: number;
}

/** Returns the upright frame of a page, given its box in user space and quarter turns clockwise. */
export function frameOf(box: Box, quarterTurns: number, scale = 1): Frame {
  const [left, bottom, right, top] = scaled(box, scale);
  const [w, h] = [right - left, top - bottom];
  const turns = withinCircle(quarterTurns);
  const maps: readonly Matrix[] = [
    [scale, 0, 0, -scale, -left, top],
    [0, scale, scale, 0, -bottom, -left],
    [-scale, 0, 0, scale, right, -bottom],
    [0, -scale, -scale, 0, top, right],
  ];
  const [width, height] = turns % 2 === 0 ? [w, h] : [h, w];
  return { width, height, map: itemAt(maps, turns), scale };
}

/** Given a box in user space, returns the part of it that is on the upright page, in the points of that. */
export function placed(box: Box, { width, height, map }: Frame): Box {
  const [x0, y0, x1, y1] = mapBox(map, box);
  return [Math.max(0, x0), Math.max(0, y0), Math.min(width, x1), Math.min(height, y1)];
}
