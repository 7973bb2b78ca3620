/**
 * Doubts figures of which a ruling line was a part. Both readers see the page without its lines, so they may agree on a
 * figure that has lost its top: "7" below a line becomes "1". What it was, only the sums can tell.
 */
import type { Picture, PixelBox } from '../picture.ts';
import { saysSame } from './agree.ts';
import { textOf } from './readings.ts';
import type { CellsOfPage, PictureWord, Readers } from './types.ts';

const FIGURE = /\p{Nd}/u;
/** Pixels from a word to a line that belonged to it, or may have. */
const BESIDE = 3;
/** Pixels that a line leaves: fewer are its soft edge. */
const LEAST_ERASED = 6;
/** Brightness that a pixel of a line gains when it is taken out. */
const GAIN = 90;

/** Given the words of a page, returns them with the figures in doubt that a line touched. */
export async function doubtErased(
  words: readonly PictureWord[],
  page: CellsOfPage,
  { first }: Readers,
): Promise<PictureWord[]> {
  const doubted: PictureWord[] = [];
  for (const word of words) {
    const box = grown(word, page.picture);
    if (!word.reading.agreed || !FIGURE.test(word.text) || !hasErased(box, page)) {
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

function hasErased({ x0, y0, x1, y1 }: PixelBox, { picture, lined }: CellsOfPage): boolean {
  let erased = 0;
  for (let y = y0; y < y1; y++) {
    for (let at = y * picture.width + x0; at < y * picture.width + x1; at++) {
      if ((picture.data[at] as number) - (lined.data[at] as number) > GAIN) erased++;
    }
  }
  return erased >= LEAST_ERASED;
}
