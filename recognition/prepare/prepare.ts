/** Makes of the picture of a page one that readers can read: straight, black on white, without lines; cut into cells. */
import { type Cells, cellsOf } from '../cells/cells.ts';
import { PAPER, type Picture } from '../picture.ts';
import { withoutDarkGrounds } from './dark-grounds.ts';
import { inkLimitOf } from './ink.ts';
import { evenLight } from './light.ts';
import { smoothed } from './noise.ts';
import { withoutPalePrint } from './pale-print.ts';
import { type Ruling, withoutRulings } from './rulings.ts';
import { isSideways } from './sideways.ts';
import { straightened } from './straighten.ts';
import { turnedBy } from './turns.ts';

/** Pixels an inch at which pages are read: more is slower and no better. */
export const READ_DPI = 300;
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
  const { picture: straight, skew } = straightened(turnedBy(drawn, turned), READ_DPI);
  const even = evenLight(withoutDarkGrounds(straight));
  const { picture: clear, rulings } = withoutRulings(withoutPalePrint(even));
  const smooth = smoothed(clear);
  return { picture: withPaperOf(clear, even), rulings, turned, skew, ...cellsOf(smooth, inkLimitOf(smooth)) };
}

/** Returns a picture with paper where another has it: readers read print as it is, for darker print has more grain. */
function withPaperOf(clear: Picture, picture: Picture): Picture {
  return { ...picture, data: picture.data.map((grey, at) => (clear.data[at] === PAPER ? PAPER : grey)) };
}
