/** Adds the minus or the point of an amount that no reader has read, and that its picture has. */
import type { Picture } from '../picture.ts';
import { hasPointBefore, withMinus } from '../words/marks.ts';
import type { PictureWord } from './types.ts';

/** Returns a word with such a mark, in doubt: only the sums can tell it from dirt. */
export function withUnreadMark(word: PictureWord, picture: Picture): PictureWord {
  const { cell, text, reading, x0, x1 } = word;
  const parts = cell.parts.filter((part) => part.x1 > x0 && part.x0 < x1);
  const marked = hasPointBefore(text, parts, cell.letterHeight)
    ? `.${text}`
    : withMinus(text, parts, { letterHeight: cell.letterHeight, picture });
  if (marked === null) return word;
  const others = [text, ...reading.others.filter((other) => other !== marked)];
  return { ...word, text: marked, reading: { agreed: false, others } };
}
