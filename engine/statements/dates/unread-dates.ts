/** Finds bookings whose day may be another one: something that may be a date, or part of one, was left unread. */
import { daysBetween, yearOf } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { namesOtherCalendar } from '../../lexicon/calendar/other-calendars.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Column, PlacedDate } from '../../model/table.ts';
import { type Booking, isBooked } from '../bookings.ts';

/** Short numbers, of an era's year behind its letter, and years: what dates are made of. */
const PARTS = /^(?:[\s./-]*(?<!\d)(?:[A-Z]?\d{1,2}|[0-3]\d[01]\d|(?:19|20)\d\d)(?!\d))+[\s./-]*$/;
/** Several of them are a date that could not be read, whatever stands beside. */
const NUMBERS = /\d[\s./-]+\d/;

const CLOCK = /^\d{1,2}[:.h]\d\d(?:[:.]\d\d)?\s?(?:[ap]m)?$/i;

/** Where so many rows of a column print the year, all do. */
const MOST = 0.8;
/** A heading that says so less surely does not name the day. */
const SURE = 0.5;
/** So many dates tell how a column writes them. */
const ENOUGH = 3;

/** Two days of one booking lie no further apart. */
const SEASON = 100;

interface Document {
  readonly order: DateOrder;
  readonly columns: ReadonlyMap<string, DateColumn>;
  /** columns where times stand beside the dates */
  readonly timed: ReadonlySet<string>;
  /** tables in which some booking has a day of value */
  readonly valued: ReadonlySet<number>;
}

type Rule = (row: Booking, document: Document) => boolean;

/**
 * Why a booking's day may be another one: it is of another calendar; its date lost its year, or a part that others
 * have; words stand in a date's place; the first date cannot be the day of booking; it is a day of value.
 */
const RULES: Readonly<Record<string, Rule>> = {
  other_calendar: isOfOtherCalendar,
  heading_damaged: ({ row: { table, headingDate } }, { columns }) =>
    headingDate !== null && isDamaged(headingDate, columns.get(columnOf(table, HEADINGS))),
  cell_unread: (row, document) =>
    row.row.kinds.some((kind, column) => kind === 'date' && isUnreadAt(column, row, document)),
  passed_over: isPassedOver,
  value_date: isValued,
};

/** Given rows and the order of their dates, counts the bookings whose day may be another one. */
export function unreadDates(rows: readonly ReadRow[], order: DateOrder): number {
  const booked = rows.filter(isBooked);
  const valued = new Set(booked.filter(({ valueDate }) => valueDate !== null).map(({ row }) => row.table));
  const columns = dateColumns(booked);
  const timed = new Set([...columns].flatMap(([key, column]) => (holdsTimes(column) ? [key] : [])));
  const document = { order, columns, timed, valued };
  return booked.filter((row) => Object.values(RULES).some((rule) => rule(row, document))).length;
}

/** True for a row whose days all stand below headings of a calendar that is not read. */
function isOfOtherCalendar({ row: { columns, dates } }: Booking): boolean {
  const dated = columns.filter((_, i) => dates[i].length > 0);
  return dated.length > 0 && dated.every(({ heading }) => namesOtherCalendar(heading));
}

/** True for a row whose day is one of value, beside tables that have both: its day of booking was not found. */
function isValued({ row: { table, columns, dates }, date, valueDate }: Booking, { order, valued }: Document): boolean {
  if (valueDate !== null || valued.size === 0 || valued.has(table)) return false;
  const year = yearOf(date);
  return columns.some(
    ({ role }, i) => role === 'value_date' && dates[i].some(({ token }) => resolveDate(token, order, year) === date),
  );
}

/**
 * True for a row with another date, far from its own, first in the column of booking: "28.06.20" above "27.06.2014".
 */
function isPassedOver({ row: { columns, dates }, date }: Booking, { order }: Document): boolean {
  return columns.some(({ role }, i) => {
    if (role !== 'date' || dates[i].length < 2 || isWithoutYear(dates[i][0].token)) return false;
    const day = resolveDate(dates[i][0].token, order, null);
    return day !== null && Math.abs(daysBetween(day, date)) > SEASON;
  });
}

/** True for a cell of dates with something left that may be a date, or part of one. */
function isUnreadAt(at: number, { row: { table, columns, texts, dates }, date }: Booking, document: Document): boolean {
  const [text, own] = [texts[at], dates[at]];
  const key = columnOf(table, at);
  const column = document.columns.get(key);
  if (own.length > 0 && isDamaged(own[0], column)) return true;
  if (text === '') return false;
  const least = Math.max(column ? datesIn(column) : 0, isOfBooking(columns[at]) ? 1 : 0);
  if (own.length < least && !CLOCK.test(text) && !isMark(text, column)) return true;
  if (!PARTS.test(text) || (own.length > 0 && document.timed.has(key))) return false;
  if (NUMBERS.test(text)) return true;
  const isYear = () => text === date.slice(0, YEAR_FIGURES) || text === date.slice(2, YEAR_FIGURES);
  return own.every(({ token }) => isWithoutYear(token)) && (own.length === 0 || !isYear());
}

/** Figures of a year: it stands first in an ISO date. */
const YEAR_FIGURES = 4;

interface DateColumn {
  rows: number;
  /** bookings with a date there, with two, and those whose first date has a year, or letters beside it */
  once: number;
  twice: number;
  whole: number;
  lettered: number;
  /** of the first dates, by the place of figures among them */
  readonly figures: Figures[];
  readonly texts: string[];
}

const HEADINGS = -1;

const datesIn = ({ rows, once, twice }: DateColumn): number => (twice * 2 > rows ? 2 : once * 2 > rows ? 1 : 0);

const isOfBooking = ({ role, weight }: Column): boolean => role === 'date' && weight >= SURE;

/** A code of letters, as a column without a heading may hold them beside the dates. */
const LETTERS = /^\p{L}[\p{L} ]*$/u;

/** True for letters in place of a date where such stand beside the dates as well: "SO". */
const isMark = (text: string, usual: DateColumn | undefined): boolean =>
  LETTERS.test(text) && usual !== undefined && usual.once >= ENOUGH && usual.lettered >= usual.once * MOST;

/** True for a date of which a part was lost, by how the others of its column are written. */
const isDamaged = (date: PlacedDate, column: DateColumn | undefined): boolean =>
  isCut(date, column) || isShort(date, column);

/** True for a date without a year where others have one: what is left of one that was cut, "Dec 24" of "08 Dec 24". */
const isCut = ({ token }: PlacedDate, usual: DateColumn | undefined): boolean =>
  usual !== undefined && usual.once >= ENOUGH && usual.whole >= usual.once * MOST && isWithoutYear(token);

const FIGURES = /\d+/g;
/** So large a share of a column's dates may have lost a figure. */
const FEW = 0.1;

/**
 * True for a date with fewer figures at a place than others have there, "7/03/2022" for "17/03/2022", unless the column
 * leaves out noughts.
 */
function isShort({ token }: PlacedDate, usual: DateColumn | undefined): boolean {
  if (usual === undefined || usual.once < ENOUGH) return false;
  const few = Math.max(1, usual.once * FEW);
  const groups = token.text.match(FIGURES) ?? [];
  return groups.some((group, place) => {
    const { single, padded, years } = usual.figures[place] ?? NO_FIGURES;
    if (group.length === 1) return padded >= ENOUGH && single <= few;
    return group.length < YEAR_FIGURES && years >= ENOUGH && years >= usual.once - few;
  });
}

/** At one place among the figures of dates: how many are single, two with a nought first, or the four of a year. */
interface Figures {
  single: number;
  padded: number;
  years: number;
}

const NO_FIGURES: Figures = { single: 0, padded: 0, years: 0 };

function dateColumns(booked: readonly Booking[]): ReadonlyMap<string, DateColumn> {
  const found = new Map<string, DateColumn>();
  const count = (key: string, dates: readonly PlacedDate[], text: string) => {
    const column = found.get(key) ?? { rows: 0, once: 0, twice: 0, whole: 0, lettered: 0, figures: [], texts: [] };
    found.set(key, column);
    countIn(column, dates, text);
  };
  for (const { row } of booked) {
    if (row.headingDate !== null) count(columnOf(row.table, HEADINGS), [row.headingDate], '');
    for (let i = 0; i < row.kinds.length; i++)
      if (row.kinds[i] === 'date') count(columnOf(row.table, i), row.dates[i], row.texts[i]);
  }
  return found;
}

function countIn(column: DateColumn, dates: readonly PlacedDate[], text: string): void {
  column.rows++;
  if (text !== '') column.texts.push(text);
  if (dates.length === 0) return;
  column.once++;
  if (dates.length > 1) column.twice++;
  if (!isWithoutYear(dates[0].token)) column.whole++;
  if (LETTERS.test(text)) column.lettered++;
  for (const [place, group] of (dates[0].token.text.match(FIGURES) ?? []).entries()) {
    column.figures[place] ??= { ...NO_FIGURES };
    if (group.length === 1) column.figures[place].single++;
    else if (group.length === 2 && group.startsWith('0')) column.figures[place].padded++;
    else if (group.length === YEAR_FIGURES) column.figures[place].years++;
  }
}

/** A time of day, with a full stop between hours and minutes; minutes past the longest month are no day. */
const TIME = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/;
const NO_DAY = /\.(?:3[2-9]|[45]\d)$/;

/** True for a column where all that is left beside the dates is times, some of which can be no dates. */
const holdsTimes = ({ texts }: DateColumn): boolean =>
  texts.every((text) => TIME.test(text)) && texts.some((text) => NO_DAY.test(text));

const columnOf = (table: number, column: number): string => `${table} ${column}`;

/** Parts of a date with its year. */
const WHOLE = 3;

const isWithoutYear = ({ year, parts }: DateToken) => year === null && parts?.length !== WHOLE;
