/** Sets a page straight: its lines run across and its columns down, as on paper that lies flat. */

import type { Mesh } from '../../engine/geometry/mesh.ts';
import { type Picture, type PixelBox, shrink } from '../picture.ts';
import { bendOf, STRAIGHT } from './bend.ts';
import { withoutDustLines } from './dust-lines.ts';
import { lowerEdges, sideEdges, swappedEdges, turnedEdges } from './edges.ts';
import { evenLight } from './light.ts';
import { meshBetween } from './mesh.ts';
import { resample, straightening } from './resample.ts';
import { printedOn, type Sheet, sheetOn } from './sheet.ts';
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
  /** where its sheet is, if that lies on a ground: nothing is printed beside it */
  readonly sheet: PixelBox | null;
}

/** Returns a page set straight at some resolution. */
export function straightened(page: Picture, dpi: number): Straightened {
  const sheet = sheetOn(page);
  const scale = Math.max(1, Math.floor(page.width / LOOKED_WIDTH));
  const looked = shrink(sheet === null ? page : flat(page, sheet), scale);
  const small = withoutDustLines(evenLight(looked), { opaque: true });
  const below = lowerEdges(small);
  const found = skewOf(below);
  const skew = Math.abs(found) < LEAST_SKEW ? 0 : found;
  const lines = bendOf(turnedEdges(below, skew), scale);
  const columns = bendOf(swappedEdges(turnedEdges(sideEdges(small), skew)), scale);
  const { map, ...size } = straightening(page, skew, dpi);
  const made = { ...size, dpi, lines, columns, sheet };
  return {
    picture: resample(page, made, map),
    skew,
    mesh: meshBetween(page, made, map),
    sheet: sheet === null ? null : printedOn(sheet, page.dpi / dpi),
  };
}

/** Returns a photograph as if the camera had looked at its sheet from above. */
function flat(page: Picture, sheet: Sheet): Picture {
  const { map, ...size } = straightening(page, 0, page.dpi);
  return resample(page, { ...size, dpi: page.dpi, lines: STRAIGHT, columns: STRAIGHT, sheet }, map);
}
