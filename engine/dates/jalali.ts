/** The calendar of Iran and Afghanistan: its years begin in March, 621 years after those of the Christian era. */
import { addDays } from './calendar.ts';
import { type DateForm, knownForm } from './date.ts';

/** Years of a statement, 1991 to 2031: no other calendar counts so now; Islam's lunar years begin at 1411 there. */
const FIRST_YEAR = 1370;
const LAST_YEAR = 1409;
/** The first day of the first of them. */
const FIRST_DAY = '1991-03-21';
/** Six months of 31 days, then of 30; the last has 30 in leap years alone. */
const LONG_MONTHS = 6;
const LEAP_YEARS: ReadonlySet<number> = new Set([1370, 1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403, 1408]);

/** Returns the form of a date whose year, printed first or last, is of that calendar; or null. */
export function jalaliForm(first: string, second: string, third: string, style: string): DateForm | null {
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  if (year.length !== 4 || day.length > 2) return null;
  const iso = jalaliDate(Number(year), Number(second), Number(day));
  if (iso === null) return null;
  const [y, m, d] = iso.split('-').map(Number) as [number, number, number];
  return knownForm(y, m, d, style);
}

/** Given year, month and day of that calendar, returns the day as "YYYY-MM-DD" of ours, or null if there is none. */
export function jalaliDate(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return null;
  if (day > daysIn(year, month)) return null;
  let days = day - 1;
  for (let y = FIRST_YEAR; y < year; y++) days += LEAP_YEARS.has(y) ? 366 : 365;
  for (let m = 1; m < month; m++) days += daysIn(year, m);
  return addDays(FIRST_DAY, days);
}

function daysIn(year: number, month: number): number {
  if (month <= LONG_MONTHS) return 31;
  return month < 12 || LEAP_YEARS.has(year) ? 30 : 29;
}
