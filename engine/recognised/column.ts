/** Finds what stands below and above a word of a picture: the words of one column begin or end at one place. */
import type { Word } from '../model/word.ts';

/** Ems by which the edges of words of one column differ: turned pages, and letters with more or less white. */
const SAME_EDGE = 0.6;

export const beginsWith = (word: Word, other: Word): boolean =>
  word !== other && Math.abs(word.x0 - other.x0) <= SAME_EDGE * word.style.size;

export const endsWith = (word: Word, other: Word): boolean =>
  word !== other && Math.abs(word.x1 - other.x1) <= SAME_EDGE * word.style.size;

/** Returns a word with another text, in doubt: what was read is its rival. */
export function readAs(word: Word, text: string): Word {
  const others = [word.text, ...(word.reading?.others ?? [])].filter((other) => other !== text);
  return { ...word, text, reading: { ...word.reading, agreed: false, others } };
}

/** Ems between the lines of two rows that are beside each other, with some lines each. */
const NEAR = 5;

/** True for a word with one of its column near above or below it: a number in the head of a page is none of a table. */
export const isNear = (word: Word, column: readonly Word[]): boolean =>
  column.some((other) => other !== word && Math.abs(other.baseline - word.baseline) <= NEAR * word.style.size);

/** Returns the text that stands most often in a list, if it does so often enough; of several, the first. */
export function usualOf(texts: readonly string[], least: number): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= least ? best[0] : null;
}

/** Ems by which the baselines of words of one line differ. */
const SAME_LINE = 0.4;

export const isOnLine = (word: Word, other: Word): boolean =>
  word.page === other.page && Math.abs(word.baseline - other.baseline) <= SAME_LINE * word.style.size;

/** Points between two words of a line; less than 0 if one is over the other. */
export const whiteBetween = (one: Word, other: Word): number => Math.max(one.x0 - other.x1, other.x0 - one.x1);
