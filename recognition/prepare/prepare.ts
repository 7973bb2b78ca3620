/** Makes of the picture of a page one that readers can read: straight, black on white, without lines; cut into cells. */
import type { Mesh } from '../../engine/geometry/mesh.ts';
import { type Cells, cellsOf } from '../cells/cells.ts';
import { faintTexts } from '../cells/faint.ts';
import { PAPER, type Picture, type PixelBox } from '../picture.ts';
import { STRAIGHT } from './bend.ts';
import { blotsOf } from './blots.ts';
import { withoutDarkGrounds } from './dark-grounds.ts';
import { withoutDustLines } from './dust-lines.ts';
import { inkLimitOf } from './ink.ts';
import { evenLight } from './light.ts';
import { smoothed } from './noise.ts';
import { withDarkPrint } from './pale-print.ts';
import { resample, straightening } from './resample.ts';
import { type Ruling, withoutRulings } from './rulings.ts';
import { isSideways } from './sideways.ts';
import { straightened } from './straighten.ts';
import { struckOut } from './struck-out.ts';
import { tintsOf } from './tints.ts';
import { turnedBy } from './turns.ts';

/** Pixels an inch at which pages are read: more is slower and no better. */
export const READ_DPI = 300;
export interface Prepared extends Cells {
  /** READ_DPI, as the readers get it */
  readonly picture: Picture;
  /** the picture before its ruling lines were taken out */
  readonly lined: Picture;
  readonly rulings: readonly Ruling[];
  /** dark places that may hide text, and text that is struck out */
  readonly blots: readonly PixelBox[];
  /** grounds of adverts and notices */
  readonly tints: readonly PixelBox[];
  /** text that is too pale to be read */
  readonly faint: readonly PixelBox[];
  /** quarter turns clockwise by which it was turned, and then degrees counterclockwise */
  readonly turned: number;
  readonly skew: number;
  /** where its points are on the picture that was turned by quarters; null if that is straight */
  readonly mesh: Mesh | null;
}

/** Given the picture of a page as it is drawn, returns it prepared, its lines across: upright or upside down. */
export function prepare(drawn: Picture): Prepared {
  const turned = isSideways(drawn) ? 1 : 0;
  const { picture, skew, mesh, sheet } = straightened(
    withoutDustLines(turnedBy(drawn, turned), { opaque: false }),
    READ_DPI,
  );
  return prepared(picture, sheet, { turned, skew, mesh });
}

/** Given the picture of a part of a page whose text is upright and straight, returns it prepared. */
export function prepareStraight(drawn: Picture): Prepared {
  const { map, ...size } = straightening(drawn, 0, READ_DPI);
  return prepared(
    resample(drawn, { ...size, dpi: READ_DPI, lines: STRAIGHT, columns: STRAIGHT, sheet: null }, map),
    null,
    {
      turned: 0,
      skew: 0,
      mesh: null,
    },
  );
}

function prepared(
  straight: Picture,
  sheet: PixelBox | null,
  how: Pick<Prepared, 'turned' | 'skew' | 'mesh'>,
): Prepared {
  const even = evenLight(withoutDarkGrounds(straight));
  const lined = withDarkPrint(sheet === null ? even : whiteBeside(even, sheet));
  const { picture, rulings, bars } = withoutRulings(lined);
  const smooth = smoothed(picture);
  const found = cellsOf(smooth, inkLimitOf(smooth));
  return {
    picture,
    lined,
    rulings,
    ...how,
    ...found,
    blots: [...blotsOf(straight, found), ...struckOut(lined, { rulings, bars }, found.letterHeight)],
    tints: tintsOf(straight),
    faint: faintTexts(smooth, found),
  };
}

/** Returns a picture with nothing but paper outside of a box. */
function whiteBeside(picture: Picture, { x0, y0, x1, y1 }: PixelBox): Picture {
  const { width, height, data } = picture;
  const white = new Uint8Array(data.length).fill(PAPER);
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++) {
    const [from, to] = [y * width + Math.max(0, x0), y * width + Math.min(width, x1)];
    white.set(data.subarray(from, to), from);
  }
  return { ...picture, data: white };
}
