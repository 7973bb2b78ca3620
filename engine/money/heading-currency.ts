/** Finds the currency that the heading of a column names. */
import { currenciesOfSymbol, currencyCode, currencyOfName } from './currencies.ts';

const SPACES = /[\s()（）[\]]+/;
const SPACES_AND_STROKES = /[\s()（）[\]/]+/;

/** Given a heading, returns the currency that it names, or null. */
export function currencyOfHeading(heading: string): string | null {
  // "S/" is a symbol, "Amount/EUR" two words
  return firstCurrency(heading.split(SPACES)) ?? firstCurrency(heading.split(SPACES_AND_STROKES));
}

function firstCurrency(words: readonly string[]): string | null {
  for (const word of words) {
    const meant = currenciesOfSymbol(word);
    const code = currencyCode(word) ?? (meant.length === 1 ? meant[0] : currencyOfName(word));
    if (code) return code;
  }
  return null;
}
