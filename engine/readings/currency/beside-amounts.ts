/** Counts what stands beside the amounts of rows: codes, symbols, and decimals. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column, PlacedAmount } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currencyCode, currencyOfName } from '../../money/currencies.ts';
import { isAmount } from '../roles.ts';

/** What stands beside the amounts of rows, and how often. */
export interface BesideAmounts {
  /** ISO codes, also those in a column of their own */
  readonly codes: ReadonlyMap<string, number>;
  /** symbols of several currencies */
  readonly symbols: ReadonlyMap<string, number>;
  readonly decimals: number;
}

/** Given rows, the decimal mark and the roles of columns by table, returns what stands beside their amounts. */
export function besideAmounts(
  rows: readonly Row[],
  mark: DecimalMark,
  rolesOf: ReadonlyMap<number, Roles>,
): BesideAmounts {
  const counter = new Counter(mark);
  for (const row of rows) if (holdsMoney(row)) counter.note(row, rolesOf.get(row.table));
  const { codes, symbols, decimals } = counter;
  return { codes, symbols, decimals: usualDecimals(decimals) };
}

class Counter {
  readonly codes = new Map<string, number>();
  readonly symbols = new Map<string, number>();
  readonly decimals = [0, 0, 0, 0];
  readonly #mark: DecimalMark;
  #columns: readonly Column[] = [];
  #ownCodes = -1;

  constructor(mark: DecimalMark) {
    this.#mark = mark;
  }

  note(row: Row, roles: Roles | undefined): void {
    const { columns } = row;
    if (columns !== this.#columns) this.#ownCodes = codesOfBooked(columns, roles);
    this.#columns = columns;
    for (let i = 0; i < columns.length; i++) {
      const amount = row.amounts[i];
      if (amount && isMoney(row, roles?.[i])) this.#noteDecimals(amount);
      // what was paid abroad is in another currency
      if (columns[i].role === 'original_amount' || roles?.[i] === 'original_amount') continue;
      const holdsCodes = columns[i].role === 'currency' && (this.#ownCodes < 0 || this.#ownCodes === i);
      this.#noteNames(amount, holdsCodes ? row.texts[i] : '');
    }
  }

  #noteDecimals({ token }: PlacedAmount): void {
    const printed = token.decimals[this.#mark];
    if (printed !== null && printed < this.decimals.length) this.decimals[printed]++;
  }

  /** Notes the code in a cell's text, and what stands beside its amount. */
  #noteNames(amount: PlacedAmount | null | undefined, text: string): void {
    const code = text === '' ? null : (currencyCode(text) ?? currencyOfName(text));
    if (code) increment(this.codes, code);
    const { currency, symbol } = amount?.token ?? {};
    if (currency) increment(this.codes, currency);
    else if (symbol) increment(this.symbols, symbol);
  }
}

/**
 * False for a row without money: "Pagina 1 din 2" counts no dinars, and the FR of an IBAN in a page's head is no franc.
 */
function holdsMoney({ kind, days, headingDate }: Row): boolean {
  return kind !== 'page' && (kind !== null || days.length > 0 || headingDate !== null);
}

/** False in lists of no bookings, as rates and days are, and in columns of what is not booked: gallons, their price. */
function isMoney({ section }: Row, role: ColumnRole | null | undefined): boolean {
  return section?.sign !== 0 && role !== 'other' && role !== 'original_amount';
}

export const increment = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);

/**
 * The one column of codes beside what is booked, if all stand before an amount, or all behind one, and the others are
 * beside what was paid abroad; else -1.
 */
function codesOfBooked(columns: readonly Column[], roles: Roles | undefined): number {
  const coded = columns.flatMap(({ role, index }) => (role === 'currency' ? [index] : []));
  if (coded.length < 2) return -1;
  const isAbroad = (i: number) => (roles?.[i] ?? columns[i]?.role) === 'original_amount';
  const isBooked = (i: number) => isAmount(roles?.[i]);
  const found = [1, -1].flatMap((side) => {
    const own = coded.filter((i) => isBooked(i + side));
    return own.length === 1 && coded.every((i) => isBooked(i + side) || isAbroad(i + side)) ? own : [];
  });
  return found.length === 1 ? found[0] : -1;
}

/** A number of decimals is usual if at least one in so many amounts has it. */
const FEWEST_WITH_DECIMALS = 10;

function usualDecimals(counts: readonly number[]): number {
  const all = counts.reduce((sum, n) => sum + n, 0);
  for (let n = 3; n > 0; n--) if (counts[n] > 0 && counts[n] * FEWEST_WITH_DECIMALS >= all) return n === 1 ? 2 : n;
  return all === 0 ? 2 : 0;
}
