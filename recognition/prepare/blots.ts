/** Finds what covers a page so that nobody can read below it: ink that ran out, a bar over a row, a hole. */
import type { Cells } from '../cells/cells.ts';
import { componentsOf } from '../cells/components.ts';
import { heightOf, PAPER, type Picture, type PixelBox, shrink, widthOf } from '../picture.ts';
import { LOOKED_DPI, lightShare } from './dark-grounds.ts';
import { lightIn, paperLightOf, relativeToPaper } from './paper-light.ts';

/** Share of the lightness of the paper around it below which nothing can be read through a place without letters. */
const GREY = 0.75;
/** What is light, as a share of the paper; bold letters have more of it between them, and an uneven blot has some. */
const LIGHT = 0.85;
const WHITE_SHARE = 0.12;
/** Letter heights of what hides two figures. */
const HEIGHT = 1;
const WIDTH = 1.5;
/** Windows: bold letters that look like a dark place are no higher, and may be on a tinted ground. */
const LINE = 1.5;
/** Letter heights of a letter: what is left at the edges of a dark place is higher. */
const LOWEST = 0.5;
const HIGHEST = 1.4;
/** Share of such a place that a letter on it takes at the most. */
const LETTER_SHARE = 0.5;

/** Given a straight page as it was drawn, and its cells, returns its dark places that hide text and hold none. */
export function blotsOf(drawn: Picture, { cells, letterHeight }: Cells): PixelBox[] {
  if (letterHeight === 0) return [];
  const by = Math.max(1, Math.round(drawn.dpi / LOOKED_DPI));
  const small = shrink(drawn, by);
  const window = { width: Math.round((WIDTH * letterHeight) / by), height: Math.round((HEIGHT * letterHeight) / by) };
  const light = paperLightOf(small);
  const paperOf = ({ x0, y0, x1, y1 }: PixelBox) => light((x0 + x1) / 2, (y0 + y1) / 2);
  const groundOf = (box: PixelBox) => Math.min(paperOf(box), lightIn(small, grown(box, window.height)));
  const solid = solidIn(relativeToPaper(small), PAPER * GREY, window);
  const letters = cells
    .flatMap(({ parts }) => parts)
    .filter((part) => heightOf(part) <= HIGHEST * letterHeight && heightOf(part) >= LOWEST * letterHeight);
  return componentsOf(solid, 1)
    .filter((piece) => !isAtEdge(piece, solid))
    .map((piece) => ({
      blot: { x0: piece.x0 * by, y0: piece.y0 * by, x1: piece.x1 * by, y1: piece.y1 * by },
      paper: heightOf(piece) <= LINE * window.height ? groundOf(piece) : paperOf(piece),
    }))
    .filter(({ blot, paper }) => lightShare(drawn, blot, paper * LIGHT) < WHITE_SHARE)
    .map(({ blot }) => blot)
    .filter((blot) => !letters.some((letter) => isOn(blot, letter)));
}

const grown = ({ x0, y0, x1, y1 }: PixelBox, by: number): PixelBox => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

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

/** True for what comes in from an edge of the picture: a border, the table below a photographed page. */
const isAtEdge = ({ x0, y0, x1, y1 }: PixelBox, { width, height }: Picture): boolean =>
  x0 === 0 || y0 === 0 || x1 >= width || y1 >= height;

/** True for a letter on a dark place, and not for that place itself, which may look like a letter. */
function isOn(blot: PixelBox, letter: PixelBox): boolean {
  const [x, y] = [(letter.x0 + letter.x1) / 2, (letter.y0 + letter.y1) / 2];
  const isWithin = x >= blot.x0 && x < blot.x1 && y >= blot.y0 && y < blot.y1;
  return isWithin && widthOf(letter) * heightOf(letter) < LETTER_SHARE * widthOf(blot) * heightOf(blot);
}
