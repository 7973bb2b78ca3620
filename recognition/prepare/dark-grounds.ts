/** Turns light letters on dark grounds, as headers of tables have them, into dark letters on light. */
import { numberAt, wholeAt } from '../../engine/model/lists.ts';
import { type Component, componentsOf } from '../cells/components.ts';
import { heightOf, PAPER, type Picture, shrink, widthOf } from '../picture.ts';

/** Pixels an inch at which letters are no more than grey, and grounds are still themselves. */
const LOOKED_DPI = 40;
/** Share of the lightness of most of the page below which a ground is dark. */
const DARK = 0.55;
/** Inches: a ground that holds a line of letters. */
const LEAST_HEIGHT = 0.12;
const LEAST_WIDTH = 0.5;
/** Share of its box that a ground fills, its letters left out. */
const FILLED = 0.6;
/** Share of the page: more is a page that is dark as a whole, or the table on which it lies. */
const MOST_OF_PAGE = 0.4;

/** Returns the picture with each dark ground and its letters turned around. */
export function withoutDarkGrounds(picture: Picture): Picture {
  const by = Math.max(1, Math.round(picture.dpi / LOOKED_DPI));
  const small = shrink(picture, by);
  const grounds = componentsOf(small, medianOf(small) * DARK).filter((piece) => isGround(piece, small));
  if (grounds.length === 0) return picture;
  const data = picture.data.slice();
  for (const { x0, y0, x1, y1 } of grounds) {
    for (let y = y0 * by; y < y1 * by; y++) {
      for (let at = y * picture.width + x0 * by; at < y * picture.width + x1 * by; at++) {
        data[at] = PAPER - wholeAt(data, at);
      }
    }
  }
  return { ...picture, data };
}

function isGround(piece: Component, { dpi, width, height }: Picture): boolean {
  const area = widthOf(piece) * heightOf(piece);
  if (heightOf(piece) < LEAST_HEIGHT * dpi || widthOf(piece) < LEAST_WIDTH * dpi) return false;
  return piece.ink >= FILLED * area && area <= MOST_OF_PAGE * width * height;
}

function medianOf({ data }: Picture): number {
  const counts = new Array<number>(PAPER + 1).fill(0);
  for (const grey of data) counts[grey] = numberAt(counts, grey) + 1;
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below * 2 >= data.length;
  });
}
