/** Finds the phrase of a word: as labels/values.ts, but without an object for each word of a paper. */
import type { Line, Phrase } from '../model/line.ts';
import { lastOf } from '../model/lists.ts';

/** Given a line and the index of one of its words, returns the phrase that holds it. */
export function phraseAt({ phrases }: Line, word: number): Phrase {
  let end = 0;
  for (const phrase of phrases) {
    end += phrase.words.length;
    if (word < end) return phrase;
  }
  return lastOf(phrases);
}

/** Given a line and the index of a word, returns the index of the first word of its phrase. */
export function phraseStart({ phrases }: Line, word: number): number {
  let start = 0;
  for (const { words } of phrases) {
    if (start + words.length > word) break;
    start += words.length;
  }
  return start;
}
