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

/** A currency's symbol, not all of letters: those may be other words. */
export const SYMBOL = /^\p{L}{0,3}[\p{Sc}/.]{1,2}\p{L}?$/u;

/** True for a word that is the symbol of a currency, "J$", "S/", "Fr.": with or without brackets. */
export function isSymbol(word: string): boolean {
  const bare = withoutBrackets(word);
  return SYMBOL.test(bare) && currenciesOfSymbol(bare).length > 0;
}

/** True for a heading of nothing but a currency's symbol or code, or of its name or code and these: "SOLES (S/)". */
export function isOfMoneyAlone(heading: string): boolean {
  const [first = '', ...rest] = heading.split(' ');
  const isShort = (word: string) => isSymbol(word) || currencyCode(word) !== null;
  if (rest.length === 0) return isShort(first);
  // no list of symbols has "L": it may be another word, but not in brackets behind "LEMPIRAS"
  const isInitial = (word: string) => BRACKETED_LETTER.test(word) && first.startsWith(withoutBrackets(word));
  return (
    (currencyCode(first) ?? currencyOfName(first)) !== null &&
    rest.every((word) => isShort(withoutBrackets(word)) || isInitial(word))
  );
}

const BRACKETED_LETTER = /^[([（]\p{L}[)\]）]$/u;

const withoutBrackets = (word: string): string => word.replace(/^[([（]|[)\]）]$/g, '');
