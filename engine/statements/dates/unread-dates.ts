/** Finds bookings whose day may be another one: a possible date, or part of one, was left unread. */
import { daysBetween, yearOf } from '../../dates/calendar.ts';
import { type DateOrder, hasYear, resolveDate } from '../../dates/date.ts';
import { namesOtherCalendar } from '../../lexicon/calendar/other-calendars.ts';
import { SURE_HEADING } from '../../lexicon/headings/heading-roles.ts';
import { itemAt } from '../../model/lists.ts';
import type { Column } from '../../model/table.ts';
import type { Booking } from '../part.ts';
import { columnOf, dateColumns, datesIn, holdsTimes, isDamaged, isMark } from './date-columns.ts';

/** Parts of dates: short numbers, the year of an era after its letter, and years. */
const PARTS = /^(?:[\s./-]*(?<!\d)(?:[A-Z]?\d{1,2}|[0-3]\d[01]\d|(?:19|20)\d\d)(?!\d))+[\s./-]*$/;
/** Several numbers are a date that could not be read, whatever is beside them. */
const NUMBERS = /\d[\s./-]+\d/;

const CLOCK = /^\d{1,2}[:.h]\d\d(?:[:.]\d\d)?\s?(?:[ap]m)?$/i;

/** Two days of one booking lie at most this many days apart. */
const SEASON = 100;

type Document = ReturnType<typeof documentOf>;

/**
 * Why a booking's day may be another one: it is of another calendar; its date lost its year, or a part that others
 * have; words are in its place; the first date cannot be the day of booking; it is a day of value.
 */
const RULES: readonly ((row: Booking, document: Document) => boolean)[] = [
  isOfOtherCalendar,
  ({ row: { table, headingDate } }, { columns }) =>
    headingDate !== null && isDamaged(headingDate, columns.get(columnOf(table))),
  (row, document) => row.row.kinds.some((kind, column) => kind === 'date' && isUnreadAt(column, row, document)),
  isPassedOver,
  isValued,
];

/** Given bookings and the order of their dates, counts those whose day may be another one. */
export function unreadDates(booked: readonly Booking[], order: DateOrder): number {
  const document = documentOf(booked, order);
  return booked.filter((row) => RULES.some((rule) => rule(row, document))).length;
}

function documentOf(booked: readonly Booking[], order: DateOrder) {
  // tables in which some booking has a day of value
  const valued = new Set(booked.filter(({ valueDate }) => valueDate !== null).map(({ row }) => row.table));
  const columns = dateColumns(booked);
  // columns in which times are beside the dates
  const timed = new Set([...columns].flatMap(([key, column]) => (holdsTimes(column) ? [key] : [])));
  return { order, columns, timed, valued };
}

/** True for a row whose days are all below headings of an unsupported calendar. */
function isOfOtherCalendar({ row: { columns, dates } }: Booking): boolean {
  const dated = columns.filter((_, i) => itemAt(dates, i).length > 0);
  return dated.length > 0 && dated.every(({ heading }) => namesOtherCalendar(heading));
}

/** True for a row whose day is a day of value, beside tables that have both: its day of booking was not found. */
function isValued({ row: { table, columns, dates }, date, valueDate }: Booking, { order, valued }: Document): boolean {
  if (valueDate !== null || valued.size === 0 || valued.has(table)) return false;
  const year = yearOf(date);
  return columns.some(
    ({ role }, i) =>
      role === 'value_date' && itemAt(dates, i).some(({ token }) => resolveDate(token, order, year) === date),
  );
}

/**
 * True for a row with another date, far from its own, first in the column of booking: "28.06.20" above "27.06.2014".
 */
function isPassedOver({ row: { columns, dates }, date }: Booking, { order }: Document): boolean {
  return columns.some(({ role }, i) => {
    const [first, second] = itemAt(dates, i);
    if (role !== 'date' || !first || !second || !hasYear(first.token)) return false;
    const day = resolveDate(first.token, order, null);
    return day !== null && Math.abs(daysBetween(day, date)) > SEASON;
  });
}

/** True for a cell of dates with text left over that may be a date, or part of one. */
function isUnreadAt(at: number, { row: { table, columns, texts, dates }, date }: Booking, document: Document): boolean {
  const [text, own] = [itemAt(texts, at), itemAt(dates, at)];
  const [first] = own;
  const key = columnOf(table, at);
  const column = document.columns.get(key);
  if (first && isDamaged(first, column)) return true;
  if (text === '') return false;
  const least = Math.max(column ? datesIn(column) : 0, isOfBooking(itemAt(columns, at)) ? 1 : 0);
  if (own.length < least && !CLOCK.test(text) && !isMark(text, column)) return true;
  if (!PARTS.test(text) || (own.length > 0 && document.timed.has(key))) return false;
  if (NUMBERS.test(text)) return true;
  const [year = ''] = date.split('-');
  const isYear = text === year || text === year.slice(2);
  return own.every(({ token }) => !hasYear(token)) && (own.length === 0 || !isYear);
}

const isOfBooking = ({ role, weight }: Column): boolean => role === 'date' && weight >= SURE_HEADING;
