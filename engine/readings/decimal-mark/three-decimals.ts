/** Tells whether the money of a paper has three decimals. */
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currencyDecimals } from '../../money/currencies.ts';
import type { Facts } from '../facts/facts.ts';

/** The usual mark before three decimals; `none`: the money has fewer; `open`: the paper does not tell. */
export type ThreeDecimals = DecimalMark | 'none' | 'open';

/** Currencies whose three decimals stand behind a comma. */
const COMMA_DINARS: ReadonlySet<string> = new Set(['TND', 'LYD']);
/** Scripts of countries whose money never has three decimals. */
const OF_NO_DINARS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/**
 * Given the facts of a document and its rows, returns whether its money has three decimals: as all currencies have that
 * it names surely, or else names at all. If it names none, its country or the script of its headings may tell.
 */
export function threeDecimalsOf({ currencies, localCurrencies }: Facts, rows: readonly Row[]): ThreeDecimals {
  const isOfDinars = ({ text }: { readonly text: string }) => currencyDecimals(text) === 3;
  if (currencies.length === 0) {
    if (localCurrencies.length > 0) return localCurrencies.some(isOfDinars) ? 'open' : 'none';
    const isOther = rows.some(({ columns }) => columns.some(({ heading }) => OF_NO_DINARS.test(heading)));
    return isOther ? 'none' : 'open';
  }
  const strong = currencies.filter((currency) => currency.strong);
  const named = strong.length > 0 ? strong : currencies;
  if (!named.some(isOfDinars)) return 'none';
  if (!named.every(isOfDinars)) return 'open';
  return named.some(({ text }) => COMMA_DINARS.has(text)) ? ',' : '.';
}
