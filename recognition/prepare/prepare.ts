/** Makes of the picture of a page one that readers can read: straight, black on white, without lines; cut into cells. */
import { type Cells, cellsOf } from '../cells/cells.ts';
import type { Picture } from '../picture.ts';
import { bendOf, STRAIGHT } from './bend.ts';
import { withoutDarkGrounds } from './dark-grounds.ts';
import { inkLimitOf } from './ink.ts';
import { evenLight } from './light.ts';
import { smoothed } from './noise.ts';
import { resample, straightening } from './resample.ts';
import { type Ruling, withoutRulings } from './rulings.ts';
import { type Skew, skewOf } from './skew.ts';
import { turnedBy } from './turns.ts';

/** Pixels an inch at which pages are read: more is slower and no better. */
export const READ_DPI = 300;
/** Degrees: less is not worth the sharpness that turning takes. */
const LEAST_SKEW = 0.05;
/** Lines of text across the page are at least so much sharper than anything else on it. */
const SHARP = 2.4;

export interface Prepared extends Cells {
  /** READ_DPI, as the readers get it */
  readonly picture: Picture;
  readonly rulings: readonly Ruling[];
  /** quarter turns clockwise by which it was turned, and then degrees counterclockwise */
  readonly turned: number;
  readonly skew: number;
}

/** Given the picture of a page as it is drawn, returns the quarter turns after which its lines run across: 0 or 1. */
export function sidewaysTurns(drawn: Picture): number {
  const { sharpness } = skewOf(drawn);
  return sharpness >= SHARP || skewOf(turnedBy(drawn, 1)).sharpness <= sharpness ? 0 : 1;
}

/** Given the picture of a page as it is drawn, returns it prepared, turned by so many quarters clockwise. */
export function prepare(drawn: Picture, turned: number): Prepared {
  const upright = turnedBy(drawn, turned);
  const skew = skewOf(upright);
  return prepared(straightened(upright, skew), { turned, skew: skew.degrees });
}

/** Given the picture of a part of a page whose text is upright and straight, returns it prepared. */
export function prepareStraight(drawn: Picture): Prepared {
  const { map, ...size } = straightening(drawn, 0, READ_DPI);
  return prepared(resample(drawn, { ...size, dpi: READ_DPI, bend: STRAIGHT }, map), { turned: 0, skew: 0 });
}

function prepared(straight: Picture, how: Pick<Prepared, 'turned' | 'skew'>): Prepared {
  const { picture, rulings } = withoutRulings(evenLight(withoutDarkGrounds(straight)));
  const smooth = smoothed(picture);
  return { picture, rulings, ...how, ...cellsOf(smooth, inkLimitOf(smooth)) };
}

function straightened(picture: Picture, { degrees, edges }: Skew): Picture {
  const { map, ...size } = straightening(picture, Math.abs(degrees) < LEAST_SKEW ? 0 : degrees, READ_DPI);
  return resample(picture, { ...size, dpi: READ_DPI, bend: bendOf(edges, picture.width) }, map);
}
