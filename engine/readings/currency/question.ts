/** The question of which currency a statement has, and with how many decimals its money is printed. */
import type { DateOrder } from '../../dates/date.ts';
import { decide } from '../../evidence/decide.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currencyDecimals } from '../../money/currencies.ts';
import type { Facts } from '../facts/facts.ts';
import type { Part } from '../parts/parts.ts';
import { besideAmounts } from './beside-amounts.ts';
import { countriesOf } from './countries.ts';
import { type NamedCode, namedMoney } from './named.ts';
import { CURRENCY_RULES, type CurrencyRule, NO_CURRENCY } from './rules.ts';

/**
 * What says which currency a statement's amounts have: a code or a name that the paper prints; a code in a few words
 * that may be of something else; what only banks of one country print; ways to pay that bookings name; places, of
 * several countries with such a symbol; a symbol that most papers mean alike; the caller.
 */
type CurrencyBy = 'code' | 'aside' | 'bank' | 'bookings' | 'places' | 'symbol' | 'caller';

export interface CurrencyReading {
  /** ISO 4217; null where neither the paper nor the hints say */
  readonly currency: string | null;
  readonly decimals: number;
  /** how many its amounts are printed with */
  readonly printedDecimals: number;
  /** for how much each currency speaks that the paper names, the heaviest first */
  readonly currencyVotes: readonly (readonly [code: string, weight: number])[];
  /** what says which currency it is; null where nothing does */
  readonly currencyBy: CurrencyBy | null;
}

/** What of a document its currencies are read from. */
interface Paper {
  readonly tables: readonly Table[];
  readonly facts: Facts;
}

/** What was decided of a document on which its currency depends. */
interface Decided {
  readonly mark: DecimalMark;
  /** by table */
  readonly rolesOf: ReadonlyMap<number, Roles>;
  readonly order: DateOrder;
}

const QUESTION = { about: 'the currency', rules: CURRENCY_RULES } as const;

/** Given a part, the paper that it is of, what was decided of that, and perhaps a hint, returns its currency. */
export function decideCurrency(
  part: Part,
  paper: Paper,
  { mark, rolesOf, order }: Decided,
  hint: string | undefined,
): CurrencyReading {
  const amounts = besideAmounts(part.rows, mark, rolesOf);
  const { decimals: printed } = amounts;
  const { code: named, symbol, votes } = namedMoney(part, paper, rolesOf, amounts);
  const isAsked = named === null || named.isElsewhere;
  const countries = isAsked ? countriesOf({ symbol, decimals: printed }, part, paper.facts) : null;
  const isDayFirst = () => areDayFirst(part.rows, order);
  const { answer, by } = decide(QUESTION, { named, symbol, countries, decimals: printed, isDayFirst, hint });
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

/**
 * Given rows and the order in which the document's numbers make dates, returns whether most print their day before the
 * month.
 */
function areDayFirst(rows: readonly Row[], order: DateOrder): boolean {
  let days = 0;
  for (const {
    days: [first],
  } of rows) {
    if (first === undefined) continue;
    const { parts, style } = first.token;
    const isFirst = parts === null ? /^dd? mon/.test(style) : order === 'DMY';
    days += isFirst ? 1 : -1;
  }
  return days > 0;
}
