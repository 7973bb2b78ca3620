/** Finds text that is so much paler than the other text of its page that it is taken for paper. */
import { heightOf, PAPER, type Picture, type PixelBox } from '../picture.ts';
import { type Cells, cellsOf } from './cells.ts';

/** Greys: what is lighter is grain of the paper. */
const FAINT = 225;
/** Letter heights around what was found already: its edges are pale, too. */
const AROUND = 0.35;
/** Letters that show that something is text, and their heights, in those of most letters of the page. */
const LEAST_LETTERS = 3;
const LOWEST = 0.7;
const HIGHEST = 1.4;

/** Given a page as its cells were found, and these, returns the places of paler texts. */
export function faintTexts(picture: Picture, { cells, letterHeight }: Cells): PixelBox[] {
  if (letterHeight === 0) return [];
  const rest = without(picture, cells, Math.round(AROUND * letterHeight));
  const isLetter = (part: PixelBox) =>
    heightOf(part) >= LOWEST * letterHeight && heightOf(part) <= HIGHEST * letterHeight;
  return cellsOf(rest, FAINT)
    .cells.filter(({ parts }) => parts.filter(isLetter).length >= LEAST_LETTERS)
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }));
}

/** Returns a picture with paper in the place of boxes, and so many pixels around them. */
function without(picture: Picture, boxes: readonly PixelBox[], around: number): Picture {
  const { width, height } = picture;
  const data = picture.data.slice();
  for (const { x0, y0, x1, y1 } of boxes) {
    for (let y = Math.max(0, y0 - around); y < Math.min(height, y1 + around); y++) {
      data.fill(PAPER, y * width + Math.max(0, x0 - around), y * width + Math.min(width, x1 + around));
    }
  }
  return { ...picture, data };
}
