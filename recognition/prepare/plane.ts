/** Maps the unit square to four corners, as a camera does that looks at a flat sheet from one side. */
import { itemAt } from '../../engine/model/lists.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The first two rows and the last one of a projective map; its ninth number is 1. */
export type Plane = readonly [number, number, number, number, number, number, number, number];

/** Given the corners of a sheet, returns the map of the unit square to them (Heckbert 1989). */
export function planeOf([a, b, c, d]: Corners): Plane {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [x1, y1, x2, y2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const size = x1 * y2 - y1 * x2;
  const [g, h] = [(sumX * y2 - sumY * x2) / size, (x1 * sumY - y1 * sumX) / size];
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h];
}

/** Returns where a place on the unit square is seen. */
export function seenOn([a, b, c, d, e, f, g, h]: Plane, u: number, v: number): Point {
  const depth = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
}

/** Returns the mean lengths of the sides across and down. */
export function sizeOf(corners: Corners): { readonly width: number; readonly height: number } {
  const side = (from: number, to: number) => {
    const [a, b] = [itemAt(corners, from), itemAt(corners, to)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return { width: (side(0, 1) + side(3, 2)) / 2, height: (side(0, 3) + side(1, 2)) / 2 };
}
