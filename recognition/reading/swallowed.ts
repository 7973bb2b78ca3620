/**
 * Doubts figures beside which a "1" may be gone: a line down the page that lies on it, as dust on a scanner draws it, is
 * taken out with it, and so is what is behind the edge of the picture. All days or balances of a column then lose the
 * same figure, "12/06" and "13/06" become "2/06" and "3/06", and no sum shows it.
 */
import { INK, PAPER, type PixelBox } from '../picture.ts';
import type { CellsOfPage, PictureWord } from './types.ts';

const FIGURE = /\p{Nd}/u;
/** Letter heights from a figure to the line that lies on the "1" before it: frames of tables are further away. */
const BEFORE = 0.4;
/** Share of the height of a word along which a line runs. */
const ALONG = 0.7;
/** Such a part of a day has all its figures: "02/06", "2025-06-02", "12" of June. */
const WHOLE = /^\D*(?:\d{2}|\d{4})(?!\d)/u;
const PART_OF_DAY = /^\d{1,2}[.,]?$/u;
/** "2/06/2025", "2/06", "2.06.", "2-Jun"; "2.06" is an amount. */
const DAY = /^\d{1,4}(?:[./-]\d{1,2}[./-]\d{0,4}|[/-]\d{1,2}|[./-]?\p{L}.*)$/u;
/** What a line can lie on, and leave nothing of. */
const SLIM = '1';

/** Returns a word in doubt if a figure may be gone that was before its first one, or between two of them. */
export function withSwallowed(word: PictureWord, page: CellsOfPage): PictureWord {
  const { text, reading } = word;
  if (!reading.agreed || !FIGURE.test(text) || !isCut(word, page)) return word;
  // a day has no sum that could settle it
  const others = isDay(text) ? reading.others : [...reading.others, text.replace(/\d/u, `${SLIM}$&`)];
  return { ...word, reading: { agreed: false, others } };
}

const isDay = (text: string): boolean => PART_OF_DAY.test(text) || DAY.test(text);

function isCut(word: PictureWord, page: CellsOfPage): boolean {
  const { x0, x1, y0, y1, cell, text } = word;
  const from = Math.floor(x0 - BEFORE * cell.letterHeight);
  if (isLineIn({ x0, x1, y0, y1 }, page)) return true;
  if (isDay(text) && WHOLE.test(text)) return false;
  return from < 0 || isLineIn({ x0: from, x1: x0, y0, y1 }, page);
}

/** True if a line was taken out that runs down a box. */
function isLineIn({ x0, x1, y0, y1 }: PixelBox, { picture, lined }: CellsOfPage): boolean {
  const { width, data } = picture;
  for (let x = x0; x < x1; x++) {
    let erased = 0;
    for (let at = y0 * width + x; at < y1 * width; at += width) {
      if ((lined.data[at] ?? PAPER) < INK && (data[at] ?? PAPER) >= INK) erased++;
    }
    if (erased >= ALONG * (y1 - y0)) return true;
  }
  return false;
}
