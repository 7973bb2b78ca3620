/** Tells whether another reading of a day, or of the part of one, may be one. */
import { monthOfName } from '../dates/month.ts';
import { datesIn } from '../dates/scan.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Word } from '../model/word.ts';

/** True for a day, or for the part of one: figures where the word has as many, a month where it is one. */
export const mayBeDay = ({ text }: Word, { text: of }: Word): boolean =>
  datesIn([text]).length > 0 ||
  (/^\d+$/.test(text) && /^\d+$/.test(of) && text.length === of.length) ||
  [text, of].every((one) => monthOfName(fold(one)) !== null);

/** True for a day with one more figure, a 1 that a line may be, if that is no day: "11101" for "1101". */
export const isNoDay = ({ text }: Word, { text: of }: Word): boolean =>
  DAY_AND_MONTH.test(of) && text === `1${of}` && datesIn([text]).length === 0;
const DAY_AND_MONTH = /^\d{4}$/;
