/** Moves dates, years and times in texts as the rows' dates are moved. */
import type { DateOrder } from '../dates/date.ts';
import { datesIn } from '../dates/scan.ts';
import { between, type Chance } from './chance.ts';
import { moved, moveMonth, type PrintedDate, printedDate, type Shift } from './shift.ts';
import { LAST_FIGURE } from './signs.ts';

/** Given a text that is a date, returns it moved, or null if it is none. */
export function dateMoved(text: string, order: DateOrder, shift: Shift): string | null {
  const [token] = datesIn([text]);
  const printed = token ? printedDate(token, [text], order) : null;
  return (printed && moved(printed, shift, order)?.[0]) ?? null;
}

const LAST_HOUR = 23;
const LAST_MINUTE = 59;

/** Given a time as printed, returns another of the same length. */
export function timeLike(text: string, chance: Chance): string {
  const mark = text.search(/\D/);
  const random = (first: number, last: number) => String(between(first, last, chance));
  const hour = mark === 1 ? random(1, LAST_FIGURE) : random(10, LAST_HOUR);
  return hour + text.slice(mark).replace(/\d{2}/g, () => random(10, LAST_MINUTE));
}

/** Given the dates of a document, returns their years and those beside them, each with that of the copy. */
export function yearsOf(
  dates: readonly { readonly printed: PrintedDate }[],
  shift: Shift,
): ReadonlyMap<string, string> {
  const years = dates.flatMap(({ printed: { year, month } }): [string, string][] => {
    if (year === null) return [];
    const by = moveMonth(year, month, shift).year - year;
    return [-1, 0, 1].map((near) => [String(year + near), String(year + near + by)]);
  });
  return new Map(years);
}

/** Given a text with one year and no letters, returns it with that of the copy, or null. */
export function yearMoved(text: string, years: ReadonlyMap<string, string>): string | null {
  const [, before, year, after] = /^([^\p{L}\d]*)(\d{4})([^\p{L}\d]*)$/u.exec(text) ?? [];
  const to = year === undefined ? undefined : years.get(year);
  return to === undefined ? null : `${before}${to}${after}`;
}
