/** Adds the minus or the point of an amount that no reader has read, and that its picture has. */
import type { Picture } from '../picture.ts';
import { hasPointBefore, withMinus } from '../words/marks.ts';
import type { PictureWord } from './types.ts';

const NEGATIVE = /^[-–−]\d[\d.,' ]*\d$/;
/** So many amounts of a page with a minus before them show that it prints them so. */
const SEVERAL = 3;

/** Returns the words of a page, those with such a mark in doubt: only the sums can tell it from dirt. */
export function withUnreadMarks(words: readonly PictureWord[], picture: Picture): PictureWord[] {
  // where no amount has a minus, what looks like one on a figure is the bar of a "4"
  const touching = words.filter(({ text }) => NEGATIVE.test(text)).length >= SEVERAL;
  return words.map((word) => withUnreadMark(word, { picture, touching }));
}

function withUnreadMark(
  word: PictureWord,
  page: { readonly picture: Picture; readonly touching: boolean },
): PictureWord {
  const { cell, text, reading, x0, x1 } = word;
  const parts = cell.parts.filter((part) => part.x1 > x0 && part.x0 < x1);
  const marked = hasPointBefore(text, parts, cell.letterHeight)
    ? `.${text}`
    : withMinus(text, parts, { letterHeight: cell.letterHeight, ...page });
  if (marked === null) return word;
  const others = [text, ...reading.others.filter((other) => other !== marked)];
  return { ...word, text: marked, reading: { agreed: false, others } };
}
