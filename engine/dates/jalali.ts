/** The calendar of Iran and Afghanistan: its years begin in March, 621 years after those of the Christian era. */
import { addDays, LONGEST_MONTH, MONTHS, YEAR_DIGITS } from './calendar.ts';
import { type DateForm, knownForm } from './date.ts';

/** Years of a statement, 1991 to 2031: no other calendar counts so now; Islam's lunar years begin at 1411 there. */
const FIRST_YEAR = 1370;
const LAST_YEAR = 1409;
/** The first day of the first of them. */
const FIRST_DAY = '1991-03-21';
/** Six months of 31 days, then of 30; the last has 30 in leap years alone. */
const LONG_MONTHS = 6;
const [LONG_MONTH, SHORT_MONTH] = [LONGEST_MONTH, LONGEST_MONTH - 1];
const DAYS_OF_YEAR = 365;
const LEAP_YEARS = new Set('1370 1375 1379 1383 1387 1391 1395 1399 1403 1408'.split(' ').map(Number));

/** Returns the form of a date whose year, printed first or last, is of that calendar; or null. */
export function jalaliForm(first: string, second: string, third: string, style: string): DateForm | null {
  const [year, day] = first.length === YEAR_DIGITS ? [first, third] : [third, first];
  if (year.length !== YEAR_DIGITS || day.length > 2) return null;
  const iso = jalaliDate(Number(year), Number(second), Number(day));
  if (iso === null) return null;
  const [y, m, d] = iso.split('-').map(Number) as [number, number, number];
  return knownForm(y, m, d, style);
}

/** Given year, month and day of that calendar, returns the day as "YYYY-MM-DD" of ours, or null if there is none. */
export function jalaliDate(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > MONTHS || day < 1) return null;
  if (day > daysIn(year, month)) return null;
  let days = day - 1;
  for (let y = FIRST_YEAR; y < year; y++) days += DAYS_OF_YEAR + (LEAP_YEARS.has(y) ? 1 : 0);
  for (let m = 1; m < month; m++) days += daysIn(year, m);
  return addDays(FIRST_DAY, days);
}

function daysIn(year: number, month: number): number {
  if (month <= LONG_MONTHS) return LONG_MONTH;
  return month < MONTHS || LEAP_YEARS.has(year) ? SHORT_MONTH : SHORT_MONTH - 1;
}
