/**
 * Reads the dates of rows in each order: which orders they allow, how far they spread, and whether they follow each
 * other.
 */
import { daysBetween } from '../../dates/calendar.ts';
import { DATE_ORDERS, type DateOrder, resolveDate } from '../../dates/date.ts';
import { least } from '../../geometry/extremes.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import { disorderOf } from './disorder.ts';
import type { OrderedDates } from './rules.ts';

/** Days that a statement spans at the most: a year, and some. */
const LONGEST = 400;
/** A leap year: only the order of dates without a year matters here. */
const ANY_YEAR = 2000;
/** So few dates that an order makes no day of may be misprints. */
const FEW_UNREAD = 0.1;

/** The dates of rows in an order. */
export interface RowDates extends OrderedDates {
  /** the days that the dates mean, as one text: two orders that give the same are one */
  readonly days: string;
}

/** Given dates of rows that are made of figures, all rows and all lines, returns how they read in each order. */
export function datesInOrders(
  open: readonly PlacedDate[],
  rows: readonly Row[],
  lines: readonly TokenLine[],
): readonly RowDates[] {
  const days = DATE_ORDERS.map((order) => daysOf(open, order));
  const isTogether = days.map((own) => spanOf(own) <= LONGEST);
  const left = ordersLeft(open, isTogether, rows, lines);
  // one that is left alone is ranked before no other
  const others = left.length > 1 ? fullDates(lines) : [];
  const runs = left.length > 1 ? datesOfSections(rows) : [];
  return DATE_ORDERS.map((order, i) => ({
    order,
    isRuledOut: !left.includes(order),
    isTogether: isTogether[i],
    unread: unreadIn(others, order),
    disorder: disorderShare(runs, order),
    periodDays: 0,
    days: days[i].join(),
  }));
}

/** The orders that the dates themselves allow, and elsewhere full dates that are printed alike. */
function ordersLeft(
  open: readonly PlacedDate[],
  isTogether: readonly boolean[],
  rows: readonly Row[],
  lines: readonly TokenLine[],
): readonly DateOrder[] {
  const possible = ordersPossible(open, isTogether);
  const styles = new Set(open.map(({ token }) => token.style));
  const own = new Set(open);
  const alike = fullDates(anchoring(rows, lines)).filter((date) => styles.has(date.token.style) && !own.has(date));
  const agreed = possible.filter((order) => unreadIn(alike, order) === 0);
  return agreed.length > 0 ? agreed : possible;
}

/**
 * The orders in which all dates can be read; without any, those in which most can. Where none of them keeps the dates
 * together, also those that a few dates rule out and that do: one date that lost a figure ("2/11/04") would else spread
 * "23/11/01" to "23/11/30" over thirty years.
 */
function ordersPossible(open: readonly PlacedDate[], isTogether: readonly boolean[]): DateOrder[] {
  const unread = DATE_ORDERS.map((order) => unreadIn(open, order));
  const fewest = least(unread);
  if (fewest > 0) return DATE_ORDERS.filter((_, i) => unread[i] === fewest);
  const isSpread = !unread.some((n, i) => n === 0 && isTogether[i]);
  const isCutShort = (i: number) => isSpread && unread[i] <= open.length * FEW_UNREAD && isTogether[i];
  return DATE_ORDERS.filter((_, i) => unread[i] === 0 || isCutShort(i));
}

const unreadIn = (dates: readonly PlacedDate[], order: DateOrder): number =>
  dates.reduce((count, { token }) => count + Number(!token.orders.includes(order)), 0);

/**
 * The lines whose dates the bank wrote with the rows' own: the rows, periods, and balances with their day. A print's
 * date in the margin is none.
 */
function anchoring(rows: readonly Row[], lines: readonly TokenLine[]): TokenLine[] {
  const own = new Set(rows.flatMap((row) => row.lines.map(({ source }) => source.line)));
  return lines.filter(({ line, dates, amounts }) => own.has(line) || dates.length > 1 || amounts.length > 0);
}

/**
 * Dates with their year anywhere; six digits that stand anywhere are a cheque's number: only a column makes a date of
 * them.
 */
export function fullDates(lines: readonly TokenLine[]): PlacedDate[] {
  return lines.flatMap(({ dates }) => dates).filter(({ token }) => !token.loose && token.parts?.length === 3);
}

const daysOf = (dates: readonly PlacedDate[], order: DateOrder): (string | null)[] =>
  dates.map(({ token }) => resolveDate(token, order, ANY_YEAR));

/** Given days, returns how many lie between the first and the last. */
function spanOf(days: readonly (string | null)[]): number {
  let [first, last]: (string | null)[] = [null, null];
  for (const day of days) {
    if (day === null) continue;
    if (first === null || day < first) first = day;
    if (last === null || day > last) last = day;
  }
  return first === null || last === null ? 0 : daysBetween(first, last);
}

/** Given rows, returns the dates of each section: order is kept within one, not from one to the next. */
function datesOfSections(rows: readonly Row[]): PlacedDate[][] {
  const runs: PlacedDate[][] = [];
  let last: Row | null = null;
  for (const row of rows) {
    const first = row.days.find(({ token }) => token.parts !== null);
    if (!first) continue;
    if (!last || last.table !== row.table || last.section?.title !== row.section?.title) runs.push([]);
    runs[runs.length - 1].push(first);
    last = row;
  }
  return runs;
}

/** Of neighbours within sections, the share that go against the prevailing direction. */
function disorderShare(runs: readonly (readonly PlacedDate[])[], order: DateOrder): number {
  const { against, along } = disorderOf(runs.map((dates) => daysOf(dates, order)));
  return against === 0 ? 0 : against / (against + along);
}
