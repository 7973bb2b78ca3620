/** Makes of the picture of a page one that readers can read: straight, black on white, without lines; cut into cells. */
import { type Cells, cellsOf } from '../cells/cells.ts';
import type { Picture } from '../picture.ts';
import { bendOf } from './bend.ts';
import { withoutDarkGrounds } from './dark-grounds.ts';
import { inkLimitOf } from './ink.ts';
import { evenLight } from './light.ts';
import { smoothed } from './noise.ts';
import { resample, straightening } from './resample.ts';
import { type Ruling, withoutRulings } from './rulings.ts';
import { isSideways } from './sideways.ts';
import { type Skew, skewOf } from './skew.ts';
import { turnedBy } from './turns.ts';

/** Pixels an inch at which pages are read: more is slower and no better. */
export const READ_DPI = 300;
/** Degrees: less is not worth the sharpness that turning takes. */
const LEAST_SKEW = 0.05;

export interface Prepared extends Cells {
  /** READ_DPI, as the readers get it */
  readonly picture: Picture;
  readonly rulings: readonly Ruling[];
  /** quarter turns clockwise by which it was turned, and then degrees counterclockwise */
  readonly turned: number;
  readonly skew: number;
}

/** Given the picture of a page as it is drawn, returns it prepared, its lines across: upright or upside down. */
export function prepare(drawn: Picture): Prepared {
  const turned = isSideways(drawn) ? 1 : 0;
  const upright = turnedBy(drawn, turned);
  const skew = skewOf(upright);
  const { picture, rulings } = withoutRulings(evenLight(withoutDarkGrounds(straightened(upright, skew))));
  const smooth = smoothed(picture);
  return { picture, rulings, turned, skew: skew.degrees, ...cellsOf(smooth, inkLimitOf(smooth)) };
}

function straightened(picture: Picture, { degrees, edges }: Skew): Picture {
  const { map, ...size } = straightening(picture, Math.abs(degrees) < LEAST_SKEW ? 0 : degrees, READ_DPI);
  return resample(picture, { ...size, dpi: READ_DPI, bend: bendOf(edges, picture.width) }, map);
}
