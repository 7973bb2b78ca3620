/** Finds the currency that the heading of a column names. */
import { firstFound, onlyOf } from '../model/lists.ts';
import { currenciesOfSymbol, currencyCode, currencyOfName } from './currencies.ts';

const SPACES = /[\s()（）[\]]+/;
const SPACES_AND_STROKES = /[\s()（）[\]/]+/;

/** Given a heading, returns the currency that it names, or null. */
export function currencyOfHeading(heading: string): string | null {
  // "S/" is a symbol, "Amount/EUR" two words
  return firstCurrency(heading.split(SPACES)) ?? firstCurrency(heading.split(SPACES_AND_STROKES));
}

const firstCurrency = (words: readonly string[]): string | null =>
  firstFound(words, (word) => currencyCode(word) ?? onlyOf(currenciesOfSymbol(word)) ?? currencyOfName(word));
