/** Each date is the row's own, complete, and read in the only way that the table and the period allow. */

import { dayInYear, daysBetween, yearOf } from '../../dates/calendar.ts';
import { hasYear, resolveDate } from '../../dates/date.ts';
import { namesPosting } from '../../lexicon/calendar/posting-words.ts';
import { dayOfWeek } from '../../lexicon/calendar/weekdays.ts';
import { dayNamed, namesOtherDay } from '../../lexicon/headings/day-words.ts';
import { SURE_HEADING } from '../../lexicon/headings/heading-roles.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { itemAt, neighbours } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { type Booking, firstLineOf, textsOf } from '../bookings.ts';
import { doubtfulDates } from '../dates/carried-dates.ts';
import { disorderedDates } from '../dates/disordered-dates.ts';
import { rowsPastDayEnd } from '../dates/shared-days.ts';
import { strayDates } from '../dates/stray-dates.ts';
import { unreadDates } from '../dates/unread-dates.ts';
import { rolesOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { excludes, excludesIf, type ObligationRule, pagesOfLines, statesFailing, suggestsIf } from './judge.ts';
import { PAPER_DAY_RULES } from './paper-days.ts';

type CountedCode =
  | 'DATES_NOT_PRINTED'
  | 'DATES_OF_ROW_ABOVE'
  | 'DATES_UNREAD'
  | 'DATES_DISORDERED'
  | 'TEXTS_NAME_OTHER_DAYS';

/** Given how to count the rows with a doubt, returns the rule. */
const counts = (id: string, code: CountedCode, rowsOf: (subject: Subject) => number): ObligationRule =>
  excludes(id, (subject) => {
    const rows = rowsOf(subject);
    return rows > 0 ? finding(code, { rows }) : null;
  });

const some =
  (has: (row: Booking, part: ReadPart) => boolean) =>
  ({ booked, part }: Subject): boolean =>
    booked.some((row) => has(row, part));

const hasPeriodCheck = ({ checks }: Subject): boolean => checks.some(({ kind }) => kind === 'dates');

export const DATE_RULES: readonly ObligationRule[] = [
  // a row of July on a paper "1 to 30 June"
  statesFailing('outside_period', ['dates']),
  // 31 April (impossible-dates.test.ts)
  excludes('no_calendar', datesOfNoCalendar),
  // a row without a day at the top of a page of its own (carried-dates.test.ts)
  counts('not_printed', 'DATES_NOT_PRINTED', ({ rows, readings }) => doubtfulDates(rows, readings.titles)),
  // days that are in the middle of their rows, or once for several rows (centred-dates.test.ts)
  counts('of_row_above', 'DATES_OF_ROW_ABOVE', ({ rows, order }) => {
    return strayDates(rows) + (order === 'oldest first' ? rowsPastDayEnd(rows) : 0);
  }),
  // figures beside a day that may be its year (unread-dates.test.ts)
  counts('unread', 'DATES_UNREAD', ({ booked, part }) => unreadDates(booked, part.context.order)),
  // one day far from those around it: one of its figures may be misread (disordered-dates.test.ts)
  counts('disordered', 'DATES_DISORDERED', ({ booked, part }) => disorderedDates(booked, part.convention.card)),
  // "booked on 03/06" in the text of a row of 5 June (one-thing-wrong.test.ts)
  counts('text_names_other_day', 'TEXTS_NAME_OTHER_DAYS', ({ booked, part }) => {
    return booked.filter((row) => namesOtherDayOfBooking(row, part)).length;
  }),
  // two columns that are both headed "Date" (two-days.test.ts)
  excludesIf('two_columns', 'DATES_IN_TWO_COLUMNS', some(isOfTwoDays)),
  // "Due date" (one-thing-wrong.test.ts)
  excludesIf('headed_otherwise', 'DATES_HEADED_OTHERWISE', some(isBelowOtherDay)),
  // 2082 in Nepal (one-thing-wrong.test.ts)
  excludesIf('years_to_come', 'YEARS_TO_COME', ({ booked }) => booked.some(({ date }) => date >= FAR_YEAR)),
  // "Sun 02 Jun 2025", which was a Monday (one-thing-wrong.test.ts)
  excludesIf('other_weekday', 'WEEKDAYS_DIFFER', some(isOtherWeekday)),
  // 5 January, then 31 December, without a year (two-days.test.ts)
  excludesIf('yearless_apart', 'YEARLESS_DATES_APART', ({ booked }) => turnsByYear(booked)),
  ...PAPER_DAY_RULES,
  // no year on the paper at all (era-years.test.ts)
  excludesIf('no_year', 'YEAR_NOT_PRINTED', ({ part }) => part.yearAssumed),
  suggestsIf('in_period', 'DATES_IN_PRINTED_PERIOD', hasPeriodCheck),
  suggestsIf('whole_dates', 'DATES_WHOLE', (subject) => !hasPeriodCheck(subject)),
];

function datesOfNoCalendar({ booked }: Subject): Finding | null {
  const impossible = booked.filter(({ impossibleDates }) => impossibleDates.length > 0);
  if (impossible.length === 0) return null;
  const dates = textsOf(impossible.flatMap(({ impossibleDates }) => impossibleDates));
  return finding('DATES_OF_NO_CALENDAR', { dates, pages: pagesOfLines(impossible.map(firstLineOf)) });
}

/** Nepal's year for 1999; its dates look like others. */
const FAR_YEAR = '2056';

const dateColumn = (row: Row, part: ReadPart): number => rolesOf(row, part).indexOf('date');

function isBelowOtherDay({ row }: ReadRow, part: ReadPart): boolean {
  const at = dateColumn(row, part);
  return at >= 0 && namesOtherDay(itemAt(row.columns, at).heading);
}

const LETTER = /\p{L}/u;
/** Weekdays are counted from this Monday. */
const MONDAY = '1970-01-05';
const WEEK = 7;

/** True for a booking with the name of another weekday directly beside its date. */
function isOtherWeekday({ row, date }: Booking, part: ReadPart): boolean {
  const at = dateColumn(row, part);
  const [own] = at >= 0 ? itemAt(row.dates, at) : [];
  const cell = own && row.lines.find(({ source }) => source.dates.includes(own))?.cells[at];
  if (!cell || !LETTER.test(cell.text)) return false;
  const names = cell.text.split(/[\s,.]+/).map((text) => (LETTER.test(text) ? dayOfWeek(fold(text)) : null));
  const weekday = ((daysBetween(MONDAY, date) % WEEK) + WEEK) % WEEK;
  return names.some((name) => name !== null && name !== weekday);
}

/** Two neighbouring rows this many days apart may be of two years. */
const FAR_APART = 180;

/** True for dates without a year so far apart that another year would bring them together, or in order. */
function turnsByYear(booked: readonly Booking[]): boolean {
  const isYearless = ({ row }: Booking) => row.days.some(({ token }) => !hasYear(token));
  const years = new Set(booked.map(({ date }) => yearOf(date)));
  // 5 January, then 31 December: newest first over the turn of the year, or a whole year
  const rises = neighbours(booked).every(([above, { date }]) => dayInYear(above.date) <= dayInYear(date));
  if (years.size > 1 && rises && booked.every(isYearless)) return true;
  return neighbours(booked).some(([above, row]) => {
    const isApart = Math.abs(daysBetween(above.date, row.date)) > FAR_APART;
    return isApart && isYearless(above) && isYearless(row);
  });
}

/** True for a booking with another day in a second column whose heading says the same. */
function isOfTwoDays({ row, date, valueDate, transactionDate }: Booking, part: ReadPart): boolean {
  const other = valueDate ?? transactionDate;
  if (other === null || other === date) return false;
  const own = row.columns[dateColumn(row, part)];
  if (!own) return false;
  const isNamed = own.role === 'date' && own.weight >= SURE_HEADING;
  return row.columns.some((column, i) => {
    if (column === own || row.kinds[i] !== 'date' || itemAt(row.dates, i).length === 0) return false;
    if (column.role === 'date') return dayNamed(column.heading) === dayNamed(own.heading);
    return column.role === null && !isNamed;
  });
}

/** This many words before a day show what it is: "should now read". */
const WORDS = 4;

/** True for a booking whose text names another day as the day of booking: "(posted 16/03/2024)". */
function namesOtherDayOfBooking({ row, date, valueDate, transactionDate }: Booking, part: ReadPart): boolean {
  const isKnown = (day: PlacedDate) =>
    row.headingDate === day || row.days.includes(day) || row.dates.some((own) => own.includes(day));
  return row.lines.some(({ source: { line, dates } }) =>
    dates.some((day) => {
      if (isKnown(day)) return false;
      const before = line.words.slice(Math.max(0, day.from - WORDS), day.from);
      if (!namesPosting(before.map(({ text }) => text).join(' '))) return false;
      const named = resolveDate(day.token, part.context.order, yearOf(date));
      return named !== null && ![date, valueDate, transactionDate].includes(named);
    }),
  );
}
