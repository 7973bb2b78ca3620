/** The currency that a heading names beside what its column is for: "Betrag EUR", "Paid in (GBP)". */
import { firstOf, lastOf } from '../../model/lists.ts';
import { CODE_LETTERS, currencyCode } from '../../money/currencies.ts';
import { isSymbol } from '../../money/heading-currency.ts';
import { fold, wordSet } from '../phrases/fold.ts';

/** Currencies as headings write them, besides their codes: "Kwota w PLN", "Belopp i kr". */
const MONEY_WORDS =
  wordSet(`eur euro euros usd gbp chf pln czk huf ron bgn sek nok dkk isk try tl rub uah rsd bam hrk all mkd inr rs pkr
   lkr bdt npr sgd myr rm idr rp thb baht vnd php hkd cny rmb twd ntd krw jpy yen aud nzd cad mxn brl r ars clp cop pen
   uyu zar kes ksh kshs ngn ghs gh ghc tzs tzshs ugx zmw mur aed sar qar kwd bhd omr egp mad tnd dzd jod ils nis kr kc
   ft lei zl lv kn din km pesos soles colones dolares guaranies quetzales lempiras bolivianos us rd b bs q gs tt bz bds
   ec nt hk mop jd bd kd qr sr ro dh dhs fcfa cfa tk ush tsh birr kyat kip riel balboas cordobas руб грн лв`);
/** Words left over once the currency is gone. */
const LEFT_OVER = wordSet('in en em w i v u di в σε dalam the and local');

/** Behind a heading of a script without spaces: "お支払金額（円）". */
const UNSPACED_MONEY = /(?<=[\u3040-\u9fff\uac00-\ud7a3]{2})(?:円|元|원)$/;

/** Returns a heading with a code in place of each symbol; of those with letters, only behind a word: "Amount J$". */
export const symbolsAsCodes = (heading: string): string =>
  heading
    .split(' ')
    .map((word, i) => (i > 0 && isSymbol(word) ? 'eur' : word.replace(/\p{Sc}|\beuro['’]s\b/giu, ' eur ')))
    .join(' ');

/** Whether a folded word names a currency. */
export const isMoneyWord = (folded: string): boolean =>
  MONEY_WORDS.has(folded) || (folded.length === CODE_LETTERS && currencyCode(folded.toUpperCase()) !== null);

/** Returns a folded heading without the currency and what ties it: "betrag" for "betrag in eur". */
export function withoutMoney(folded: string, roleOf: (folded: string) => string | null): string {
  const words = folded.split(' ');
  const kept = words.filter((word) => !isMoneyWord(word)).map((word) => word.replace(UNSPACED_MONEY, ''));
  if (kept.join(' ') === folded) return folded;
  // "Amount in INR" names a currency, "Paid in INR" a direction; of "Paid in in INR" the last "in" alone ties the
  // currency
  const tied = kept.length > 1 && LEFT_OVER.has(lastOf(kept)) ? roleOf(kept.slice(0, -1).join(' ')) : null;
  const isKnown = () => roleOf(kept.join(' ')) !== null;
  if (tied === 'amount') kept.pop();
  while (kept.length > 1 && !isKnown() && LEFT_OVER.has(lastOf(kept))) kept.pop();
  while (kept.length > 1 && !isKnown() && LEFT_OVER.has(firstOf(kept))) kept.shift();
  return kept.join(' ');
}

/** True for a currency and what ties it, "in USD": the end of a heading, and no direction. */
export function tiesMoney(folded: string): boolean {
  const words = folded.split(' ');
  return words.length === 2 && LEFT_OVER.has(firstOf(words)) && isMoneyWord(lastOf(words));
}

/** True for a currency or what ties it: they end a heading and begin none: "Deposits (AED) Withdrawals (AED)". */
export function endsHeading(word: string): boolean {
  const folded = fold(word);
  return /^[([（]/.test(word) || isMoneyWord(folded) || LEFT_OVER.has(folded);
}
