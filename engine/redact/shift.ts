/** Moves the dates of a document by one secret number of months and years, each printed as it was. */
import { dayOf, isoDate, isRealDate, MONTHS, monthNumberOf, YEAR_DIGITS, yearOf } from '../dates/calendar.ts';
import { type DateOrder, type DateToken, monthOf, THIS_CENTURY } from '../dates/date.ts';
import { monthsIn } from '../dates/month.ts';
import { spacedDate } from '../dates/period.ts';
import { datesIn } from '../dates/scan.ts';
import { type Chance, pick } from './chance.ts';
import { withMonthNamed } from './month-names.ts';

/** What is added to each date; the day stays, so that no month becomes too short. */
export interface Shift {
  readonly months: number;
  readonly years: number;
}

export interface PrintedDate {
  readonly words: readonly string[];
  readonly year: number | null;
  readonly month: number;
  /** null for a month alone */
  readonly day: number | null;
}

/** A day or a month with a nought before it. */
const LEADING_NOUGHT = /(?<!\d)0\d(?!\d)/;
const MOST_YEARS = 9;
/** The last month of one figure. */
const LAST_SHORT_MONTH = 9;
/** A year that has each day that any has. */
const LEAP_YEAR = 2000;
const CENTURY = 100;

/** Given a date's token, the line's texts and the order, returns it as printed; null if it is no date in that order. */
export function printedDate(token: DateToken, texts: readonly string[], order: DateOrder): PrintedDate | null {
  if (!token.orders.includes(order)) return null;
  const words = texts.slice(token.from, token.to);
  if (token.parts === null) return token.month === null ? null : { words, ...token, month: token.month };
  const [first, second, third] = token.parts;
  const month = monthOf(token, order);
  const day = order === 'YMD' ? (third ?? second) : order === 'DMY' ? first : second;
  const year = order === 'YMD' && third !== undefined ? THIS_CENTURY + (first % CENTURY) : token.year;
  return { words, year, month, day };
}

/**
 * Given the dates of a document, its order and a source of chance, returns the shift that all of them can take: no
 * date's text grows or shrinks, and a year that turns within the document still turns where it did.
 */
export function chooseShift(dates: readonly PrintedDate[], order: DateOrder, chance: Chance): Shift {
  const months = new Set(dates.map(({ month }) => month));
  // without leading noughts months keep their count of figures: "1.07" for "1.10" would differ from "30.6" in kind
  const leads = dates.some(({ words }) => LEADING_NOUGHT.test(words.join(' ')));
  const asWide = ({ words, month }: PrintedDate, { months }: Shift) =>
    leads ||
    /\p{L}/u.test(words.join('')) ||
    isShort(month) === isShort(moveMonth(0, month, { months, years: 0 }).month);
  const isShort = (month: number) => month <= LAST_SHORT_MONTH;
  const fits = (shift: Shift) => dates.every((date) => moved(date, shift, order) !== null && asWide(date, shift));
  const turns = (by: number) => new Set([...months].map((month) => Math.floor((month - 1 + by) / MONTHS))).size <= 1;
  const byMonths = range(1, MONTHS - 1).filter((by) => turns(by) && fits({ months: by, years: 0 }));
  const by = byMonths.length > 0 ? pick(byMonths, chance) : 0;
  const byYears = range(-MOST_YEARS, MOST_YEARS).filter((years) => years !== 0 && fits({ months: by, years }));
  // what has happened already looks more like a statement
  const past = byYears.filter((years) => years < -1);
  const years = past.length > 0 ? pick(past, chance) : byYears.length > 0 ? pick(byYears, chance) : 0;
  return { months: by, years };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

export function moveMonth(year: number, month: number, { months, years }: Shift): { year: number; month: number } {
  const at = month - 1 + months;
  return { year: year + years + Math.floor(at / MONTHS), month: (at % MONTHS) + 1 };
}

export function moveDay(iso: string, shift: Shift): string {
  const { year, month } = moveMonth(yearOf(iso), monthNumberOf(iso), shift);
  return isoDate(year, month, dayOf(iso));
}

/** Given a date, a shift and the order, returns its words moved, each as long as it was; null if none fit. */
export function moved(date: PrintedDate, shift: Shift, order: DateOrder): string[] | null {
  const to = moveMonth(date.year ?? LEAP_YEAR, date.month, shift);
  const target = { year: date.year === null ? null : to.year, month: to.month, day: date.day };
  const renamed = withMonthNamed(date.words.join(' '), date.month, to.month);
  if (renamed === null) return null;
  const numbers = [...renamed.matchAll(/\d+/g)].map(
    ({ 0: digits, index }): Digits => ({ at: index, rewritings: rewritings(digits, date, target) }),
  );
  const words = rewritten(renamed, numbers, (text) => readsAs(text.split(' '), target, order))?.split(' ') ?? [];
  return words.length > 0 && words.every((word, i) => word.length === date.words[i]?.length) ? words : null;
}

/** A number within a date, and what it may become. */
interface Digits {
  readonly at: number;
  readonly rewritings: readonly string[];
}

type Target = Pick<PrintedDate, 'year' | 'month' | 'day'>;

/** The first text that is wanted, with each number as something that it may become; null without one. */
function rewritten(text: string, numbers: readonly Digits[], isWanted: (text: string) => boolean): string | null {
  const [number, ...others] = numbers;
  if (number === undefined) return isWanted(text) ? text : null;
  for (const digits of number.rewritings) {
    const changed = text.slice(0, number.at) + digits + text.slice(number.at + digits.length);
    const found = rewritten(changed, others, isWanted);
    if (found !== null) return found;
  }
  return null;
}

/** What a number of a date may become: the year, the month, both and the day in one, or what it was. */
function rewritings(text: string, from: PrintedDate, to: Target): string[] {
  const found = [...gluedRewritings(text, from, to), yearAs(text, from, to), monthAs(text, from, to), text];
  return [...new Set(found.filter((digits) => digits !== null && digits.length === text.length))] as string[];
}

/** A day and a month in two digits each. */
const DAY_AND_MONTH = 'ddmm'.length;

/** What a whole date without marks may become: its year comes first or last, in two or four digits. */
function gluedRewritings(text: string, from: PrintedDate, to: Target): (string | null)[] {
  const length = text.length - DAY_AND_MONTH;
  if (length !== 2 && length !== YEAR_DIGITS) return [];
  const [yearFirst, yearLast] = [yearAs(text.slice(0, length), from, to), yearAs(text.slice(DAY_AND_MONTH), from, to)];
  const middle = monthAs(text.slice(length, length + 2), from, to);
  const [a, b] = [text.slice(0, 2), text.slice(2, DAY_AND_MONTH)];
  const [first, second] = [monthAs(a, from, to), monthAs(b, from, to)];
  return [
    yearFirst && middle && yearFirst + middle + text.slice(length + 2),
    yearLast && second && a + second + yearLast,
    yearLast && first && first + b + yearLast,
  ];
}

function yearAs(text: string, from: PrintedDate, to: Target): string | null {
  if (from.year === null || to.year === null) return null;
  const printed = Number(text);
  const isShort = text.length <= 2 && printed === from.year % CENTURY;
  // other eras count the same years from elsewhere
  const moved = isShort ? ((to.year % CENTURY) + CENTURY) % CENTURY : printed + to.year - from.year;
  return moved > 0 || isShort ? String(moved).padStart(text.length, '0') : null;
}

function monthAs(text: string, from: PrintedDate, to: Target): string | null {
  if (Number(text) !== from.month) return null;
  return String(to.month).padStart(text.length, '0');
}

function readsAs(words: readonly string[], to: Target, order: DateOrder): boolean {
  if (to.day === null) {
    const [found] = monthsIn(words);
    return found !== undefined && found.month === to.month && found.year === to.year;
  }
  // a day that no calendar has would cost the copy its proof
  if (!isRealDate(to.year ?? LEAP_YEAR, to.month, to.day)) return false;
  const token = datesIn(words).find(({ from, to: end }) => from === 0 && end === words.length) ?? spacedDate(words);
  const read = token ? printedDate(token, words, order) : null;
  return read !== null && read.month === to.month && read.day === to.day && read.year === to.year;
}
