/** The Gregorian calendar: which dates exist, and how far they lie apart. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const LONGEST_MONTH = 31;
const MS_PER_DAY = 86_400_000;

/** Given year, month (1 to 12) and day, returns whether that date exists. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || !Number.isInteger(year)) return false;
  return day <= daysInMonth(year, month);
}

/** Given month and day, returns whether a paper may print them as a date: also 31 April, which no calendar has. */
export const mayBePrinted = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= LONGEST_MONTH;

/** Given year and month (1 to 12), returns how many days it has. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : DAYS[month - 1];
}

/** Given a real date, returns it as "YYYY-MM-DD". */
export function isoDate(year: number, month: number, day: number): string {
  const padded = year < 1000 ? String(year).padStart(4, '0') : year;
  return `${padded}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** Given "YYYY-MM-DD" and a number of days (may be negative), returns the date that many days later. */
export const addDays = (iso: string, days: number): string =>
  new Date(dayNumber(iso) * MS_PER_DAY + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Returns the days from one date "YYYY-MM-DD" to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Given "YYYY-MM-DD", returns its year. */
export const yearOf = (iso: string): number => Number(iso.slice(0, 4));

/** Given "YYYY-MM-DD", returns its month: "YYYY-MM". */
export const monthOf = (iso: string): string => iso.slice(0, 7);

const dayNumber = (iso: string): number =>
  Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10))) / MS_PER_DAY;
