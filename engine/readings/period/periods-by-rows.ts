/** Gives a printed period the years of the rows, if it has none of the common era: "4月1日～6月30日". */
import { DATE_ORDERS, type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { type PeriodToken, resolvePeriod } from '../../dates/period.ts';
import type { PeriodFact } from '../facts/labelled-periods.ts';
import type { Span } from './spans.ts';

/**
 * Given the periods that a paper prints, the order of its dates and whole dates of rows, returns the one span with the
 * days and months of a period that holds all rows; null if there is none, or several.
 */
export function periodByRows(
  periods: readonly PeriodFact[],
  order: DateOrder,
  rowDates: readonly DateToken[],
): Span | null {
  const days = rowDates.flatMap((date) => resolveDate(date, order, null) ?? []).sort();
  if (days.length === 0) return null;
  const [first, last] = [days[0], days[days.length - 1]];
  const year = Number(last.slice(0, 4));
  const spans = periods
    .flatMap(({ period, context }) => (context === 'in_text' ? [] : (withoutYears(period) ?? [])))
    .flatMap((undated) => spansIn(undated, order, [year, year + 1]))
    .filter(({ start, end }) => start <= first && end >= last);
  const distinct = new Map(spans.map((span) => [`${span.start} ${span.end}`, span]));
  return distinct.size === 1 ? spans[0] : null;
}

/** The spans of a period without years, if its last day is in one of some years. */
function spansIn(undated: PeriodToken, order: DateOrder, years: readonly number[]): Span[] {
  const orders = undated.start.parts === null ? [order] : DATE_ORDERS;
  return years.flatMap((year) => orders.flatMap((own) => resolvePeriod(undated, own, year) ?? []));
}

/** A period without its years; null if these have more than two digits. */
function withoutYears(period: PeriodToken): PeriodToken | null {
  const [start, end] = [withoutYear(period.start), withoutYear(period.end)];
  return start === null || end === null ? null : { ...period, start, end };
}

/** The greatest number that two digits make. */
const TWO_DIGITS = 99;

function withoutYear(token: DateToken): DateToken | null {
  if (token.parts === null || token.parts.length === 2) return token.year === null ? token : null;
  const [year, month, day] = token.parts;
  if (year > TWO_DIGITS || !token.orders.includes('YMD')) return null;
  return { ...token, year: null, month, day, parts: null, orders: DATE_ORDERS };
}
