/** Explains how readers of a picture came to a word: who read what, and what the sums of the paper say to it. */
import type { Word } from '../model/word.ts';
import { PAGE_TOLD } from '../wording/told-places.ts';

/** Given words, returns what is told of those that were read from a picture. */
export const tellPictures = (words: readonly Word[]): string[] => words.flatMap(tellPicture);

function tellPicture({ text, reading }: Word): string[] {
  if (reading === undefined) return [];
  const { agreed, others, settled, corrected } = reading;
  if (agreed) return [PAGE_TOLD.READ_ALIKE(text)];
  const sums = settled === true ? PAGE_TOLD.SUMS_SETTLE(text) : PAGE_TOLD.SUMS_OPEN(text);
  if (corrected !== undefined) return [PAGE_TOLD.SUMS_CORRECT({ text, read: corrected }), sums];
  return [others.length === 0 ? PAGE_TOLD.READ_BY_ONE(text) : PAGE_TOLD.READ_IN_WAYS({ text, others }), sums];
}
