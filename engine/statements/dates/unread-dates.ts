/** Tells beside which dates, or in place of which, something was left unread that may be a date or a part of one. */
import { daysBetween } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { namesOtherCalendar } from '../../lexicon/calendar/other-calendars.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Column, PlacedDate } from '../../model/table.ts';

/** Short numbers, of an era's year behind its letter, and years: what dates are made of. */
const PARTS = /^(?:[\s./-]*(?<!\d)(?:[A-Z]?\d{1,2}|[0-3]\d[01]\d|(?:19|20)\d\d)(?!\d))+[\s./-]*$/;
/** Several of them are a date that could not be read, whatever stands beside. */
const NUMBERS = /\d[\s./-]+\d/;

/** A time of day alone. */
const CLOCK = /^\d{1,2}[:.h]\d\d(?:[:.]\d\d)?\s?(?:[ap]m)?$/i;

/** Where so many rows of a column print the year, all do. */
const MOST = 0.8;
/** A heading that says so less surely does not name the day. */
const SURE = 0.5;
/** So many dates tell how a column writes them. */
const ENOUGH = 3;

/** Two days of one booking lie no further apart. */
const SEASON = 100;

/**
 * Given rows and the order of their dates, returns of how many the day may be another than was read: numbers beside a date without a year, which may belong to it
 * (the year given to them says nothing else), words in place of a date that others have, a date without the year or a figure that others have, one
 * in the place of the day of booking that cannot be it, a day of value in that of booking, which other rows have beside it, or days that their heading says to
 * be of another calendar.
 */
export function unreadDates(rows: readonly ReadRow[], order: DateOrder): number {
  const timed = columnsOfTimes(rows);
  const usual = usualDates(rows);
  const valued = new Set<number>();
  for (const { role, valueDate, row } of rows) if (role === 'transaction' && valueDate !== null) valued.add(row.table);
  let found = 0;
  for (const row of rows) {
    if (row.role !== 'transaction') continue;
    const isAlone = valued.size > 0 && !valued.has(row.row.table);
    if (
      isOfOtherCalendar(row) ||
      isUnread(row, timed, usual) ||
      isPassedOver(row, order) ||
      (isAlone && isValued(row, order))
    )
      found++;
  }
  return found;
}

/** True for a row all of whose days stand below headings that name a calendar which is not read. */
function isOfOtherCalendar({ row: { columns, dates } }: ReadRow): boolean {
  const dated = columns.filter((_, i) => dates[i].length > 0);
  return dated.length > 0 && dated.every(({ heading }) => namesOtherCalendar(heading));
}

/** True for a row that took its day from a column headed as that of value: beside tables that have both, its day of booking was not found. */
function isValued({ row: { columns, dates }, date, valueDate }: ReadRow, order: DateOrder): boolean {
  if (valueDate !== null || date === null) return false;
  const year = Number(date.slice(0, 4));
  return columns.some(
    ({ role }, i) => role === 'value_date' && dates[i].some(({ token }) => resolveDate(token, order, year) === date),
  );
}

/** True for a row whose column of the day of booking begins with a date far from that which it took from there: "28.06.20" above "27.06.2014". */
function isPassedOver({ row: { columns, dates }, date }: ReadRow, order: DateOrder): boolean {
  for (let i = 0; i < columns.length; i++) {
    if (columns[i].role !== 'date' || dates[i].length < 2 || isWithoutYear(dates[i][0].token)) continue;
    const day = resolveDate(dates[i][0].token, order, null);
    if (day !== null && date !== null && Math.abs(daysBetween(day, date)) > SEASON) return true;
  }
  return false;
}

function isUnread(
  { row: { table, columns, kinds, texts, dates, headingDate }, date }: ReadRow,
  timed: ReadonlySet<string>,
  usual: ReadonlyMap<string, Usual>,
): boolean {
  const aboveRows = usual.get(columnOf(table, HEADINGS));
  if (headingDate !== null && (isCut(headingDate, aboveRows) || isShort(headingDate, aboveRows))) return true;
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== 'date') continue;
    const text = texts[i];
    const often = usual.get(columnOf(table, i));
    if (dates[i].length > 0 && (isCut(dates[i][0], often) || isShort(dates[i][0], often))) return true;
    if (text === '') continue;
    const least = Math.max(often ? datesIn(often) : 0, isOfBooking(columns[i]) ? 1 : 0);
    if (dates[i].length < least && !CLOCK.test(text) && !isMark(text, often)) return true;
    if (!PARTS.test(text)) continue;
    if (dates[i].length > 0 && timed.has(columnOf(table, i))) continue;
    if (NUMBERS.test(text)) return true;
    if (!dates[i].every((d) => isWithoutYear(d.token))) continue;
    if (dates[i].length === 0 || date === null || (text !== date.slice(0, 4) && text !== date.slice(2, 4))) return true;
  }
  return false;
}

/** How the bookings of a table fill a column of dates: how many there are, how many have one or two dates there, of how many the first has a year or letters beside it, and with how many figures. */
interface Usual {
  rows: number;
  once: number;
  twice: number;
  whole: number;
  lettered: number;
  readonly figures: Figures[];
}

/** In place of a column: the days above the rows. */
const HEADINGS = -1;

/** How many dates most bookings have in a column. */
const datesIn = ({ rows, once, twice }: Usual): number => (twice * 2 > rows ? 2 : once * 2 > rows ? 1 : 0);

/** True for a column headed as the day of booking. */
const isOfBooking = ({ role, weight }: Column): boolean => role === 'date' && weight >= SURE;

/** A code of letters, as a column without a heading may hold them beside the dates. */
const LETTERS = /^\p{L}[\p{L} ]*$/u;

/** True for letters in place of a date where such stand beside the dates as well: "SO". */
const isMark = (text: string, usual: Usual | undefined): boolean =>
  LETTERS.test(text) && usual !== undefined && usual.once >= ENOUGH && usual.lettered >= usual.once * MOST;

/** True for a date without a year where others have one: what is left of one that was cut, "Dec 24" of "08 Dec 24". */
const isCut = ({ token }: PlacedDate, usual: Usual | undefined): boolean =>
  usual !== undefined && usual.once >= ENOUGH && usual.whole >= usual.once * MOST && isWithoutYear(token);

const FIGURES = /\d+/g;
/** So large a share of a column's dates may have lost a figure. */
const FEW = 0.1;

/** True for a date with fewer figures at a place than others have there: what is left of "17/03/2022" where one was lost, unless the column leaves out noughts. */
function isShort({ token }: PlacedDate, usual: Usual | undefined): boolean {
  if (usual === undefined || usual.once < ENOUGH) return false;
  const few = Math.max(1, usual.once * FEW);
  const groups = token.text.match(FIGURES) ?? [];
  return groups.some((group, place) => {
    const { single, padded, years } = usual.figures[place] ?? NO_FIGURES;
    if (group.length === 1) return padded >= ENOUGH && single <= few;
    return group.length < 4 && years >= ENOUGH && years >= usual.once - few;
  });
}

/** What dates have at one place among their figures: how many a single one, one behind a nought, or the four of a year. */
interface Figures {
  single: number;
  padded: number;
  years: number;
}

const NO_FIGURES: Figures = { single: 0, padded: 0, years: 0 };

function countFigures({ token }: PlacedDate, { figures }: Usual): void {
  for (const [place, group] of (token.text.match(FIGURES) ?? []).entries()) {
    figures[place] ??= { ...NO_FIGURES };
    if (group.length === 1) figures[place].single++;
    else if (group.length === 2 && group.startsWith('0')) figures[place].padded++;
    else if (group.length === 4) figures[place].years++;
  }
}

function usualDates(rows: readonly ReadRow[]): ReadonlyMap<string, Usual> {
  const found = new Map<string, Usual>();
  const count = (table: number, column: number, dates: readonly PlacedDate[], text = '') => {
    const key = columnOf(table, column);
    let usual = found.get(key);
    if (!usual) {
      usual = { rows: 0, once: 0, twice: 0, whole: 0, lettered: 0, figures: [] };
      found.set(key, usual);
    }
    usual.rows++;
    if (dates.length > 0) usual.once++;
    if (dates.length > 1) usual.twice++;
    if (dates.length === 0) return;
    if (!isWithoutYear(dates[0].token)) usual.whole++;
    if (LETTERS.test(text)) usual.lettered++;
    countFigures(dates[0], usual);
  };
  for (const { role, row } of rows) {
    if (role !== 'transaction') continue;
    if (row.headingDate !== null) count(row.table, HEADINGS, [row.headingDate]);
    for (let i = 0; i < row.kinds.length; i++)
      if (row.kinds[i] === 'date') count(row.table, i, row.dates[i], row.texts[i]);
  }
  return found;
}

/** A time of day, with a full stop between hours and minutes; minutes past the longest month are no day. */
const TIME = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/;
const NO_DAY = /\.(?:3[2-9]|[45]\d)$/;

const columnOf = (table: number, column: number): string => `${table} ${column}`;

/** Given rows, returns the columns where all that is left beside the dates is times, some of which can be no dates. */
function columnsOfTimes(rows: readonly ReadRow[]): ReadonlySet<string> {
  const left = new Map<string, string[]>();
  for (const { role, row } of rows) {
    if (role !== 'transaction') continue;
    for (let i = 0; i < row.kinds.length; i++) {
      if (row.kinds[i] !== 'date' || row.texts[i] === '') continue;
      const column = columnOf(row.table, i);
      const texts = left.get(column);
      if (texts) texts.push(row.texts[i]);
      else left.set(column, [row.texts[i]]);
    }
  }
  const timed = [...left].filter(([, texts]) => texts.every((t) => TIME.test(t)) && texts.some((t) => NO_DAY.test(t)));
  return new Set(timed.map(([column]) => column));
}

const isWithoutYear = ({ year, parts }: DateToken) => year === null && parts?.length !== 3;
