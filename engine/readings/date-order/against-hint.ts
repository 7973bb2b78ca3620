/** Tells if a paper speaks for another order of its dates than the one that the user says. */
import { daysBetween, yearOf } from '../../dates/calendar.ts';
import { type DateOrder, hasYear, resolveDate } from '../../dates/date.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { pattern } from '../../lexicon/phrases/pattern.ts';
import { onlyOf } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';

/** How a paper writes its dates, as it says itself: "DD/MM/YYYY", "TT.MM.JJJJ", "day/month/year". */
const WRITTEN: readonly (readonly [DateOrder, RegExp])[] = [
  ['DMY', pattern('i')`\b(?:dd|tt|jj|gg|day)\W?(?:mm|month)\W?(?:yy|yyyy|jj|jjjj|aa|aaaa|year)\b`],
  ['MDY', pattern('i')`\b(?:mm|month)\W?(?:dd|tt|jj|gg|day)\W?(?:yy|yyyy|jj|jjjj|aa|aaaa|year)\b`],
  ['YMD', pattern('i')`\b(?:yy|yyyy|jj|jjjj|aa|aaaa|year)\W?(?:mm|month)\W?(?:dd|tt|jj|gg|day)\b`],
];

/** A day that a row names by its month is so near to its own. */
const NEAR = 7;
/** The year of dates without one: a leap year, so that each day exists. */
const ANY_YEAR = 2000;

/** Given rows, all lines and two orders, returns whether something on the paper speaks for the second one alone. */
export function speaksAgainst(hinted: DateOrder, other: DateOrder, rows: readonly Row[], lines: readonly TokenLine[]) {
  const written = WRITTEN.filter(([, form]) => lines.some(({ line }) => form.test(line.text)));
  if (onlyOf(written)?.[0] === other) return true;
  const own = new Set(rows.flatMap((row) => row.lines.map(({ source }) => source.line)));
  const around = lines.filter(({ line }) => !own.has(line)).flatMap(({ dates }) => dates.filter(isSure));
  return (
    isWrittenAs(other, hinted, rows, around) ||
    rows.some((row) => isNamedBeside(row, other) && !isNamedBeside(row, hinted)) ||
    (liesAmid(rows, around, hinted) && !liesAmid(rows, around, other))
  );
}

const isSure = ({ token }: PlacedDate): boolean => hasYear(token) && !token.loose;
const isOpen = ({ token }: PlacedDate): boolean => token.parts !== null;

/** True if a date around the rows that is written as theirs are is a day in one order, and none in another. */
function isWrittenAs(order: DateOrder, not: DateOrder, rows: readonly Row[], around: readonly PlacedDate[]): boolean {
  const styles = new Set(rows.flatMap(({ days }) => days.filter(isOpen).map(({ token }) => token.style)));
  return around.some(
    ({ token: { style, orders } }) => styles.has(style) && orders.includes(order) && !orders.includes(not),
  );
}

/** True for a row that names a day near its own by its month. */
function isNamedBeside({ days, lines }: Row, order: DateOrder): boolean {
  const own = days.filter(isOpen).flatMap(({ token }) => resolveDate(token, order, ANY_YEAR) ?? []);
  const named = lines.flatMap(({ source: { dates } }) => dates.filter(({ token: { month } }) => month !== null));
  return own.some((day) =>
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
