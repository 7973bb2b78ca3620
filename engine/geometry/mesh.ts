/** Where the points of a straight page are on a picture of it: a scan is turned, a photograph bent. */
import { numberAt } from '../model/lists.ts';

/** A grid of points that are evenly spread over the straight page, its edges included. Between them all is even. */
export interface Mesh {
  /** points of a row, and rows: two at least */
  readonly across: number;
  readonly down: number;
  /** x and y of each on the picture, row by row, as shares of its width and height; some are outside of it */
  readonly points: readonly number[];
}

/** Shares: a hundredth of a point on usual paper. */
const FINEST = 1e5;

/** Returns a mesh, given its size and where each share of the page is on the picture. */
export function meshOf(
  across: number,
  down: number,
  placeOf: (x: number, y: number) => readonly [x: number, y: number],
): Mesh {
  const points: number[] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      for (const share of placeOf(column / (across - 1), row / (down - 1))) {
        points.push(Math.round(share * FINEST) / FINEST);
      }
    }
  }
  return { across, down, points };
}

/** Returns the mesh of a page and a picture that are both turned by 180 degrees. */
export function meshTurnedOver({ points, ...size }: Mesh): Mesh {
  const turned: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2)
    turned.push(1 - numberAt(points, at), 1 - numberAt(points, at + 1));
  return { ...size, points: turned };
}

/** Given shares of the width and height of a page, returns where that is on the picture, as shares of it. */
export function placeIn({ across, down, points }: Mesh, x: number, y: number): [x: number, y: number] {
  const column = Math.min(across - 2, Math.floor(x * (across - 1)));
  const row = Math.min(down - 2, Math.floor(y * (down - 1)));
  const [right, below] = [x * (across - 1) - column, y * (down - 1) - row];
  const at = 2 * (row * across + column);
  const between = (axis: 0 | 1): number => {
    const above = mixed(numberAt(points, at + axis), numberAt(points, at + 2 + axis), right);
    const under = at + 2 * across;
    return mixed(above, mixed(numberAt(points, under + axis), numberAt(points, under + 2 + axis), right), below);
  };
  return [between(0), between(1)];
}

const mixed = (from: number, to: number, share: number): number => from + (to - from) * share;
