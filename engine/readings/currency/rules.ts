/** The rules about the currency of a statement, by what names its money. */
import type { Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { currenciesOfSymbol, currencyDecimals } from '../../money/currencies.ts';
import type { Countries } from './countries.ts';
import type { NamedCode } from './named.ts';

const { strong, fair, weak, trace } = STRENGTH;

/** What the rules look at. */
export interface CurrencySubject {
  /** the code that names the money; null where none does */
  readonly named: NamedCode | null;
  /** the symbol of several currencies beside the amounts */
  readonly symbol: string | null;
  /** where the paper tells that the account is at home; null where that is not asked, or not told */
  readonly countries: Countries | null;
  /** decimals of the printed amounts */
  readonly decimals: number;
  /** whether most dates print their day before the month */
  readonly isDayFirst: () => boolean;
  readonly hint: string | undefined;
}

/** The answer where neither the paper nor the caller names a currency. */
export const NO_CURRENCY = 'none';

export type CurrencyRule = 'code' | 'bank' | 'bookings' | 'places' | 'code_elsewhere' | 'symbol' | 'caller' | 'nothing';

function rule(
  id: CurrencyRule,
  level: Level,
  strength: number,
  nameOf: (subject: CurrencySubject) => string | null,
): Rule<CurrencySubject, string, CurrencyRule> {
  const find = (subject: CurrencySubject) => {
    const answer = nameOf(subject);
    return answer === null ? null : { answer, strength };
  };
  return { id, level, find };
}

const countryBy = (by: Countries['by'], { countries }: CurrencySubject): string | null =>
  countries?.by === by ? countries.currency : null;

export const CURRENCY_RULES: readonly Rule<CurrencySubject, string, CurrencyRule>[] = [
  rule('code', 'states', strong, ({ named }) => (named !== null && !named.isElsewhere ? named.code : null)),
  rule('bank', 'suggests', fair, (subject) => countryBy('bank', subject)),
  rule('bookings', 'suggests', fair, (subject) => countryBy('bookings', subject)),
  // an address may be that of a holder abroad, and a booking that of a payee: they tell symbols apart, and name no
  // money
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

/** Symbols that most papers mean alike. */
const USUAL: ReadonlySet<string> = new Set(['$', '£', '¥', '元']);

/**
 * The currency that most papers mean by the symbol, of those with the decimals that are printed: "¥ 12.50" is no yen.
 * Dollars of papers with the day first are of many countries, and so is a symbol on a paper that names several with it.
 */
function usualCurrency({ symbol, countries, decimals, isDayFirst }: CurrencySubject): string | null {
  if (symbol === null || !USUAL.has(symbol) || (symbol === '$' && isDayFirst())) return null;
  if (countries?.by === 'places' && countries.isOpen) return null;
  const meant = currenciesOfSymbol(symbol);
  return meant.find((code) => decimals === 0 || currencyDecimals(code) === decimals) ?? meant[0] ?? null;
}
