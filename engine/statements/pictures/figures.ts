/** Finds the words of a statement on which its dates, amounts and sums rest, as far as they were read from pictures. */
import { yearOf } from '../../dates/calendar.ts';
import { DATE_ORDERS, hasYear, resolveDate } from '../../dates/date.ts';
import { holdsWord, type WordSpan } from '../../geometry/spans.ts';
import type { Line, LinedPage } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import type { Source } from '../figures/printed.ts';
import { firstLineOf, linesOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';

/** The words that a statement rests on, by what they say. */
export interface Figures {
  readonly money: readonly Word[];
  readonly days: readonly Word[];
}

/** True if some word of the pages is read from a picture. */
export const hasPictures = onceFor((pages: readonly LinedPage[]): boolean =>
  pages.some(({ lines }) => lines.some(({ words }) => words.some(({ source }) => source === 'ocr'))),
);

/** Returns the words of dates and amounts of a statement that are read from pictures. */
export function figuresOf(subject: Subject): Figures {
  const rows = subject.rows.filter(({ role }) => role !== 'ignored');
  const { opening, closing, totalIn, totalOut, countIn, countOut, count } = subject.figures;
  const balances = [opening, closing, countIn, countOut, count].flatMap((one) => (one === null ? [] : [one.source]));
  const totals = [totalIn, totalOut].flatMap((total) => total?.sources ?? []);
  return {
    money: pictured([...rows.flatMap(moneyOf), ...[...balances, ...totals].flatMap(wordsOf)]).filter(hasFigures),
    days: pictured([
      ...rows.flatMap(dayWords),
      ...headingWords(subject, rows),
      ...(hasYears(rows) ? [] : outsideDays(subject, rows)),
    ]),
  };
}

const pictured = (words: readonly Word[]): Word[] => [...new Set(words.filter(({ source }) => source === 'ocr'))];

/** Returns a line among the bookings whose day is that of no row: the day of the rows below it, with dirt beside it. */
export function unusedDay(subject: Subject): Line | null {
  const { rows, booked } = subject;
  const [first, last] = [booked[0], booked.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [firstLineOf(first).index, firstLineOf(last).index];
  const inRows = linesOf(rows);
  const headings = new Set(rows.flatMap(({ row: { headingDate } }) => headingDate?.token ?? []));
  const found = ownLines(subject).find(
    ({ line, dates, amounts }) =>
      line.words.some(({ reading }) => reading !== undefined) &&
      Math.min(from, to) < line.index &&
      line.index < Math.max(from, to) &&
      dates.length > 0 &&
      amounts.length === 0 &&
      !inRows.has(line.index) &&
      !dates.some(({ token }) => headings.has(token)) &&
      isDayAlone(line, dates),
  );
  return found?.line ?? null;
}

/**
 * Returns the first of the days that begin most rows and are no days of these: where a heading is misread, the column
 * of another day may be taken for that of the booking.
 */
export function dayBeforeRows({ booked }: Subject): Word | null {
  const before = booked.flatMap(({ row }) => {
    const [{ source }] = row.lines;
    const [first] = source.dates;
    const [word] = source.line.words;
    if (first === undefined || first.from > 0 || word.reading === undefined) return [];
    return row.dates.some((inColumn) => inColumn.includes(first)) || row.days.includes(first) ? [] : [word];
  });
  return before.length * 2 > booked.length ? itemAt(before, 0) : null;
}

/** True for a line that holds nothing but a day, and perhaps signs that mean nothing. */
const isDayAlone = (line: Line, dates: readonly WordSpan[]): boolean =>
  !line.furniture && line.words.every(({ text }, at) => holdsWord(dates, at) || !/[\p{L}\p{Nd}]{2}/u.test(text));

/** Letters beside an amount are its currency or its side, for which other rules ask. */
const hasFigures = ({ text, reading }: Word): boolean =>
  [text, ...(reading?.others ?? [])].some((one) => /\d/.test(one));

const wordsOf = (source: Source): readonly Word[] =>
  'row' in source ? moneyOf(source.row) : wordsIn(source.figure.line, source.figure.amount);

const moneyOf = (row: ReadRow): Word[] => amountWords(row).flat();

/** The words of each amount of a row. */
export const amountWords = ({ row }: ReadRow): (readonly Word[])[] =>
  row.lines.flatMap(({ source, cells }) =>
    cells.flatMap((cell) => cell?.amounts.map((amount) => wordsIn(source, amount)) ?? []),
  );

/** The words of the dates of a row that its days may be taken from: another day in its text is part of this. */
export const dayWords = (read: ReadRow): Word[] =>
  read.row.lines.flatMap(({ source }) =>
    source.dates.filter((date) => givesDay(read, date)).flatMap((date) => wordsIn(source, date)),
  );

/** True for a date in a column of dates, and for one in a text that is a day of the row. */
function givesDay({ row, date, valueDate, transactionDate }: ReadRow, printed: PlacedDate): boolean {
  if (row.headingDate === printed || row.dates.some((inColumn) => inColumn.includes(printed))) return true;
  const { token } = printed;
  return [date, valueDate, transactionDate].some(
    (day) => day !== null && DATE_ORDERS.some((order) => resolveDate(token, order, yearOf(day)) === day),
  );
}

/** The words of the days above rows that have none of their own. */
function headingWords(subject: Subject, rows: readonly ReadRow[]): Word[] {
  const headings = new Set(rows.flatMap(({ row: { headingDate } }) => headingDate ?? []));
  if (headings.size === 0) return [];
  const { lines } = subject.document.tables;
  return lines.flatMap((line) =>
    line.dates.filter((date) => headings.has(date)).flatMap((date) => wordsIn(line, date)),
  );
}

/** Returns the words of the dates and amounts of a row. */
export const figuresOfRow = (row: ReadRow): readonly Word[] => [...moneyOf(row), ...dayWords(row)];

/** True for a row of which a picture shows a part. */
export const isPictured = ({ row: { lines } }: ReadRow): boolean =>
  lines.some(({ source: { line } }) => line.words.some(({ source }) => source === 'ocr'));

/** True for a row with a word that readers of a picture read: without one, no rule about their readings holds. */
export const hasReadings = ({ row: { lines } }: ReadRow): boolean =>
  lines.some(({ source: { line } }) => line.words.some(({ reading }) => reading !== undefined));

const wordsIn = ({ line }: TokenLine, { from, to }: WordSpan): readonly Word[] =>
  Array.from({ length: to - from }, (_, i) => itemAt(line.words, from + i));

const hasYears = (rows: readonly ReadRow[]): boolean =>
  rows.every(({ row }) => daysIn(row).every(({ token }) => hasYear(token)));

const daysIn = ({ days, headingDate }: Row) => (headingDate === null ? days : [...days, headingDate]);

/** The words of dates outside of the rows, and of years, which may give these their year. */
function outsideDays(subject: Subject, rows: readonly ReadRow[]): Word[] {
  const booked = linesOf(rows);
  return ownLines(subject)
    .filter(({ line }) => !booked.has(line.index))
    .flatMap(({ line, dates }) =>
      line.words.filter((word, at) => holdsWord(dates, at) || isYear(word, dates.length > 0 ? SHORT : YEAR)),
    );
}

const isYear = ({ text, reading }: Word, year: RegExp): boolean =>
  [text, ...(reading?.others ?? [])].some((one) => year.test(one));

/** A year, not a part of a longer number or of words without spaces: "16bddesPonts2009PAR". */
const YEAR = /(?<![\d.,])(?:19|20)\d{2}(?![\d.,]|\p{Script=Latin})/u;
/** or two figures of one, beside a day. */
const SHORT = new RegExp(`${YEAR.source}|^[^\\p{L}\\d]*\\d{2}[^\\p{L}\\d]*$`, 'u');
