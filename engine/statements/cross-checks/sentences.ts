/** Tells figures amid sentences, which say what they are, from those that words name. */
import { beginAlike, phraseAbove } from '../../labels/near-phrases.ts';
import type { Line, Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';

export const LETTER = /\p{L}/u;
/** Phrases of more words are sentences; figures and the signs between them do not count. */
const LONGEST = 9;

/** True for the place of a word that is in a sentence. */
export const isInSentence = ({ words, phrases }: Line, at: number): boolean =>
  phrases.some((phrase) => phrase.words.some((word) => word === words[at]) && isLong(phrase));

const isLong = ({ words }: Phrase): boolean => words.filter(({ text }) => LETTER.test(text)).length > LONGEST;

/** Lines of a sentence begin alike, in points, and lie close below each other, in sizes of their text. */
const UNDER = { aligned: beginAlike(1), sizes: 2 };
/** Ends a sentence, or names what is below. */
const ENDED = /[.!?:]$/;

/** The line above a figure that continues its sentence, or '': "… in 3 years and" above "$7,704." */
export function sentenceAbove(line: Line, at: number, lines: readonly TokenLine[]): string {
  const phrase = line.phrases.find(({ words }) => words[0] === line.words[at]);
  if (phrase === undefined) return '';
  const above = phraseAbove(phrase, { lines, at: line.index }, UNDER)?.phrase;
  return above !== undefined && isLong(above) && !ENDED.test(above.text) ? above.text : '';
}
