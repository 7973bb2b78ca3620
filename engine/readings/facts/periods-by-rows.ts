/** Gives a printed period the years of the rows, where it has none, or only those of another count: "4月1日～6月30日", "07-06-01～07-06-30". */
import { DATE_ORDERS, type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { type PeriodToken, resolvePeriod } from '../../dates/period.ts';
import type { PeriodFact } from './labelled-periods.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Given the periods that a paper prints, the document's order and the dates of rows with their years, returns the one span in which all rows lie with the day and month of a period; null where there is none, or several. */
export function periodByRows(
  periods: readonly PeriodFact[],
  order: DateOrder,
  rowDates: readonly DateToken[],
): Span | null {
  const days: string[] = [];
  for (const date of rowDates) {
    const day = resolveDate(date, order, null);
    if (day !== null) days.push(day);
  }
  if (days.length === 0) return null;
  days.sort();
  const [first, last] = [days[0], days[days.length - 1]];
  const year = Number(last.slice(0, 4));
  const spans = new Map<string, Span>();
  for (const { period, context: standing } of periods) {
    const undated = standing === 'in_text' ? null : withoutYears(period);
    if (undated === null) continue;
    for (const end of [year, year + 1]) {
      for (const own of undated.start.parts === null ? [order] : DATE_ORDERS) {
        const span = resolvePeriod(undated, own, end);
        if (span && span.start <= first && span.end >= last) spans.set(`${span.start} ${span.end}`, span);
      }
    }
  }
  return spans.size === 1 ? [...spans.values()][0] : null;
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
