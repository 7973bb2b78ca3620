/** Sets a page straight: its lines run across and its columns down, as on paper that lies flat. */
import { type Picture, shrink } from '../picture.ts';
import { bendOf } from './bend.ts';
import { lowerEdges, sideEdges, swappedEdges, turnedEdges } from './edges.ts';
import { evenLight } from './light.ts';
import { resample, straightening } from './resample.ts';
import { skewOf } from './skew.ts';

/** Pixels across at which lines of text are still apart. */
const LOOKED_WIDTH = 1000;
/** Degrees: less is not worth the sharpness that turning takes. */
const LEAST_SKEW = 0.05;

/** Returns a page set straight at some resolution, and the degrees clockwise by which its lines were turned. */
export function straightened(page: Picture, dpi: number): { picture: Picture; skew: number } {
  const scale = Math.max(1, Math.floor(page.width / LOOKED_WIDTH));
  const small = evenLight(shrink(page, scale));
  const below = lowerEdges(small);
  const found = skewOf(below);
  const skew = Math.abs(found) < LEAST_SKEW ? 0 : found;
  const lines = bendOf(turnedEdges(below, skew), scale);
  const columns = bendOf(swappedEdges(turnedEdges(sideEdges(small), skew)), scale);
  const { map, ...size } = straightening(page, skew, dpi);
  return { picture: resample(page, { ...size, dpi, lines, columns }, map), skew };
}
