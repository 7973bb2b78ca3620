/** The Gregorian calendar: which dates exist, and how far they lie apart. */

/** The months of a year. */
export const MONTHS = 12;
/** The days of most months, and of the others by their number. */
export const LONGEST_MONTH = 31;
const SHORTER_MONTHS: Readonly<Record<number, number>> = { 2: 28, 4: 30, 6: 30, 9: 30, 11: 30 };
const LEAP_FEBRUARY = 29;
/** Each fourth year is a leap year, but of the years that end a century each fourth alone. */
const YEARS_TO_LEAP = 4;
const CENTURY = 100;
const MS_PER_DAY = 86_400_000;
/** How many digits a year has in full, and the first year that needs no zero before it. */
export const YEAR_DIGITS = 4;
const FIRST_WITHOUT_ZERO = 1000;
/** Where the month and the day begin in "YYYY-MM-DD". */
const MONTH_FROM = 5;
const DAY_FROM = 8;

/** Given year, month (1 to 12) and day, returns whether that date exists. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > MONTHS || day < 1 || !Number.isInteger(year)) return false;
  return day <= daysInMonth(year, month);
}

/** Given month and day, returns whether a paper may print them as a date: also 31 April, which no calendar has. */
export const mayBePrinted = (month: number, day: number): boolean =>
  month >= 1 && month <= MONTHS && day >= 1 && day <= LONGEST_MONTH;

/** Given year and month (1 to 12), returns how many days it has. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % CENTURY === 0 ? year / CENTURY : year) % YEARS_TO_LEAP === 0;
  return month === 2 && isLeap ? LEAP_FEBRUARY : (SHORTER_MONTHS[month] ?? LONGEST_MONTH);
}

/** Given a real date, returns it as "YYYY-MM-DD". */
export function isoDate(year: number, month: number, day: number): string {
  const padded = year < FIRST_WITHOUT_ZERO ? String(year).padStart(YEAR_DIGITS, '0') : year;
  return `${padded}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** Given "YYYY-MM-DD" and a number of days (may be negative), returns the date that many days later. */
export const addDays = (iso: string, days: number): string =>
  new Date(dayNumber(iso) * MS_PER_DAY + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Returns the days from one date "YYYY-MM-DD" to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Given "YYYY-MM-DD", returns its year. */
export const yearOf = (iso: string): number => Number(iso.slice(0, YEAR_DIGITS));

/** Given "YYYY-MM-DD", returns its month: "YYYY-MM". */
export const monthOf = (iso: string): string => iso.slice(0, DAY_FROM - 1);

/** Given "YYYY-MM-DD", returns the number of its month. */
export const monthNumberOf = (iso: string): number => Number(iso.slice(MONTH_FROM, DAY_FROM - 1));

/** Given "YYYY-MM-DD", returns its day of the month. */
export const dayOf = (iso: string): number => Number(iso.slice(DAY_FROM));

/** Given "YYYY-MM-DD", returns "-MM-DD": the same in each year. */
export const dayInYear = (iso: string): string => iso.slice(YEAR_DIGITS);

const dayNumber = (iso: string): number => Date.UTC(yearOf(iso), monthNumberOf(iso) - 1, dayOf(iso)) / MS_PER_DAY;
