/** Compares the text of a page with what was read from its picture. */
import { overlap } from '../geometry/box.ts';
import { groupBy } from '../model/lists.ts';
import type { Word } from '../model/word.ts';

/** Share of the words that must be the same: readers make mistakes, and fonts that lie have no word right. */
const MOST = 0.5;
/** Fewer words at one place tell nothing. */
const LEAST = 3;
/** Share of the width of the shorter one that two readings of one word have in common. */
const COMMON = 0.6;
/** Ems: lines of text are further apart. */
const SAME_LINE = 0.5;
const FIGURE = /\p{Nd}/u;
const ACCENTS = /\p{M}/gu;
const NEITHER = /[^\p{L}\p{Nd}]/gu;

/** A word of the text, and what was read at its place. */
interface Pair {
  readonly text: Word;
  readonly read: Word;
}

/**
 * True unless the picture of a page shows other words, or other figures, than its text has. Each font is compared for
 * itself: one may say what it draws, and another not.
 */
export function isSameText(texts: readonly Word[], words: readonly Word[]): boolean {
  const pairs = texts.flatMap((text): Pair[] => {
    const read = words.find((word) => isAt(text, word));
    return read === undefined || plain(text.text) === '' ? [] : [{ text, read }];
  });
  const byFont = groupBy(pairs, ({ text: { style } }) => `${style.font} ${style.bold} ${style.italic}`);
  return [...byFont.values()].every((own) => {
    const [figures, others] = [own.filter(hasFigure), own.filter((pair) => !hasFigure(pair))];
    return isMostlySame(figures) && isMostlySame(others);
  });
}

const hasFigure = ({ text, read }: Pair): boolean => FIGURE.test(text.text) || FIGURE.test(read.text);

const isMostlySame = (pairs: readonly Pair[]): boolean =>
  pairs.length < LEAST ||
  pairs.filter(({ text, read }) => plain(text.text) === plain(read.text)).length >= MOST * pairs.length;

const plain = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replace(NEITHER, '');

function isAt(text: Word, word: Word): boolean {
  if (Math.abs(word.baseline - text.baseline) > SAME_LINE * text.style.size) return false;
  const shorter = Math.min(text.x1 - text.x0, word.x1 - word.x0);
  return overlap(text.x0, text.x1, word.x0, word.x1) >= COMMON * shorter;
}
