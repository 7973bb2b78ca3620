/** Finds what a paper prints that shows the order of its dates: patterns, and days that are written in another way. */
import { daysBetween, yearOf } from '../../dates/calendar.ts';
import { DATE_ORDERS, type DateOrder, hasYear, resolveDate } from '../../dates/date.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { pattern } from '../../lexicon/phrases/pattern.ts';
import { onlyOf } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import type { OrderedDates } from './rules.ts';

/** How a paper writes its dates, as it says itself: "DD/MM/YYYY", "TT.MM.JJJJ", "day/month/year". */
const DAY = '(?:dd|tt|jj(?!j)|gg|day)';
const YEAR = '(?:yy|yyyy|jj|jjjj|aa|aaaa|year)';
const WRITTEN: readonly (readonly [DateOrder, RegExp])[] = [
  ['DMY', pattern('i')`\b${DAY}\W?(?:mm|month)\W?${YEAR}\b`],
  ['MDY', pattern('i')`\b(?:mm|month)\W?${DAY}\W?${YEAR}\b`],
  ['YMD', pattern('i')`\b${YEAR}\W?(?:mm|month)\W?${DAY}\b`],
];

/** A day that a row names by its month is so near to its own. */
const NEAR = 7;
/** The year of dates without one: a leap year, so that each day exists. */
const ANY_YEAR = 2000;

/** Given rows and all lines, returns for each order what the paper prints for it. */
export function printedOrders(rows: readonly Row[], lines: readonly TokenLine[]) {
  const own = new Set(rows.flatMap((row) => row.lines.map(({ source }) => source.line)));
  const around = lines.filter(({ line }) => !own.has(line));
  const written = orderWritten(around.map(({ line }) => line.text));
  const headed = orderWritten(rows.flatMap(headingsOfDays));
  const days = around.flatMap(({ dates }) => dates.filter(isSure));
  return DATE_ORDERS.map(
    (order): Pick<OrderedDates, 'isWritten' | 'isHeaded' | 'named' | 'isAround'> => ({
      isWritten: order === written,
      isHeaded: order === headed && order === written,
      named: new Set(rows.flatMap((row) => daysNamedBeside(row, order))).size,
      isAround: !liesAmid(rows, days, order),
    }),
  );
}

/** The one order that texts say by a pattern; undefined if they say none or several. */
const orderWritten = (texts: readonly string[]): DateOrder | undefined =>
  onlyOf(WRITTEN.filter(([, form]) => texts.some((text) => form.test(text))))?.[0];

const headingsOfDays = ({ columns, dates, days }: Row): string[] =>
  columns.filter(({ index }) => dates[index]?.some((date) => days.includes(date))).map(({ heading }) => heading);

const isSure = ({ token }: PlacedDate): boolean => hasYear(token) && !token.loose;
const isOpen = ({ token }: PlacedDate): boolean => token.parts !== null;

/** The days of a row that are near one that it names by its month. */
function daysNamedBeside({ days, lines }: Row, order: DateOrder): string[] {
  const own = days.filter(isOpen).flatMap(({ token }) => resolveDate(token, order, ANY_YEAR) ?? []);
  const named = lines.flatMap(({ source: { dates } }) => dates.filter(({ token: { month } }) => month !== null));
  return own.filter((day) =>
    named.some(({ token }) => {
      const beside = resolveDate(token, order, yearOf(day));
      return beside !== null && Math.abs(daysBetween(day, beside)) <= NEAR;
    }),
  );
}

/** True if a day around the rows, which all orders read alike, lies amid theirs: most are before or behind them all. */
function liesAmid(rows: readonly Row[], around: readonly PlacedDate[], order: DateOrder): boolean {
  const from = (day: string) => daysBetween(`${ANY_YEAR}-01-01`, day);
  const own = rows.flatMap(({ days }) =>
    days.flatMap(({ token }) => (hasYear(token) ? (resolveDate(token, order, null) ?? []) : [])),
  );
  const [first, last] = [least(own.map(from)), greatest(own.map(from))];
  return around.some((date) => {
    const day = isOpen(date) ? null : resolveDate(date.token, order, null);
    return day !== null && from(day) > first && from(day) < last;
  });
}
