/** Gives a printed period the years of the rows, where it has none of the common era: "4月1日～6月30日". */
import { DATE_ORDERS, type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { type PeriodToken, resolvePeriod } from '../../dates/period.ts';
import type { PeriodFact } from './labelled-periods.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * Given the periods that a paper prints, the document's order and the dates of rows with their years, returns the one
 * span in which all rows lie with the day and month of a period; null where there is none, or several.
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

/** The spans that a period without years may be, with its last day in one of some years. */
function spansIn(undated: PeriodToken, order: DateOrder, years: readonly number[]): Span[] {
  const orders = undated.start.parts === null ? [order] : DATE_ORDERS;
  return years.flatMap((year) => orders.flatMap((own) => resolvePeriod(undated, own, year) ?? []));
}

/** Given a period, returns it without years, where these are none or of two digits; null for one of full years. */
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
