/** Tells lines that state a rate of interest, and book nothing. */
import type { LineKind } from '../lexicon/lines/line-kind.ts';

/** A percentage, perhaps in words that name a rate, and no other figures: a rate and the day from which it holds. */
export const isRate = (text: string, kind: LineKind | null = null): boolean =>
  /^[\d.,\s]+%$/.test(text) || (kind === 'interest_rate' && /%/.test(text) && !/\d/.test(text.replace(PERCENTAGE, '')));

const PERCENTAGE = /[\d.,]+\s?%/g;
