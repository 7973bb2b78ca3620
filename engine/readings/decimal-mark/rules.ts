/** The rules about the decimal mark: amounts that only one mark makes readable, and what most papers print. */
import type { Finding, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { onceFor } from '../../model/once.ts';
import type { Row } from '../../model/row.ts';
import type { AmountToken, DecimalMark } from '../../money/amount.ts';
import { currencyDecimals, MOST_DECIMALS } from '../../money/currencies.ts';
import type { Decimals } from '../../money/digits.ts';
import { type Facts, isPlain } from '../facts/facts.ts';

/** What the rules look at. */
export interface PrintedAmounts {
  readonly ofRows: readonly AmountToken[];
  readonly ofLines: readonly AmountToken[];
  readonly threeDecimals: ThreeDecimals;
}

export const MARK_RULES: readonly Rule<PrintedAmounts, DecimalMark>[] = [
  { id: 'amounts_of_rows', level: 'states', find: onceFor((of) => marksIn(of.ofRows, of.threeDecimals)) },
  // lines also hold rates and numbers
  { id: 'amounts_of_lines', level: 'suggests', find: onceFor((of) => marksIn(of.ofLines, of.threeDecimals)) },
  { id: 'most_papers', level: 'defaults', find: () => ({ answer: '.', strength: STRENGTH.faint }) },
  { id: 'other_papers', level: 'defaults', find: () => ({ answer: ',', strength: STRENGTH.trace }) },
];

const MARKS: readonly DecimalMark[] = ['.', ','];

/** What amounts say for each mark. A group of three digits speaks for the point, but with dinars for the comma. */
function marksIn(amounts: readonly AmountToken[], threeDecimals: ThreeDecimals): Finding<DecimalMark>[] {
  const isOfDinars = threeDecimals === '.' || threeDecimals === ',';
  const group = isOfDinars ? -STRENGTH.trace : STRENGTH.trace;
  return MARKS.map((answer) => ({
    answer,
    strength: amounts.reduce((sum, { decimals }) => sum + strengthFor(answer, decimals, group), 0),
  }));
}

/**
 * What an amount says for a mark: it is an amount under no other, or a whole number with groups, of which the other
 * mark makes three decimals.
 */
function strengthFor(mark: DecimalMark, decimals: Decimals, group: number): number {
  const other = decimals[mark === '.' ? ',' : '.'];
  if (decimals[mark] === null) return 0;
  if (other === null) return STRENGTH.certain;
  return decimals[mark] === 0 && other === GROUP ? group : 0;
}

/** The usual mark before three decimals; `none`: the money has fewer; `open`: the paper does not show it. */
export type ThreeDecimals = DecimalMark | 'none' | 'open';

/** The digits of a group, which are decimals under the other mark. */
export const GROUP = 3;
/** Currencies whose three decimals are behind a comma. */
const COMMA_DINARS: ReadonlySet<string> = new Set(['TND', 'LYD']);
/** Scripts of countries whose money never has three decimals. */
const SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Cyrillic', 'Greek', 'Hebrew', 'Devanagari'];
const OF_NO_DINARS = new RegExp(`[${SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');

/**
 * Given the facts of a document and its rows, returns whether its money has three decimals: as all currencies have that
 * it names surely, or else names at all. If it names none, its country or the script of its headings may show it.
 */
export function threeDecimalsOf({ currencies, localCurrencies }: Facts, rows: readonly Row[]): ThreeDecimals {
  const isOfDinars = ({ text }: { readonly text: string }) => currencyDecimals(text) === MOST_DECIMALS;
  if (currencies.length === 0) {
    if (localCurrencies.length > 0) return localCurrencies.some(isOfDinars) ? 'open' : 'none';
    const isOther = rows.some(({ columns }) => columns.some(({ heading }) => OF_NO_DINARS.test(heading)));
    return isOther ? 'none' : 'open';
  }
  const plain = currencies.filter(isPlain);
  const named = plain.length > 0 ? plain : currencies;
  if (!named.some(isOfDinars)) return 'none';
  if (!named.every(isOfDinars)) return 'open';
  return named.some(({ text }) => COMMA_DINARS.has(text)) ? ',' : '.';
}
