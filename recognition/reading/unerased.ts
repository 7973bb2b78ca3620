/**
 * Doubts figures of which a ruling line was a part. Both readers see the page without its lines, so they may agree on a
 * figure that has lost its top: "7" below a line becomes "1". What it was, only the sums can tell.
 */
import { INK, PAPER, type Picture, type PixelBox } from '../picture.ts';
import { saysSame } from './agree.ts';
import { textOf } from './readings.ts';
import { withSwallowed } from './swallowed.ts';
import type { CellsOfPage, PictureWord, Readers } from './types.ts';

const FIGURE = /\p{Nd}/u;
/** Pixels from a word to a line that belonged to it, or may have. */
const BESIDE = 3;
/** Places where ink of a line met ink of a word: fewer are dirt. */
const LEAST_TOUCHING = 3;

/** Given the words of a page, returns them with the figures in doubt that a line touched. */
export async function doubtErased(
  words: readonly PictureWord[],
  page: CellsOfPage,
  { first }: Readers,
): Promise<PictureWord[]> {
  const doubted: PictureWord[] = [];
  for (const own of words) {
    const word = withSwallowed(own, page);
    const box = grown(word, page.picture);
    if (!word.reading.agreed || !FIGURE.test(word.text) || !wasTouched(box, page)) {
      doubted.push(word);
      continue;
    }
    const { others } = word.reading;
    const lined = textOf(await first.read(page.lined, { ...word.cell, ...box }));
    const isOther = FIGURE.test(lined) && !saysSame(lined, word.text);
    doubted.push({ ...word, reading: { agreed: false, others: isOther ? [...others, lined] : others } });
  }
  return doubted;
}

const grown = ({ x0, y0, x1, y1 }: PixelBox, { width, height }: Picture): PixelBox => ({
  x0: Math.max(0, x0 - BESIDE),
  y0: Math.max(0, y0 - BESIDE),
  x1: Math.min(width, x1 + BESIDE),
  y1: Math.min(height, y1 + BESIDE),
});

/** True if ink that was taken out met ink that is left, above or below it, with one pixel of ink between at the most. */
function wasTouched({ x0, y0, x1, y1 }: PixelBox, { picture, lined }: CellsOfPage): boolean {
  const { width, data } = picture;
  const isLeft = (at: number) => (data[at] ?? PAPER) < INK;
  const wasInk = (at: number) => (lined.data[at] ?? PAPER) < INK;
  let touching = 0;
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) {
      if (!wasInk(at) || isLeft(at)) continue;
      const touches = [-width, width].some((to) => isLeft(at + to) || (wasInk(at + to) && isLeft(at + 2 * to)));
      if (touches) touching++;
    }
  }
  return touching >= LEAST_TOUCHING;
}
