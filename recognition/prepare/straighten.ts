/** Sets a page straight: its lines run across and its columns down, as on paper that lies flat. */

import type { Mesh } from '../../engine/geometry/mesh.ts';
import { type Picture, shrink } from '../picture.ts';
import { bendOf } from './bend.ts';
import { withoutDustLines } from './dust-lines.ts';
import { lowerEdges, sideEdges, swappedEdges, turnedEdges } from './edges.ts';
import { evenLight } from './light.ts';
import { meshBetween } from './mesh.ts';
import { resample, straightening } from './resample.ts';
import { skewOf } from './skew.ts';

/** Pixels across at which lines of text are still apart. */
const LOOKED_WIDTH = 1000;
/** Degrees: less is not worth the sharpness that turning takes. */
const LEAST_SKEW = 0.05;

/** A page that was set straight. */
interface Straightened {
  readonly picture: Picture;
  /** degrees clockwise by which its lines were turned */
  readonly skew: number;
  /** where its points were; null if it was straight */
  readonly mesh: Mesh | null;
}

/** Returns a page set straight at some resolution. */
export function straightened(page: Picture, dpi: number): Straightened {
  const scale = Math.max(1, Math.floor(page.width / LOOKED_WIDTH));
  const small = withoutDustLines(evenLight(shrink(page, scale)));
  const below = lowerEdges(small);
  const found = skewOf(below);
  const skew = Math.abs(found) < LEAST_SKEW ? 0 : found;
  const lines = bendOf(turnedEdges(below, skew), scale);
  const columns = bendOf(swappedEdges(turnedEdges(sideEdges(small), skew)), scale);
  const { map, ...size } = straightening(page, skew, dpi);
  const made = { ...size, dpi, lines, columns };
  return { picture: resample(page, made, map), skew, mesh: meshBetween(page, made, map) };
}
