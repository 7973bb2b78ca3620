/** Decides whether dates are printed day, month or year first, for the whole document. */
import { daysBetween } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { leavesEraOpen } from '../../dates/dialect.ts';
import { type PeriodToken, periodsIn, resolvePeriod } from '../../dates/period.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';

const ORDERS: readonly DateOrder[] = ['DMY', 'MDY', 'YMD'];
/** Dates of rows may lie this far out of their sequence before an order is doubted: a share of the rows. */
const OUT_OF_ORDER = 0.1;

/** Days that a statement spans at the most: a year, and some. An order that spreads its rows wider is no rival to one that does not. */
const LONGEST = 400;
/** A leap year: only the order of dates without a year matters here. */
const ANY_YEAR = 2000;

export interface OrderDecision {
  readonly order: DateOrder;
  readonly rivals: readonly DateOrder[];
  /** whether the order is the hint: its rivals are none where it fits */
  readonly stated: boolean;
  /** the orders that the dates of the paper allow; none where no date asks for one */
  readonly allowed: readonly DateOrder[];
  /** whether years of two figures may be those of a Japanese era */
  readonly eraOpen: boolean;
}

/**
 * Given rows, all lines and perhaps a hint, returns the date order, and those that nothing on the paper rules out. A hint
 * goes before what only ranks orders; one that the dates rule out says nothing.
 */
export function decideDateOrder(
  rows: readonly Row[],
  lines: readonly TokenLine[],
  hint: DateOrder | undefined,
): OrderDecision {
  const open: PlacedDate[] = [];
  for (const { days } of rows) for (const d of days) if (d.token.parts !== null) open.push(d);
  if (open.length === 0)
    return { order: hint ?? orderOfPeriods(rows, lines), rivals: [], stated: false, allowed: [], eraOpen: false };
  const eraOpen = leavesEraOpen(lines.map(({ line }) => line.text));
  const left = ordersLeft(open, rows, lines);
  const best = bestOf(left, open, rows, lines);
  if (hint === undefined || !left.includes(hint)) return { ...best, stated: false, allowed: left, eraOpen };
  const others = [best.order, ...best.rivals].filter((order) => daysOf(open, order) !== daysOf(open, hint));
  return { order: hint, rivals: others, stated: true, allowed: left, eraOpen };
}

/** Most periods are of a month. */
const DAYS_OF_MONTH = 30;

/** Given rows whose dates name their months, returns the order of the periods in figures: that of the shortest which ends after it begins, and holds most rows; without rows, that of the one nearest to a month. */
function orderOfPeriods(rows: readonly Row[], lines: readonly TokenLine[]): DateOrder {
  const periods = lines
    .filter(({ dates }) => dates.filter(({ token }) => token.parts?.length === 3).length > 1)
    .flatMap(({ texts }) => periodsIn(texts));
  if (periods.length === 0) return 'DMY';
  const styles = new Set(periods.flatMap(({ start, end }) => [start.style, end.style]));
  const alike = fullDates(lines).filter(({ token }) => styles.has(token.style));
  const days = rows.flatMap((row) => row.days.slice(0, 1).map(({ token }) => token));
  const lengthOf = (period: PeriodToken, order: DateOrder) => {
    const span = resolvePeriod(period, order, null);
    const held = span === null ? -1 : days.filter((day) => isWithin(day, span, order)).length;
    if (span === null || held < days.length / 2) return Infinity;
    const length = daysBetween(span.start, span.end);
    return days.length > 0 ? length : Math.abs(length - DAYS_OF_MONTH);
  };
  const ranked = ORDERS.map((order) => ({
    order,
    doubts: alike.filter(({ token }) => !token.orders.includes(order)).length,
    length: least(periods.map((period) => lengthOf(period, order))),
  }));
  const best = ranked.reduce((a, b) => (b.doubts < a.doubts || (b.doubts === a.doubts && b.length < a.length) ? b : a));
  return best.order;
}

/** True where a date, in the year of its end or begin where it prints none, lies in a span. */
function isWithin(date: DateToken, { start, end }: { start: string; end: string }, order: DateOrder): boolean {
  return [end, start].some((bound) => {
    const day = resolveDate(date, order, Number(bound.slice(0, 4)));
    return day !== null && day >= start && day <= end;
  });
}

/** The orders that the dates themselves allow, and full dates elsewhere that are printed alike. */
function ordersLeft(
  open: readonly PlacedDate[],
  rows: readonly Row[],
  lines: readonly TokenLine[],
): readonly DateOrder[] {
  const allowed = ORDERS.filter((order) => open.every((d) => d.token.orders.includes(order)));
  const possible = allowed.length > 0 ? [...allowed, ...cutShort(open, allowed)] : mostAllowed(open);
  const styles = new Set(open.map((d) => d.token.style));
  const own = new Set(open);
  const alike = fullDates(anchoring(rows, lines)).filter((d) => styles.has(d.token.style) && !own.has(d));
  const agreed = possible.filter((order) => alike.every((d) => d.token.orders.includes(order)));
  return agreed.length > 0 ? agreed : possible;
}

/** Given rows and all lines, returns those whose dates the bank wrote with the rows' own: the rows, periods, and balances with their day. A print's date in the margin is none. */
function anchoring(rows: readonly Row[], lines: readonly TokenLine[]): TokenLine[] {
  const own = new Set(rows.flatMap((row) => row.lines.map(({ source }) => source.line)));
  return lines.filter(({ line, dates, amounts }) => own.has(line) || dates.length > 1 || amounts.length > 0);
}

/** So few dates that an order makes no day of may be misprints. */
const FEW_UNREAD = 0.1;

/**
 * Given dates and the orders that all of them allow, returns those that but a few rule out, where these alone keep the dates together: one that lost
 * a figure ("2/11/04") would else spread "23/11/01" to "23/11/30" over thirty years.
 */
function cutShort(open: readonly PlacedDate[], allowed: readonly DateOrder[]): DateOrder[] {
  if (allowed.some((order) => spanOf(open, order) <= LONGEST)) return [];
  return ORDERS.filter((order) => {
    if (allowed.includes(order)) return false;
    const unread = open.filter((d) => !d.token.orders.includes(order)).length;
    return unread <= open.length * FEW_UNREAD && spanOf(open, order) <= LONGEST;
  });
}

/** Dates with their year anywhere; six digits that stand anywhere are a cheque's number: only a column makes a date of them. */
function fullDates(lines: readonly TokenLine[]): PlacedDate[] {
  return lines.flatMap((tl) => tl.dates).filter((d) => !d.token.loose && d.token.parts?.length === 3);
}

/** Given the orders that are left, returns the one that ranks first, and those that are not far behind. Full dates that are printed otherwise only rank. */
function bestOf(
  left: readonly DateOrder[],
  open: readonly PlacedDate[],
  rows: readonly Row[],
  lines: readonly TokenLine[],
): Pick<OrderDecision, 'order' | 'rivals'> {
  if (left.length === 1) return { order: left[0], rivals: [] };
  const others = fullDates(lines);
  const doubts = (order: DateOrder) => others.filter((d) => !d.token.orders.includes(order)).length;
  const runs = sections(rows);
  const ranked = left
    .map((order) => ({ order, disorder: disorder(runs, order), days: daysOf(open, order) }))
    .sort(
      (a, b) =>
        Number(spanOf(open, a.order) > LONGEST) - Number(spanOf(open, b.order) > LONGEST) ||
        doubts(a.order) - doubts(b.order) ||
        a.disorder - b.disorder,
    );
  const best = ranked[0];
  const bestSpan = spanOf(open, best.order);
  // where the likeliest order has its rows out of sequence too, that tells it from no other
  const most = OUT_OF_ORDER + (best.disorder > OUT_OF_ORDER ? best.disorder : 0);
  const rivals = ranked
    .slice(1)
    .filter(
      (r) => r.disorder <= most && r.days !== best.days && (bestSpan > LONGEST || spanOf(open, r.order) <= LONGEST),
    );
  return { order: best.order, rivals: rivals.map((r) => r.order) };
}

/** Given dates, returns the days between the first and the last under an order. */
function spanOf(dates: readonly PlacedDate[], order: DateOrder): number {
  const days = dates
    .map((d) => resolveDate(d.token, order, ANY_YEAR))
    .filter((d): d is string => d !== null)
    .sort();
  return days.length < 2 ? 0 : daysBetween(days[0], days[days.length - 1]);
}

/** The days that dates mean under an order, as one text: two orders that give the same are one. */
function daysOf(dates: readonly PlacedDate[], order: DateOrder): string {
  return dates.map((d) => resolveDate(d.token, order, ANY_YEAR)).join();
}

function mostAllowed(open: readonly PlacedDate[]): DateOrder[] {
  const counts = ORDERS.map((order) => open.filter((d) => d.token.orders.includes(order)).length);
  const most = greatest(counts);
  return ORDERS.filter((_, i) => counts[i] === most);
}

/** Given rows, returns the dates of each section: order is kept within one, not from one to the next. */
function sections(rows: readonly Row[]): PlacedDate[][] {
  const runs: PlacedDate[][] = [];
  let last: Row | null = null;
  for (const row of rows) {
    const first = row.days.find((d) => d.token.parts !== null);
    if (!first) continue;
    if (!last || last.table !== row.table || last.section?.title !== row.section?.title) runs.push([]);
    runs[runs.length - 1].push(first);
    last = row;
  }
  return runs;
}

/** Given the dates of sections in the order of their rows, returns the share of neighbours that go against the prevailing direction. */
function disorder(runs: readonly (readonly PlacedDate[])[], order: DateOrder): number {
  let up = 0;
  let down = 0;
  for (const dates of runs) {
    let previous: string | null = null;
    for (const d of dates) {
      const iso = resolveDate(d.token, order, ANY_YEAR);
      if (iso === null) continue;
      if (previous !== null) {
        if (iso > previous) up++;
        else if (iso < previous) down++;
      }
      previous = iso;
    }
  }
  return up + down === 0 ? 0 : Math.min(up, down) / (up + down);
}
