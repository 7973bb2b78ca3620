/** Reads the periods of a paper in each order, when the dates of the rows name their months. */
import { daysBetween } from '../../dates/calendar.ts';
import { DATE_ORDERS, type DateOrder } from '../../dates/date.ts';
import { type PeriodToken, periodsIn, resolvePeriod } from '../../dates/period.ts';
import { least } from '../../geometry/extremes.ts';
import type { Row } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import { isInSpan } from '../period/spans.ts';
import { fullDates } from './row-order.ts';
import type { OrderedDates } from './rules.ts';

/** Most periods are of a month. */
const DAYS_OF_MONTH = 30;

/**
 * Given rows and all lines, returns for each order the length of the shortest period in figures that holds most rows;
 * without rows, by how many days the one nearest to a month differs from it.
 */
export function periodsInOrders(rows: readonly Row[], lines: readonly TokenLine[]): readonly OrderedDates[] {
  const periods = lines
    .filter(({ dates }) => dates.filter(({ token }) => token.parts?.length === 3).length > 1)
    .flatMap(({ texts }) => periodsIn(texts));
  const styles = new Set(periods.flatMap(({ start, end }) => [start.style, end.style]));
  const alike = periods.length === 0 ? [] : fullDates(lines).filter(({ token }) => styles.has(token.style));
  const days = rows.flatMap((row) => row.days.slice(0, 1).map(({ token }) => token));
  const lengthOf = (period: PeriodToken, order: DateOrder) => {
    const span = resolvePeriod(period, order, null);
    const held = span === null ? -1 : days.filter((day) => isInSpan(day, span, order)).length;
    if (span === null || held < days.length / 2) return Infinity;
    const length = daysBetween(span.start, span.end);
    return days.length > 0 ? length : Math.abs(length - DAYS_OF_MONTH);
  };
  return DATE_ORDERS.map((order) => ({
    order,
    isRuledOut: false,
    isTogether: true,
    unread: alike.filter(({ token }) => !token.orders.includes(order)).length,
    disorder: 0,
    periodDays: least(periods.map((period) => lengthOf(period, order))),
  }));
}
