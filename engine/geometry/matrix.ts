/** Affine maps of the plane, as PDF writes them: x' = a x + c y + e, y' = b x + d y + f. */
import type { Box } from './box.ts';
import { greatest, least } from './extremes.ts';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Given two maps, returns the one that does `first` and then `second`. */
export function compose(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Given a box, returns the smallest upright box around what the map makes of it. */
export function mapBox(m: Matrix, box: Box): Box {
  const [a, b, c, d, e, f] = m;
  const [x0, y0, x1, y1] = box;
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return [least(xs) + e, least(ys) + f, greatest(xs) + e, greatest(ys) + f];
}
