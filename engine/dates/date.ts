/** A date as printed, before it is known whether the day or the month comes first. */
import { itemAt, numberAt } from '../model/lists.ts';
import { isoDate, isRealDate, mayBePrinted, YEAR_DIGITS } from './calendar.ts';

export type DateOrder = 'DMY' | 'MDY' | 'YMD';
export const DATE_ORDERS: readonly DateOrder[] = ['DMY', 'MDY', 'YMD'];

export interface DateToken {
  /** token range [from, to) in the scanned tokens */
  readonly from: number;
  readonly to: number;
  /** as printed, tokens joined by a space */
  readonly text: string;
  /** the full year, if printed; two digits mean 1970 to 2069. If the order is open, the last part's */
  readonly year: number | null;
  /** null if neither the name nor the form shows it */
  readonly month: number | null;
  readonly day: number | null;
  /** the numbers in printed order, if their order is open: "03/04/24" gives [3, 4, 24] */
  readonly parts: readonly [number, number] | readonly [number, number, number] | null;
  /** the orders under which a paper may print it, even if no calendar has it ("31/04/24") */
  readonly orders: readonly DateOrder[];
  /** its shape, the same for all dates of one column: "dd/dd/dddd", "dd mon", "dd.dd" */
  readonly style: string;
  /** an attached time as printed: "12:33" */
  readonly time: string | null;
  /** the shape is also that of other things ("01.06", "240105"): a date only if its column says so */
  readonly loose: boolean;
  /** the same date without its last token, if that may be text that follows: "05 Jan" of "05 Jan 24" */
  readonly shorter: DateToken | null;
}

/** What a form knows before its place in the line is added. */
export type DateForm = Omit<DateToken, 'from' | 'to' | 'text' | 'time' | 'shorter'>;

/** Years that a statement may carry; a four-digit number outside is something else. */
export const FIRST_YEAR = 1950;
const LAST_YEAR = 2099;
/** The centuries to which two digits belong. */
export const THIS_CENTURY = 2000;
const LAST_CENTURY = 1900;
/** Thailand counts from 543 before the Christian era. */
const BUDDHIST_OFFSET = 543;
const BUDDHIST_CENTURY = 2500;
/** How many digits a year has that counts from Taiwan's. */
const TAIWAN_DIGITS = 3;
const ERAS_BY_LETTER = { R: 2018, H: 1988, S: 1925, T: 1911, M: 1867 };
const ERAS_BY_NAME = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 民國: 1911, 民国: 1911, 中華民國: 1911 };
/** The year before the first one of each era of Japan and Taiwan, by its letter and its name. */
const ERAS: ReadonlyMap<string, number> = new Map(Object.entries({ ...ERAS_BY_LETTER, ...ERAS_BY_NAME }));
/** Years counted from it are those of Reiwa. */
export const REIWA = ERAS_BY_LETTER.R;

/** Given the letter or the name of an era, and a year of it, returns the year that it means, or null for no era. */
export function yearOfEra(era: string, count: number): number | null {
  const before = ERAS.get(era);
  return before === undefined ? null : before + count;
}
/** Two digits up to the first mean this century; up to the second, a year of it to come, they are Thailand's. */
const LAST_TWO_DIGIT = 39;
const LAST_BUDDHIST = 69;

/** Given a printed year and how many digits it has, returns the year that it means, or null for no year. */
export function fullYear(printed: number, digits: number): number | null {
  if (digits === 2 && printed > LAST_TWO_DIGIT && printed <= LAST_BUDDHIST) return buddhistYear(printed);
  if (digits === 2) return (printed <= LAST_TWO_DIGIT ? THIS_CENTURY : LAST_CENTURY) + printed;
  if (digits === TAIWAN_DIGITS) return inRange(printed + ERAS_BY_NAME.民國);
  if (digits !== YEAR_DIGITS) return null;
  return inRange(printed) ?? inRange(printed - BUDDHIST_OFFSET);
}

/** Given a year of two digits of Thailand's count ("67"), returns the year that it means (2024). */
export const buddhistYear = (printed: number): number => BUDDHIST_CENTURY + printed - BUDDHIST_OFFSET;

const inRange = (year: number): number | null => (year >= FIRST_YEAR && year <= LAST_YEAR ? year : null);

/** Given a date whose month is known, returns its form, or null if no paper prints such a date. */
export function knownForm(year: number | null, month: number, day: number, style: string): DateForm | null {
  if (!Number.isInteger(year ?? 0) || !mayBePrinted(month, day)) return null;
  return { year, month, day, parts: null, orders: DATE_ORDERS, style, loose: false };
}

/** The same for a date that must have its year; null without one. */
export const formInYear = (year: number | null, month: number, day: number, style: string): DateForm | null =>
  year === null ? null : knownForm(year, month, day, style);

/** The figures of a date's parts, as printed. */
type Figures = readonly [string, string] | readonly [string, string, string];

/** Given two or three numbers of open order, returns their form, or null if no order makes a date of them. */
export function openForm(printed: Figures, style: string, loose = false): DateForm | null {
  const parts = printed.map(Number) as [number, number] | [number, number, number];
  const years = parts.map((part, i) => fullYear(part, itemAt(printed, i).length));
  const isPrinted = (order: DateOrder) => {
    if (isWhole(parts) && years[yearAt(order)] === null) return false;
    return mayBePrinted(monthIn(parts, order), dayIn(parts, order));
  };
  const orders = DATE_ORDERS.filter(isPrinted);
  const [order] = orders;
  if (order === undefined) return null;
  const year = isWhole(parts) ? itemAt(years, yearAt(order)) : null;
  return { year, month: null, day: null, parts, orders, style, loose };
}

/**
 * Returns a date as "YYYY-MM-DD" under the document's order; null if it is no real date or no year is known. `year`:
 * for a date without one. Two parts under 'YMD' are month and day.
 */
export function resolveDate(token: DateToken, order: DateOrder, year: number | null): string | null {
  // a day alone has the month of its period
  if (token.parts === null) return realDate(token.year ?? year, token.month, token.day);
  if (!token.orders.includes(order)) return null;
  const { parts } = token;
  const ownYear = isWhole(parts) && order === 'YMD' ? yearOfPart(parts[0]) : token.year;
  const full = isWhole(parts) ? ownYear : (ownYear ?? year);
  return realDate(full, monthIn(parts, order), dayIn(parts, order));
}

function realDate(year: number | null, month: number | null, day: number | null): string | null {
  if (year === null || month === null || day === null) return null;
  return isRealDate(year, month, day) ? isoDate(year, month, day) : null;
}

/** Given a date as printed, returns its day of the month under an order; null if it prints none. */
export const dayOf = (token: DateToken, order: DateOrder): number | null =>
  token.parts === null ? token.day : dayIn(token.parts, order);

/** Returns the date so many days earlier in its month, as if printed; null if the month has no such day. */
export function daysEarlier(token: DateToken, order: DateOrder, days: number): DateToken | null {
  const day = dayOf(token, order);
  if (day === null || day <= days) return null;
  if (token.parts === null) return { ...token, day: day - days };
  const parts = [...token.parts] as [number, number] | [number, number, number];
  parts[dayAt(parts, order)] = day - days;
  const year = isWhole(parts) && order !== 'YMD' ? yearOfPart(parts[2]) : token.year;
  return isWhole(parts) && year === null ? null : { ...token, year, parts, orders: [order] };
}

/** A date's numbers in printed order. */
type Parts = readonly number[];
/** A day, a month and a year. */
const WHOLE = 3;
/** True if the numbers of a date are three: one of them is its year. */
export const isWhole = (parts: Parts | null): parts is readonly [number, number, number] => parts?.length === WHOLE;
/** True for a date that is printed with its year. */
export const hasYear = ({ year, parts }: DateToken): boolean => year !== null || isWhole(parts);

/** Where the year, the month and the day are among the numbers of a date. */
const yearAt = (order: DateOrder): 0 | 2 => (order === 'YMD' ? 0 : 2);
const monthAt = (parts: Parts, order: DateOrder): 0 | 1 =>
  order === 'DMY' || (order === 'YMD' && isWhole(parts)) ? 1 : 0;
function dayAt(parts: Parts, order: DateOrder): number {
  if (order === 'DMY') return 0;
  return order === 'YMD' && isWhole(parts) ? 2 : 1;
}
/** The month and the day themselves. */
const monthIn = (parts: readonly number[], order: DateOrder): number => numberAt(parts, monthAt(parts, order));
const dayIn = (parts: readonly number[], order: DateOrder): number => numberAt(parts, dayAt(parts, order));

const yearOfPart = (part: number): number | null => fullYear(part, String(part).padStart(2, '0').length);

/** Given a date as printed, returns its month under an order. */
export const monthOf = ({ parts, month }: DateToken, order: DateOrder): number =>
  parts === null ? (month ?? 0) : monthIn(parts, order);
