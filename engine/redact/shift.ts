/** Moves the dates of a document by one secret number of months and years, each printed as it was. */
import { isRealDate } from '../dates/calendar.ts';
import { type DateOrder, type DateToken, monthOf } from '../dates/date.ts';
import { monthsIn } from '../dates/month.ts';
import { spacedDate } from '../dates/period.ts';
import { datesIn } from '../dates/scan.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { type Chance, pick } from './chance.ts';

/** What is added to each date; the day stays, so that no month becomes too short. */
export interface Shift {
  readonly months: number;
  readonly years: number;
}

/** A date or a month as printed, in words. */
export interface PrintedDate {
  readonly words: readonly string[];
  readonly year: number | null;
  readonly month: number;
  /** null for a month alone */
  readonly day: number | null;
}

/** A day or a month with a nought before it. */
const LEADING_NOUGHT = /(?<!\d)0\d(?!\d)/;
/** Years by which dates move. */
const MOST_YEARS = 9;
const MONTHS = 12;
/** A year that has each day that any has. */
const LEAP_YEAR = 2000;

/** Given a date's token, the line's texts and the document's order, returns it as printed; null where it is none under that order. */
export function printedDate(token: DateToken, texts: readonly string[], order: DateOrder): PrintedDate | null {
  if (!token.orders.includes(order)) return null;
  const words = texts.slice(token.from, token.to);
  if (token.parts === null) return token.month === null ? null : { words, ...token, month: token.month };
  const [first, second, third] = token.parts;
  const month = monthOf(token, order);
  const day = order === 'YMD' ? (third ?? second) : order === 'DMY' ? first : second;
  const year = order === 'YMD' && third !== undefined ? 2000 + (first % 100) : token.year;
  return { words, year, month, day };
}

/**
 * Given the dates of a document, its order and a source of chance, returns the shift that all of them can take: no
 * date's text grows or shrinks, and a year that turns within the document still turns where it did.
 */
export function chooseShift(dates: readonly PrintedDate[], order: DateOrder, chance: Chance): Shift {
  const months = new Set(dates.map(({ month }) => month));
  // where no date leads with a nought, months keep their count of figures: "1.10" made "1.07" beside "30.6" would be of two kinds
  const leads = dates.some(({ words }) => LEADING_NOUGHT.test(words.join(' ')));
  const asWide = ({ words, month }: PrintedDate, { months }: Shift) =>
    leads || /\p{L}/u.test(words.join('')) || month > 9 === moveMonth(0, month, { months, years: 0 }).month > 9;
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

/** Given a year and a month, returns them moved. */
export function moveMonth(year: number, month: number, { months, years }: Shift): { year: number; month: number } {
  const at = month - 1 + months;
  return { year: year + years + Math.floor(at / MONTHS), month: (at % MONTHS) + 1 };
}

/** Given a day "YYYY-MM-DD", returns it moved. */
export function moveDay(iso: string, shift: Shift): string {
  const { year, month } = moveMonth(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), shift);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}${iso.slice(7)}`;
}

/** Given a date, a shift and the document's order, returns its words moved, each as long as it was; null where that cannot be printed so. */
export function moved(date: PrintedDate, shift: Shift, order: DateOrder): string[] | null {
  const text = date.words.join(' ');
  const to = moveMonth(date.year ?? 2000, date.month, shift);
  const target = { year: date.year === null ? null : to.year, month: to.month, day: date.day };
  const renamed = withMonthNamed(text, date.month, to.month);
  if (renamed === null) return null;
  const numbers = [...renamed.matchAll(/\d+/g)].flatMap(partNumber);
  const words = assign(renamed, numbers, 0, date, target, order);
  return words?.every((word, i) => word.length === date.words[i]!.length) ? words : null;
}

interface Digits {
  readonly at: number;
  readonly text: string;
  /** digits side by side without a mark: their year may come first or last */
  readonly glued: boolean;
}

function partNumber(match: RegExpExecArray): Digits[] {
  const whole = match[0];
  const glued = whole.length === 6 || whole.length === 8;
  return [{ at: match.index, text: whole, glued }];
}

type Target = Pick<PrintedDate, 'year' | 'month' | 'day'>;

/** Tries what each number of a date may be, until the text reads as the date that is wanted. */
function assign(
  text: string,
  numbers: readonly Digits[],
  next: number,
  from: PrintedDate,
  to: Target,
  order: DateOrder,
): string[] | null {
  const number = numbers[next];
  if (number === undefined) return readsAs(text.split(' '), to, order) ? text.split(' ') : null;
  for (const digits of rewritings(number, from, to)) {
    const changed = text.slice(0, number.at) + digits + text.slice(number.at + digits.length);
    const found = assign(changed, numbers, next + 1, from, to, order);
    if (found) return found;
  }
  return null;
}

/** What a number of a date may become: the year, the month, both and the day in one, or what it was. */
function rewritings({ text, glued }: Digits, from: PrintedDate, to: Target): string[] {
  const found: string[] = [];
  const add = (digits: string) => {
    if (digits.length === text.length && !found.includes(digits)) found.push(digits);
  };
  const [year, month] = [yearAs(text, from, to), monthAs(text, from, to)];
  if (glued) {
    const long = text.length === 8;
    const ends = long ? [text.slice(0, 4), text.slice(4)] : [text.slice(0, 2), text.slice(4)];
    const [yearFirst, yearLast] = [yearAs(ends[0]!, from, to), yearAs(ends[1]!, from, to)];
    const middle = long ? [4, 6] : [2, 4];
    if (yearFirst) {
      const monthThen = monthAs(text.slice(middle[0], middle[1]), from, to);
      if (monthThen) add(yearFirst + monthThen + text.slice(middle[1]));
    }
    if (yearLast) {
      const [a, b] = [text.slice(0, 2), text.slice(2, 4)];
      const [first, second] = [monthAs(a, from, to), monthAs(b, from, to)];
      if (second) add(a + second + yearLast);
      if (first) add(first + b + yearLast);
    }
  }
  if (year) add(year);
  if (month) add(month);
  add(text);
  return found;
}

function yearAs(text: string, from: PrintedDate, to: Target): string | null {
  if (from.year === null || to.year === null) return null;
  const printed = Number(text);
  const isShort = text.length <= 2 && printed === from.year % 100;
  // other eras count the same years from elsewhere
  const moved = isShort ? ((to.year % 100) + 100) % 100 : printed + to.year - from.year;
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

/** Given a text that may name a month, returns it naming another; null where no name of the other fits its place. */
function withMonthNamed(text: string, from: number, to: number): string | null {
  if (from === to) return text;
  let fits = true;
  const renamed = text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    if (monthOfName(fold(word)) !== from) return word;
    const name = nameLike(word, from, to);
    if (name === null) fits = false;
    return name ?? word;
  });
  return fits ? renamed : null;
}

const LANGUAGES =
  'en de fr es it nl pt da sv nb fi pl cs sk hu ro bg hr sr sl el tr ru uk et lv lt id ms vi th he ar ca eu gl ga is mt sq mk bs af sw az kk ka hy'.split(
    ' ',
  );

/**
 * Given the name of a month, returns the name of another in the same form and capitals and of the same length: in
 * English where the first is English, else in most of the languages that have the first; null where none has one.
 */
function nameLike(word: string, from: number, to: number): string | null {
  const folded = fold(word);
  const having = monthNames().filter(({ names }) => fold(names[from - 1]!) === folded);
  const english = having.filter(({ language }) => language === 'en');
  const votes = new Map<string, number>();
  for (const { names } of english.length > 0 ? english : having) {
    const made = inCapitalsOf(word, names[to - 1]!);
    const fits = made.length === word.length && monthOfName(fold(made)) === to;
    if (fits) votes.set(made, (votes.get(made) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

function inCapitalsOf(word: string, name: string): string {
  if (word === word.toUpperCase() && word !== word.toLowerCase()) return name.toUpperCase();
  return word[0] === word[0]!.toLowerCase() ? name.toLowerCase() : name[0]!.toUpperCase() + name.slice(1);
}

interface MonthNames {
  readonly names: readonly string[];
  readonly language: string;
}

let known: readonly MonthNames[] | undefined;

/** The twelve names of months, by language and form. */
function monthNames(): readonly MonthNames[] {
  known ??= LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const inText = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return [inText, alone].map((format) => ({
        language,
        names: range(0, 11).map((index) => {
          const part = format.formatToParts(Date.UTC(2001, index, 1)).find(({ type }) => type === 'month');
          return (part?.value ?? '').replace(/\.$/, '');
        }),
      }));
    }),
  );
  return known;
}
