/** Each date is the row's own, whole, and read in the one way that the table and the period allow. */
import { daysBetween } from '../../dates/calendar.ts';
import { dayOfWeek } from '../../lexicon/calendar/weekdays.ts';
import { dayNamed, namesOtherDay } from '../../lexicon/headings/day-words.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { findingOf } from '../checks/checks.ts';
import { doubtfulDates, strayDates } from '../dates/carried-dates.ts';
import { rowsPastDayEnd } from '../dates/day-ends.ts';
import { disorderedDates } from '../dates/disordered-dates.ts';
import { daysNamedOtherwise } from '../dates/named-days.ts';
import { textsOf } from '../dates/printed-dates.ts';
import { unreadDates } from '../dates/unread-dates.ts';
import { type ObligationRule, pagesOfLines } from './obligation.ts';
import { PAPER_DAY_RULES } from './paper-days.ts';
import type { Subject } from './subject.ts';

type RowsFinding =
  | 'DATES_NOT_PRINTED'
  | 'DATES_OF_ROW_ABOVE'
  | 'DATES_UNREAD'
  | 'DATES_DISORDERED'
  | 'TEXTS_NAME_OTHER_DAYS';

/** Given how many rows something was found of, returns the finding; null for none. */
const found = (code: RowsFinding, rows: number): Finding | null => (rows > 0 ? finding(code, { rows }) : null);

/** Given a trait of a booking, returns whether any booking of a subject has it. */
const some =
  (has: (row: ReadRow, part: ReadPart) => boolean) =>
  ({ booked, part }: Subject): boolean =>
    booked.some((row) => has(row, part));

const hasPeriodCheck = ({ proof: { checks } }: Subject): boolean => checks.some(({ kind }) => kind === 'dates');
const hasTwoDays = some(isOfTwoDays);
const isHeadedOtherwise = some(isBelowOtherDay);
const hasOtherWeekday = some(isOtherWeekday);

export const DATE_RULES: readonly ObligationRule[] = [
  // a row of July on a paper "1 to 30 June"
  {
    id: 'outside_period',
    level: 'states',
    find: ({ proof: { checks } }) =>
      checks.filter(({ kind, status }) => kind === 'dates' && status === 'fail').map(findingOf),
  },
  // 31 April
  { id: 'no_calendar', level: 'excludes', find: datesOfNoCalendar },
  // a row without a day whose place above it is empty on a page of its own
  {
    id: 'not_printed',
    level: 'excludes',
    find: ({ proof: { rows }, readings }) => found('DATES_NOT_PRINTED', doubtfulDates(rows, readings.titles)),
  },
  // days that stand in the midst of their rows, or once for several rows
  {
    id: 'of_row_above',
    level: 'excludes',
    find: ({ proof: { rows, order } }) =>
      found('DATES_OF_ROW_ABOVE', strayDates(rows) + (order === 'oldest first' ? rowsPastDayEnd(rows) : 0)),
  },
  // figures beside a day that may be its year
  {
    id: 'unread',
    level: 'excludes',
    find: ({ proof: { rows }, readings: { document } }) => found('DATES_UNREAD', unreadDates(rows, document.order)),
  },
  // one day far from those around it: a figure of it may be misread
  {
    id: 'disordered',
    level: 'excludes',
    find: ({ proof: { rows }, part }) => found('DATES_DISORDERED', disorderedDates(rows, part.convention.card)),
  },
  // "booked on 03/06" in the text of a row of 5 June
  {
    id: 'text_names_other_day',
    level: 'excludes',
    find: ({ proof: { rows }, readings: { document } }) =>
      found('TEXTS_NAME_OTHER_DAYS', daysNamedOtherwise(rows, document.order)),
  },
  // two columns that are both headed "Date"
  {
    id: 'two_columns',
    level: 'excludes',
    find: (subject) => (hasTwoDays(subject) ? finding('DATES_IN_TWO_COLUMNS') : null),
  },
  // "Due date"
  {
    id: 'headed_otherwise',
    level: 'excludes',
    find: (subject) => (isHeadedOtherwise(subject) ? finding('DATES_HEADED_OTHERWISE') : null),
  },
  // 2082 in Nepal
  {
    id: 'years_to_come',
    level: 'excludes',
    find: ({ booked }) =>
      booked.some(({ date }) => date !== null && date >= FAR_YEAR) ? finding('YEARS_TO_COME') : null,
  },
  // "Sun 02 Jun 2025", which was a Monday
  {
    id: 'other_weekday',
    level: 'excludes',
    find: (subject) => (hasOtherWeekday(subject) ? finding('WEEKDAYS_DIFFER') : null),
  },
  // 5 January, then 31 December, without a year
  {
    id: 'yearless_apart',
    level: 'excludes',
    find: ({ booked }) => (turnsByYear(booked) ? finding('YEARLESS_DATES_APART') : null),
  },
  ...PAPER_DAY_RULES,
  // no year on the paper at all
  {
    id: 'no_year',
    level: 'excludes',
    find: ({ part }) => (part.yearAssumed ? finding('YEAR_NOT_PRINTED') : null),
  },
  {
    id: 'in_period',
    level: 'suggests',
    find: (subject) => (hasPeriodCheck(subject) ? finding('DATES_IN_PRINTED_PERIOD') : null),
  },
  {
    id: 'whole_dates',
    level: 'suggests',
    find: (subject) => (hasPeriodCheck(subject) ? null : finding('DATES_WHOLE')),
  },
];

function datesOfNoCalendar({ booked }: Subject): Finding | null {
  const impossible = booked.filter(({ impossibleDates }) => impossibleDates.length > 0);
  if (impossible.length === 0) return null;
  const lines = impossible.map(({ row }) => row.lines[0].source.line);
  const dates = impossible.flatMap(({ impossibleDates }) => impossibleDates);
  return finding('DATES_OF_NO_CALENDAR', { dates: textsOf(dates), pages: pagesOfLines(lines) });
}

/** Nepal wrote 2056 in 1999, and writes dates as others do. */
const FAR_YEAR = '2056';

/** The index of the column of dates in a row's table, -1 without one. */
const dateColumn = ({ table }: Row, { context }: ReadPart): number => context.rolesOf.get(table)?.indexOf('date') ?? -1;

/** True for a booking whose day stands below a heading for another kind of day. */
function isBelowOtherDay({ row }: ReadRow, part: ReadPart): boolean {
  const at = dateColumn(row, part);
  return at >= 0 && namesOtherDay(row.columns[at].heading);
}

const LETTER = /\p{L}/u;
/** The first of all days that are counted from was a Monday. */
const MONDAY = '1970-01-05';

/** True for a booking with the name of another day of the week right beside its date. */
function isOtherWeekday({ row, date }: ReadRow, part: ReadPart): boolean {
  const at = dateColumn(row, part);
  const [own] = at >= 0 ? row.dates[at] : [];
  if (date === null || own === undefined) return false;
  const cell = row.lines.find(({ source }) => source.dates.includes(own))?.cells[at];
  if (cell === null || cell === undefined || !LETTER.test(cell.text)) return false;
  const names = cell.text.split(/[\s,.]+/).map((text) => (LETTER.test(text) ? dayOfWeek(fold(text)) : null));
  if (names.every((name) => name === null)) return false;
  const weekday = ((daysBetween(MONDAY, date) % 7) + 7) % 7;
  return names.some((name) => name !== null && name !== weekday);
}

/** Days between two rows, one below the other, from which on either may be of another year. */
const FAR_APART = 180;

/** The day of a booking, and whether the paper gives it no year. */
interface Day {
  readonly date: IsoDate;
  readonly yearless: boolean;
}

/**
 * Given bookings, returns whether their dates have no year, and lie so far apart that another year would bring them together,
 * or in order.
 */
function turnsByYear(rows: readonly ReadRow[]): boolean {
  const days = rows.flatMap(({ date, row }): Day[] => {
    const yearless = row.days.some(({ token }) => token.year === null && token.parts?.length !== 3);
    return date === null ? [] : [{ date, yearless }];
  });
  const years = new Set(days.map(({ date }) => date.slice(0, 4)));
  // 5 January, then 31 December: newest first over the turn of the year, or the whole of one
  const rises = days.every(({ date }, i) => i === 0 || days[i - 1].date.slice(5) <= date.slice(5));
  if (years.size > 1 && rises && days.every(({ yearless }) => yearless)) return true;
  return days.slice(1).some((day, i) => {
    const before = days[i];
    return before.yearless && day.yearless && Math.abs(daysBetween(before.date, day.date)) > FAR_APART;
  });
}

/** A heading that says so less surely does not name the day of booking. */
const SURE = 0.5;

/** True for a booking with another day in a second column, where the headings of both say the same of their days. */
function isOfTwoDays({ row, date, valueDate, transactionDate }: ReadRow, part: ReadPart): boolean {
  const other = valueDate ?? transactionDate;
  if (other === null || other === date) return false;
  const own = row.columns[dateColumn(row, part)];
  if (!own) return false;
  const isNamed = own.role === 'date' && own.weight >= SURE;
  return row.columns.some((column, i) => {
    if (column === own || row.kinds[i] !== 'date' || row.dates[i].length === 0) return false;
    if (column.role === 'date') return dayNamed(column.heading) === dayNamed(own.heading);
    return column.role === null && !isNamed;
  });
}
