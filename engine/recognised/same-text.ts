/** Compares the text of a page with what was read from its picture. */
import { overlap } from '../geometry/box.ts';
import type { Word } from '../model/word.ts';

/** Share of the words that must be the same: readers make mistakes, and fonts that lie have no word right. */
const MOST = 0.5;
/** Fewer words at one place tell nothing. */
const LEAST = 5;
/** Share of the width of the shorter one that two readings of one word have in common. */
const COMMON = 0.6;
/** Ems: lines of text are further apart. */
const SAME_LINE = 0.5;
const FIGURE = /\p{Nd}/u;
const ACCENTS = /\p{M}/gu;
const NEITHER = /[^\p{L}\p{Nd}]/gu;

/** True unless the picture of a page shows other words, or other figures, than its text has. */
export function isSameText(texts: readonly Word[], read: readonly Word[]): boolean {
  const pairs = texts.flatMap((text) => {
    const other = read.find((word) => isAt(text, word));
    return other === undefined || plain(text.text) === '' ? [] : [[text.text, other.text] as const];
  });
  if (pairs.length < LEAST) return true;
  const figures = pairs.filter(([text]) => FIGURE.test(text));
  return areSame(figures) && areSame(pairs.filter(([text]) => !FIGURE.test(text)));
}

const areSame = (pairs: readonly (readonly [text: string, read: string])[]): boolean =>
  pairs.filter(([text, read]) => plain(text) === plain(read)).length >= MOST * pairs.length;

const plain = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replace(NEITHER, '');

function isAt(text: Word, word: Word): boolean {
  if (Math.abs(word.baseline - text.baseline) > SAME_LINE * text.style.size) return false;
  const shorter = Math.min(text.x1 - text.x0, word.x1 - word.x0);
  return overlap(text.x0, text.x1, word.x0, word.x1) >= COMMON * shorter;
}
