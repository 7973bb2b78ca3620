/** Of two readings of a word takes the one that papers print: "Amount" for "Amgunt". */
import { fold } from '../lexicon/phrases/fold.ts';
import { inLexicon } from '../lexicon/phrases/phrases.ts';
import type { Word } from '../model/word.ts';

/** Shorter words are like too many others. */
const SHORTEST = 4;
const LETTERS = /^\p{L}+$/u;

/** Returns the words of a page, those on which the readers differ as the lexicon has them; figures stay. */
export function withKnownWords(words: readonly Word[]): readonly Word[] {
  return words.map((word) => {
    const { text, reading } = word;
    if (reading === undefined || reading.others.length === 0 || isKnown(text) || /\d/.test(text)) return word;
    const [known, ...more] = new Set(reading.others.filter(isKnown));
    if (known === undefined || more.length > 0) return word;
    return {
      ...word,
      text: known,
      reading: { ...reading, others: reading.others.map((o) => (o === known ? text : o)) },
    };
  });
}

const isKnown = (text: string): boolean => text.length >= SHORTEST && LETTERS.test(text) && inLexicon(fold(text));
