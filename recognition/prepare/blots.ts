/** Finds what covers a page so that nobody can read below it: ink that ran out, a bar over a row, a hole. */
import { overlap } from '../../engine/geometry/box.ts';
import { greatest, least } from '../../engine/geometry/extremes.ts';
import type { Cell } from '../cells/cell.ts';
import type { Cells } from '../cells/cells.ts';
import { componentsOf } from '../cells/components.ts';
import { heightOf, PAPER, type Picture, type PixelBox, quantileOf, shrink, widthOf } from '../picture.ts';
import { LOOKED_DPI, lightShare, medianOf } from './dark-grounds.ts';
import { paperLightOf, relativeToPaper } from './paper-light.ts';

/** Share of the lightness of the paper around it below which nothing can be read through a place without letters. */
const GREY = 0.75;
/** What is light, as a share of the paper; bold letters have more of it between them, and an uneven blot has some. */
const LIGHT = 0.85;
const WHITE_SHARE = 0.12;
/** Share of the lightness of the page by which such a place is darker than the ground of letters beside it. */
const STEP = 0.08;
/** Pixels above and below a letter that show its ground, and letter heights along its line in which it is the same. */
const BESIDE = 4;
const NEAR = 12;
/** Letter heights of a ground above and below its line: a row is higher. */
const PADDING = 1.5;
const HALF = 0.5;
/** Letter heights of what hides two figures. */
const HEIGHT = 1;
const WIDTH = 1.5;
/** Letter heights of a letter: what is left at the edges of a dark place is higher. */
const LOWEST = 0.5;
const HIGHEST = 1.4;
/** Letters of a text: what has fewer may be dirt at the edge of the page. */
const LETTERS = 3;
/** Share of such a place that a letter on it takes at the most. */
const LETTER_SHARE = 0.5;

/** Given a straight page as it was drawn, and its cells, returns its dark places that hide text and hold none. */
export function blotsOf(drawn: Picture, { cells, letterHeight }: Cells): PixelBox[] {
  if (letterHeight === 0) return [];
  const by = Math.max(1, Math.round(drawn.dpi / LOOKED_DPI));
  const small = shrink(drawn, by);
  const window = { width: Math.round((WIDTH * letterHeight) / by), height: Math.round((HEIGHT * letterHeight) / by) };
  const paper = medianOf(small);
  const light = paperLightOf(small);
  const solid = solidIn(relativeToPaper(small), PAPER * GREY, window);
  const texts = textsOf(cells, by);
  const letters = cells
    .flatMap(({ parts }) => parts)
    .filter((part) => heightOf(part) <= HIGHEST * letterHeight && heightOf(part) >= LOWEST * letterHeight);
  const grounds = groundsOf(drawn, letters, paper * LIGHT);
  const looked = { drawn, letterHeight, step: paper * STEP };
  const pieces = componentsOf(solid, 1).filter((piece) => !isAtEdge(piece, solid));
  return [...pieces, ...reachingInto(solid, texts, pieces)]
    .map(({ x0, y0, x1, y1 }) => ({
      blot: { x0: x0 * by, y0: y0 * by, x1: x1 * by, y1: y1 * by },
      around: light((x0 + x1) / 2, (y0 + y1) / 2),
    }))
    .filter(({ blot, around }) => lightShare(drawn, blot, around * LIGHT) < WHITE_SHARE)
    .map(({ blot }) => blot)
    .filter((blot) => !letters.some((letter) => isOn(blot, letter)))
    .filter((blot) => !grounds.some((ground) => isGround(blot, ground, looked)));
}

/** The columns of a page from the first to the last of its texts, of a picture so many times smaller. */
function textsOf(cells: readonly Cell[], by: number): Columns {
  const texts = cells.filter(({ parts }) => parts.length >= LETTERS);
  return {
    x0: Math.ceil(least(texts.map(({ x0 }) => x0)) / by),
    x1: Math.floor(greatest(texts.map(({ x1 }) => x1)) / by),
  };
}

type Columns = Pick<PixelBox, 'x0' | 'x1'>;

/**
 * Returns what of the dark places at the edges of a page is between its texts. A border is beside these; a thumb, or a
 * bar that is drawn out to the edge, covers some.
 */
function reachingInto(solid: Picture, { x0, x1 }: Columns, others: readonly PixelBox[]): PixelBox[] {
  if (x1 <= x0) return [];
  const { width, height, data } = solid;
  const own = new Uint8Array(data.length).fill(PAPER);
  for (let at = 0; at < data.length; at += width) own.set(data.subarray(at + x0, at + x1), at + x0);
  const isOther = (piece: PixelBox) =>
    others.some(
      (other) => overlap(piece.x0, piece.x1, other.x0, other.x1) > 0 && piece.y0 >= other.y0 && piece.y1 <= other.y1,
    );
  return componentsOf({ ...solid, width, height, data: own }, 1).filter((piece) => !isOther(piece));
}

/** Returns a picture that is ink where a window of a size is dark all over, and paper elsewhere. */
function solidIn(picture: Picture, limit: number, window: { width: number; height: number }): Picture {
  const across = darkRuns(picture, limit);
  const data = new Uint8Array(picture.data.length).fill(PAPER);
  for (let x = 0; x < picture.width; x++) {
    for (let y = 0, high = 0; y < picture.height; y++) {
      const at = y * picture.width + x;
      // as wide as the window, in as many rows above each other
      high = (across[at] as number) >= window.width ? high + 1 : 0;
      if (high < window.height) continue;
      for (let row = 0; row < window.height; row++) {
        const end = at - row * picture.width + 1;
        data.fill(0, end - window.width, end);
      }
    }
  }
  return { ...picture, data };
}

/** For each place, how many dark ones end there along its row. */
function darkRuns({ width, data }: Picture, limit: number): Uint32Array {
  const runs = new Uint32Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const before = at % width === 0 ? 0 : (runs[at - 1] as number);
    if ((data[at] as number) < limit) runs[at] = before + 1;
  }
  return runs;
}

/** A letter with paper, or the ground of a table's header, above and below it. */
interface Ground {
  readonly letter: PixelBox;
  readonly grey: number;
}

/** Returns the grounds of letters that are on dark ones. */
function groundsOf(drawn: Picture, letters: readonly PixelBox[], dark: number): Ground[] {
  return letters.flatMap((letter) => {
    const { x0, y0, x1, y1 } = letter;
    if (y0 < BESIDE || y1 + BESIDE > drawn.height) return [];
    const [above, below] = [
      quantileOf(drawn, { x0, y0: y0 - BESIDE, x1, y1: y0 - 1 }, HALF),
      quantileOf(drawn, { x0, y0: y1 + 1, x1, y1: y1 + BESIDE }, HALF),
    ];
    return Math.max(above, below) < dark ? [{ letter, grey: (above + below) / 2 }] : [];
  });
}

/** True for a place on the line of a letter that is no darker than the ground of that: it is the same ground. */
function isGround(blot: PixelBox, { letter, grey }: Ground, { drawn, letterHeight, step }: Looked): boolean {
  if (blot.y0 < letter.y0 - PADDING * letterHeight || blot.y1 > letter.y1 + PADDING * letterHeight) return false;
  if (Math.max(blot.x0 - letter.x1, letter.x0 - blot.x1) > NEAR * letterHeight) return false;
  return grey - quantileOf(drawn, blot, HALF) < step;
}

interface Looked {
  readonly drawn: Picture;
  readonly letterHeight: number;
  /** greys by which a blot is darker than a ground */
  readonly step: number;
}

/** True for what comes in from an edge of the picture: a border, the table below a photographed page. */
const isAtEdge = ({ x0, y0, x1, y1 }: PixelBox, { width, height }: Picture): boolean =>
  x0 === 0 || y0 === 0 || x1 >= width || y1 >= height;

/** True for a letter on a dark place, and not for that place itself, which may look like a letter. */
function isOn(blot: PixelBox, letter: PixelBox): boolean {
  const [x, y] = [(letter.x0 + letter.x1) / 2, (letter.y0 + letter.y1) / 2];
  const isWithin = x >= blot.x0 && x < blot.x1 && y >= blot.y0 && y < blot.y1;
  return isWithin && widthOf(letter) * heightOf(letter) < LETTER_SHARE * widthOf(blot) * heightOf(blot);
}
