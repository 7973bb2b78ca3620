/** The rules about the currency of a statement, by what names its money. */
import type { Rule } from '../../evidence/question.ts';
import { ruleNaming as rule } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { currenciesOfSymbol, currencyDecimals } from '../../money/currencies.ts';
import type { Countries } from './countries.ts';
import type { NamedCode } from './named.ts';

const { strong, fair, weak, trace } = STRENGTH;

/** What the rules look at. */
export interface CurrencySubject {
  /** the code that names the money; null if none does */
  readonly named: NamedCode | null;
  /** the symbol beside the amounts, if it is that of several currencies */
  readonly symbol: string | null;
  /** currencies with another symbol on the paper */
  readonly others: ReadonlySet<string>;
  /** the country of the account; null if that is not asked, or not known */
  readonly countries: Countries | null;
  /** decimals of the printed amounts */
  readonly decimals: number;
  /** most dates print their day before the month */
  readonly isDayFirst: () => boolean;
  readonly hint: string | undefined;
}

/** The answer if neither the paper nor the caller names a currency. */
export const NO_CURRENCY = 'none';

export type CurrencyRule = 'code' | 'bank' | 'bookings' | 'places' | 'code_elsewhere' | 'symbol' | 'caller' | 'nothing';

const countryBy = (by: Countries['by'], { countries }: CurrencySubject): string | null =>
  countries?.by === by ? countries.currency : null;

export const CURRENCY_RULES: readonly Rule<CurrencySubject, string, CurrencyRule>[] = [
  rule('code', 'states', strong, ({ named }) => (named !== null && !named.isElsewhere ? named.code : null)),
  rule('bank', 'suggests', fair, (subject) => countryBy('bank', subject)),
  rule('bookings', 'suggests', fair, (subject) => countryBy('bookings', subject)),
  // an address may be of a holder abroad, and a booking's place of a payee: places only show what a symbol means
  rule('places', 'suggests', fair, (subject) => {
    const { named, symbol, countries } = subject;
    const isApart = named !== null || (symbol !== null && countries?.isOpen === false);
    return isApart ? countryBy('places', subject) : null;
  }),
  // the code of another statement gives way to the country of this one
  rule('code_elsewhere', 'suggests', weak, ({ named }) => (named?.isElsewhere ? named.code : null)),
  rule('symbol', 'defaults', strong, usualCurrency),
  rule('caller', 'defaults', weak, ({ hint }) => hint ?? null),
  rule('nothing', 'defaults', trace, () => NO_CURRENCY),
];

/** Symbols with one usual meaning. */
const USUAL: ReadonlySet<string> = new Set(['$', '£', '¥', '元']);

/**
 * The usual currency of the symbol, unless the caller names one of its currencies, if it has the decimals that are
 * printed: "¥ 12.50" is no yen. Dollars on papers with the day first are of many countries, and so is a symbol on a
 * paper that names several of its countries.
 */
function usualCurrency({ symbol, others, countries, decimals, isDayFirst, hint }: CurrencySubject): string | null {
  if (symbol === null || !USUAL.has(symbol) || (symbol === '$' && isDayFirst())) return null;
  if (countries?.by === 'places' && countries.isOpen) return null;
  const meant = currenciesOfSymbol(symbol);
  const fits = (code: string) => decimals === 0 || currencyDecimals(code) === decimals;
  if (hint !== undefined && meant.includes(hint) && fits(hint)) return null;
  // without its usual meaning, it is any of the others
  if (others.has(meant[0] ?? '')) return null;
  return meant.find(fits) ?? meant[0] ?? null;
}
