/** Counts what is beside the amounts of rows: codes, symbols, and decimals. */
import { type ColumnRole, FOREIGN_ROLES } from '../../lexicon/headings/column-role.ts';
import { itemAt, numberAt, onlyOf } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currencyCode, currencyOfName } from '../../money/currencies.ts';
import { isAmount } from '../roles.ts';

export type BesideAmounts = Readonly<ReturnType<typeof besideAmounts>>;

/** Given rows, the decimal mark and the roles of columns by table, returns what is beside their amounts. */
export function besideAmounts(rows: readonly Row[], mark: DecimalMark, rolesOf: ReadonlyMap<number, Roles>) {
  /** how often ISO codes are printed, also in a column of their own, and symbols of several currencies */
  const codes = new Map<string, number>();
  const symbols = new Map<string, number>();
  const decimals = [0, 0, 0, 0];
  const noteDecimals = (row: Row, i: number, role: ColumnRole | null | undefined) => {
    const printed = isMoney(row, role) ? row.amounts[i]?.token.decimals[mark] : null;
    if (typeof printed === 'number' && printed < decimals.length) decimals[printed] = numberAt(decimals, printed) + 1;
  };
  const noteNames = (row: Row, i: number, column: { role: ColumnRole | null | undefined; holdsCodes: boolean }) => {
    const { role } = itemAt(row.columns, i);
    // what was paid abroad is in another currency
    if (role === 'original_amount' || column.role === 'original_amount') return;
    const text = role === 'currency' && column.holdsCodes ? itemAt(row.texts, i) : '';
    const code = codeOf(text);
    if (code) increment(codes, code);
    const { currency, symbol } = row.amounts[i]?.token ?? {};
    if (currency) increment(codes, currency);
    else if (symbol) increment(symbols, symbol);
  };
  let columns: readonly Column[] = [];
  let ownCodes = -1;
  for (const row of rows) {
    if (!holdsMoney(row)) continue;
    const roles = rolesOf.get(row.table);
    if (row.columns !== columns) ownCodes = codesOfBooked(row.columns, roles);
    columns = row.columns;
    for (let i = 0; i < columns.length; i++) {
      noteDecimals(row, i, roles?.[i]);
      noteNames(row, i, { role: roles?.[i], holdsCodes: ownCodes < 0 || ownCodes === i });
    }
  }
  return { codes, symbols, decimals: usualDecimals(decimals) };
}

/**
 * False for a row without money: "Pagina 1 din 2" counts no dinars, and the FR of an IBAN in a page's head is no franc.
 */
const holdsMoney = ({ kind, days, headingDate }: Row): boolean =>
  kind !== 'page' && (kind !== null || days.length > 0 || headingDate !== null);

/** False in lists of no bookings, as rates and days are, and in columns of what is not booked: gallons, their price. */
const isMoney = ({ section }: Row, role: ColumnRole | null | undefined): boolean =>
  section?.sign !== 0 && !FOREIGN_ROLES.has(role);

const codeOf = (text: string): string | null => (text === '' ? null : (currencyCode(text) ?? currencyOfName(text)));

export const increment = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);

/**
 * The one column of codes beside what is booked, if all are before an amount, or all behind one, and the others are
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
  return onlyOf(found) ?? -1;
}

/** A number of decimals is usual if at least one in so many amounts has it. */
const FEWEST_WITH_DECIMALS = 10;

function usualDecimals(counts: readonly number[]): number {
  const all = counts.reduce((sum, n) => sum + n, 0);
  for (let n = 3; n > 0; n--) if (all > 0 && numberAt(counts, n) * FEWEST_WITH_DECIMALS >= all) return n === 1 ? 2 : n;
  return all === 0 ? 2 : 0;
}
