/** The question of which currency a statement has, and with how many decimals its money is printed. */
import type { DateOrder } from '../../dates/date.ts';
import { decide } from '../../evidence/decide.ts';

import type { Row } from '../../model/row.ts';

import { currencyDecimals } from '../../money/currencies.ts';

import type { Settled } from '../open-questions.ts';
import type { PartedDocument } from '../parts/parted-document.ts';
import type { Part } from '../parts/parts.ts';
import { besideAmounts } from './beside-amounts.ts';
import { countriesOf } from './countries.ts';
import { type NamedCode, namedMoney } from './named.ts';
import { CURRENCY_RULES, type CurrencyRule, NO_CURRENCY } from './rules.ts';

/**
 * What the currency is taken from: a code or a name on the paper; a code in a few words that may be about something
 * else; codes of one country's banks; ways to pay of bookings; places, if the symbol is that of several countries; the
 * usual meaning of a symbol; the caller.
 */
type CurrencyBy = 'code' | 'aside' | 'bank' | 'bookings' | 'places' | 'symbol' | 'caller';

export interface CurrencyReading {
  /** ISO 4217; null if neither the paper nor the hints say */
  readonly currency: string | null;
  readonly decimals: number;
  /** decimals of the printed amounts */
  readonly printedDecimals: number;
  /** how much speaks for each currency that the paper names, the heaviest first */
  readonly currencyVotes: readonly (readonly [code: string, weight: number])[];
  /** null if nothing says which currency it is */
  readonly currencyBy: CurrencyBy | null;
}

const QUESTION = { about: 'the currency', rules: CURRENCY_RULES } as const;

/** Given a part, its paper, what was decided of that, and perhaps a hint, returns the part's currency. */
export function decideCurrency(
  part: Part,
  paper: Pick<PartedDocument, 'tables' | 'facts'>,
  { mark, rolesOf, order }: Pick<Settled, 'mark' | 'rolesOf' | 'order'>,
  hint: string | undefined,
): CurrencyReading {
  const amounts = besideAmounts(part.rows, mark, rolesOf);
  const { decimals: printed } = amounts;
  const { code: named, symbol, others, votes } = namedMoney(part, paper, rolesOf, amounts);
  const isAsked = named === null || named.isElsewhere;
  const countries = isAsked ? countriesOf({ symbol, decimals: printed }, part, paper.facts) : null;
  const isDayFirst = () => areDayFirst(part.rows, order);
  const { answer, by } = decide(QUESTION, { named, symbol, others, countries, decimals: printed, isDayFirst, hint });
  const currency = answer === NO_CURRENCY ? null : answer;
  return {
    currency,
    // a currency that has no decimals today may be printed with some
    decimals: Math.max(printed, (currency && currencyDecimals(currency)) || 0),
    printedDecimals: printed,
    currencyVotes: [...votes, ...(countries?.votes ?? [])].sort((a, b) => b[1] - a[1]),
    currencyBy: currencyBy(by.rule.id, named),
  };
}

function currencyBy(rule: CurrencyRule, named: NamedCode | null): CurrencyBy | null {
  if (rule === 'nothing') return null;
  if (rule !== 'code' && rule !== 'code_elsewhere') return rule;
  return named?.isAside ? 'aside' : 'code';
}

/** True if most rows print their day before the month; the order is that of dates in figures. */
function areDayFirst(rows: readonly Row[], order: DateOrder): boolean {
  const firsts = rows.flatMap(({ days }) => days.slice(0, 1));
  const dayFirst = firsts.filter(({ token: { parts, style } }) =>
    parts === null ? /^dd? mon/.test(style) : order === 'DMY',
  );
  return dayFirst.length * 2 > firsts.length;
}
