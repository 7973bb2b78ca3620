/** Tells where the points of a page that was set straight are on its picture: for those who show it to people. */
import { type Mesh, meshOf } from '../../engine/geometry/mesh.ts';
import type { Picture } from '../picture.ts';
import { STRAIGHT } from './bend.ts';
import { type Affine, originBy, originOf, type Resampled } from './resample.ts';

/** Points each way: a turned page has straight edges, and a bend between so many points is less than half a point. */
const OF_TURNED = 2;
const OF_BENT = 17;

/** Given a picture, the straight one that was made of it, and how, returns the mesh; null if it was straight. */
export function meshBetween(picture: Pick<Picture, 'width' | 'height'>, made: Resampled, map: Affine): Mesh | null {
  const isBent = made.lines !== STRAIGHT || made.columns !== STRAIGHT || made.sheet !== null;
  if (!isBent && map.yx === 0) return null;
  const points = isBent ? OF_BENT : OF_TURNED;
  const origin = originBy(made, map);
  return meshOf(points, points, (x, y) => {
    const from = originOf(x * made.width - 1 / 2, y * made.height - 1 / 2, origin);
    return [(from.x + 1 / 2) / picture.width, (from.y + 1 / 2) / picture.height];
  });
}
