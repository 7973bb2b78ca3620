/** Reads the dates of rows, or the periods of the paper, in each order: if they are days, and how they are sorted. */
import { daysBetween } from '../../dates/calendar.ts';
import { DATE_ORDERS, type DateOrder, isWhole, resolveDate } from '../../dates/date.ts';
import { type PeriodToken, periodsIn, resolvePeriod } from '../../dates/period.ts';
import { isInSpan } from '../../dates/spans.ts';
import { least } from '../../geometry/extremes.ts';
import { itemAt, neighbours, numberAt } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import { printedOrders } from './printed.ts';
import type { OrderedDates } from './rules.ts';

/** Days that a statement spans at the most: a year, and some. */
const LONGEST = 400;
/** The year of dates without one: only their sequence matters. A leap year, so that each day exists. */
const ANY_YEAR = 2000;
/** A smaller share of dates that are no days in an order may be misprints. */
const FEW_UNREAD = 0.1;

const NOT_PRINTED = { isWritten: false, isHeaded: false, named: 0, isAround: true };

/** The dates of rows in an order. */
export interface RowDates extends OrderedDates {
  /** the days that the dates mean, as one text: two orders that give the same days are no rivals */
  readonly days: string;
}

/** Given the dates in figures of rows, all rows and all lines, returns how these dates read in each order. */
export function datesInOrders(
  open: readonly PlacedDate[],
  rows: readonly Row[],
  lines: readonly TokenLine[],
): readonly RowDates[] {
  const days = DATE_ORDERS.map((order) => daysOf(open, order));
  const isTogether = days.map((own) => spanOf(own) <= LONGEST);
  const left = ordersLeft(open, isTogether, rows, lines);
  // a single order that is left needs no ranking
  const isOpen = left.length > 1;
  const runs = isOpen ? datesOfSections(rows) : [];
  // days without a year have it from the period, so one that ends before it begins is as bad as a date that is no day
  const needsYear = isOpen && open.every(({ token }) => !isWhole(token.parts));
  const periods = needsYear ? wholePeriods(lines) : [];
  // beside the bank's own period, a date on the edge of each page may be part of a printer's code
  const isEdge = ({ line: { furniture } }: TokenLine) => furniture && periods.length > 0;
  const others = isOpen ? fullDates(lines.filter((line) => !isEdge(line))) : [];
  const edges = isOpen ? fullDates(lines.filter(isEdge)) : [];
  const printed = isOpen ? printedOrders(rows, lines) : [];
  return DATE_ORDERS.map((order, i) => ({
    order,
    isRuledOut: !left.includes(order),
    isTogether: itemAt(isTogether, i),
    unread: unreadIn(others, order) + periods.filter((one) => resolvePeriod(one, order, null) === null).length,
    disorder: disorderShare(runs, order),
    periodDays: periods.length > 0 ? least(periods.map((one) => daysHolding(one, rows, order))) : 0,
    unreadOnEdges: unreadIn(edges, order),
    ...(printed[i] ?? NOT_PRINTED),
    days: itemAt(days, i).join(),
  }));
}

/** The orders that the dates allow, and also the full dates elsewhere that are printed alike. */
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
 * The orders in which the fewest dates are no days. If all dates are days in some order, but spread too far in each
 * such order, an order that keeps them together may make a few of them no days: one date that lost a figure ("2/11/04")
 * would else spread "23/11/01" to "23/11/30" over thirty years.
 */
function ordersPossible(open: readonly PlacedDate[], isTogether: readonly boolean[]): DateOrder[] {
  const unread = DATE_ORDERS.map((order) => unreadIn(open, order));
  const fewest = least(unread);
  if (fewest > 0) return DATE_ORDERS.filter((_, i) => unread[i] === fewest);
  const isSpread = !unread.some((n, i) => n === 0 && isTogether[i]);
  const isCutShort = (i: number) => isSpread && numberAt(unread, i) <= open.length * FEW_UNREAD && isTogether[i];
  return DATE_ORDERS.filter((_, i) => unread[i] === 0 || isCutShort(i));
}

const unreadIn = (dates: readonly PlacedDate[], order: DateOrder): number =>
  dates.reduce((count, { token }) => count + Number(!token.orders.includes(order)), 0);

/** The lines of rows, periods, and balances with their day: the bank writes their dates alike. */
function anchoring(rows: readonly Row[], lines: readonly TokenLine[]): TokenLine[] {
  const own = new Set(rows.flatMap((row) => row.lines.map(({ source }) => source.line)));
  return lines.filter(({ line, dates, amounts }) => own.has(line) || dates.length > 1 || amounts.length > 0);
}

/** The dates of lines with a year. Six digits number a cheque, unless they are in a column. */
function fullDates(lines: readonly TokenLine[]): PlacedDate[] {
  return lines.flatMap(({ dates }) => dates).filter(({ token }) => !token.loose && isWhole(token.parts));
}

const daysOf = (dates: readonly PlacedDate[], order: DateOrder): (string | null)[] =>
  dates.map(({ token }) => resolveDate(token, order, ANY_YEAR));

function spanOf(days: readonly (string | null)[]): number {
  const known = days.filter((day) => day !== null);
  const [first = null] = known;
  if (first === null) return 0;
  return daysBetween(
    known.reduce((a, b) => (b < a ? b : a), first),
    known.reduce((a, b) => (b > a ? b : a), first),
  );
}

function datesOfSections(rows: readonly Row[]): PlacedDate[][] {
  const runs: PlacedDate[][] = [];
  let last: Row | null = null;
  for (const row of rows) {
    const first = row.days.find(({ token }) => token.parts !== null);
    if (!first) continue;
    if (!last || last.table !== row.table || last.section?.title !== row.section?.title) runs.push([]);
    runs.at(-1)?.push(first);
    last = row;
  }
  return runs;
}

function disorderShare(runs: readonly (readonly PlacedDate[])[], order: DateOrder): number {
  const { against, along } = disorderOf(runs.map((dates) => daysOf(dates, order)));
  return against === 0 ? 0 : against / (against + along);
}

/**
 * Given runs of days, compares neighbours within each run. Returns how many go against the prevailing direction, and
 * how many along it.
 */
export function disorderOf(runs: readonly (readonly (string | null)[])[]) {
  let ups = 0;
  let downs = 0;
  for (const run of runs) {
    for (const [above, day] of neighbours(run.filter((one) => one !== null))) {
      if (day > above) ups++;
      else if (day < above) downs++;
    }
  }
  return { against: Math.min(ups, downs), along: Math.max(ups, downs) };
}

/** Most periods are of a month. */
const DAYS_OF_MONTH = 30;

/**
 * Given rows and all lines, returns for each order the length of the shortest period in figures that holds most rows;
 * without rows, by how many days the one nearest to a month differs from it.
 */
export function periodsInOrders(rows: readonly Row[], lines: readonly TokenLine[]): readonly OrderedDates[] {
  const periods = wholePeriods(lines);
  const styles = new Set(periods.flatMap(({ start, end }) => [start.style, end.style]));
  const alike = periods.length === 0 ? [] : fullDates(lines).filter(({ token }) => styles.has(token.style));
  return DATE_ORDERS.map((order) => ({
    order,
    isRuledOut: false,
    isTogether: true,
    unread: unreadIn(alike, order),
    disorder: 0,
    periodDays: least(periods.map((period) => daysHolding(period, rows, order))),
    unreadOnEdges: 0,
    ...NOT_PRINTED,
  }));
}

/** The periods of lines whose dates have their years. */
const wholePeriods = (lines: readonly TokenLine[]): PeriodToken[] =>
  lines
    .filter(({ dates }) => dates.filter(({ token }) => isWhole(token.parts)).length > 1)
    .flatMap(({ texts }) => periodsIn(texts));

/** The length of a period that holds most rows; without rows, by how many days it differs from a month. */
function daysHolding(period: PeriodToken, rows: readonly Row[], order: DateOrder): number {
  const days = rows.flatMap((row) => row.days.slice(0, 1).map(({ token }) => token));
  const span = resolvePeriod(period, order, null);
  const held = span === null ? -1 : days.filter((day) => isInSpan(day, span, order)).length;
  if (span === null || held < days.length / 2) return Infinity;
  const length = daysBetween(span.start, span.end);
  return days.length > 0 ? length : Math.abs(length - DAYS_OF_MONTH);
}
