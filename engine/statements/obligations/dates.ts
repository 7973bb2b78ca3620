/** Each date is the row's own, complete, and read in the only way that the table and the period allow. */

import { dayInYear, daysBetween, yearOf } from '../../dates/calendar.ts';
import { hasYear, resolveDate } from '../../dates/date.ts';
import { namesPosting } from '../../lexicon/calendar/posting-words.ts';
import { dayOfWeek } from '../../lexicon/calendar/weekdays.ts';
import { dayNamed, namesOtherDay } from '../../lexicon/headings/day-words.ts';
import { SURE_HEADING } from '../../lexicon/headings/heading-roles.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { remembered } from '../../lexicon/phrases/remembered.ts';
import { itemAt, neighbours } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { ReadPart } from '../../readings/read.ts';
import { doubtfulDates, rowsPastDayEnd } from '../dates/carried-dates.ts';
import { disorderedDates } from '../dates/disordered-dates.ts';
import { strayDates } from '../dates/stray-dates.ts';
import { unreadDates } from '../dates/unread-dates.ts';
import { type Booking, firstLineOf, pagesOfLines, rolesOf, textsOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { excludes, excludesIf, foundWith, type Rule, statesFailing, suggestsIf } from './judge.ts';
import { PAPER_DAY_RULES } from './paper-days.ts';

const some =
  (has: (row: Booking, part: ReadPart) => boolean) =>
  ({ booked, part }: Subject): boolean =>
    booked.some((row) => has(row, part));

const hasPeriodCheck = ({ checks }: Subject): boolean => checks.some(({ kind }) => kind === 'dates');

export const DATE_RULES: readonly Rule[] = [
  // a row of July on a paper "1 to 30 June"
  statesFailing('outside_period', ['dates']),
  // 31 April (impossible-dates.test.ts)
  excludes('no_calendar', ({ booked }) => {
    const impossible = booked.filter(({ impossibleDates }) => impossibleDates.length > 0);
    const dates = textsOf(impossible.flatMap(({ impossibleDates }) => impossibleDates));
    return foundWith('DATES_OF_NO_CALENDAR', { dates, pages: pagesOfLines(impossible.map(firstLineOf)) });
  }),
  // a row without a day at the top of a page of its own (carried-dates.test.ts)
  excludes('not_printed', ({ rows, readings }) => {
    return foundWith('DATES_NOT_PRINTED', { rows: doubtfulDates(rows, readings.titles) });
  }),
  // days that are in the middle of their rows, or once for several rows (centred-dates.test.ts)
  excludes('of_row_above', ({ rows, order, document: { tables } }) => {
    const past = order === 'oldest first' ? rowsPastDayEnd(rows) : 0;
    return foundWith('DATES_OF_ROW_ABOVE', { rows: strayDates(rows, tables.lines) + past });
  }),
  // figures beside a day that may be its year (unread-dates.test.ts)
  excludes('unread', ({ booked, part }) => {
    return foundWith('DATES_UNREAD', { rows: unreadDates(booked, part.context.order) });
  }),
  // one day far from those around it: one of its figures may be misread (disordered-dates.test.ts)
  excludes('disordered', ({ booked, part }) => {
    return foundWith('DATES_DISORDERED', { rows: disorderedDates(booked, part.convention.card) });
  }),
  // "booked on 03/06" in the text of a row of 5 June (one-thing-wrong.test.ts)
  excludes('text_names_other_day', ({ booked, part }) => {
    const rows = booked.filter((row) => namesOtherDayOfBooking(row, part)).length;
    return foundWith('TEXTS_NAME_OTHER_DAYS', { rows });
  }),
  // two columns that are both headed "Date" (two-days.test.ts)
  excludesIf('two_columns', 'DATES_IN_TWO_COLUMNS', some(isOfTwoDays)),
  // "Due date" (one-thing-wrong.test.ts)
  excludesIf(
    'headed_otherwise',
    'DATES_HEADED_OTHERWISE',
    some(({ row }, part) => namesOtherDay(row.columns[dateColumn(row, part)]?.heading ?? '')),
  ),
  // 2082 in Nepal (one-thing-wrong.test.ts)
  excludesIf('years_to_come', 'YEARS_TO_COME', ({ booked }) => booked.some(({ date }) => date >= FAR_YEAR)),
  // "Sun 02 Jun 2025", which was a Monday (one-thing-wrong.test.ts)
  excludesIf('other_weekday', 'WEEKDAYS_DIFFER', some(isOtherWeekday)),
  // 5 January, then 31 December, without a year (two-days.test.ts)
  excludesIf('yearless_apart', 'YEARLESS_DATES_APART', ({ booked }) => turnsByYear(booked)),
  ...PAPER_DAY_RULES,
  // no year on the paper at all (era-years.test.ts)
  excludesIf('no_year', 'YEAR_NOT_PRINTED', ({ part }) => part.yearAssumed),
  // no sum proves a day: the user says which column holds it, and the paper does not (said-columns.test.ts);
  // behind what it must not hide
  excludesIf('days_said', 'DAYS_SAID', ({ doubts, part: { said } }) => doubts.asSaid && said.days),
  suggestsIf('in_period', 'DATES_IN_PRINTED_PERIOD', hasPeriodCheck),
  suggestsIf('whole_dates', 'DATES_WHOLE', (subject) => !hasPeriodCheck(subject)),
];

/** Nepal's year for 1999; its dates look like others. */
const FAR_YEAR = '2056';

const dateColumn = (row: Row, part: ReadPart): number => rolesOf(row, part).indexOf('date');

const LETTER = /\p{L}/u;
/** Weekdays are counted from this Monday. */
const MONDAY = '1970-01-05';
const WEEK = 7;

/** True for a booking with the name of another weekday directly beside its date. */
function isOtherWeekday({ row, date }: Booking, part: ReadPart): boolean {
  const at = dateColumn(row, part);
  const [own] = row.dates[at] ?? [];
  const cell = own && row.lines.find(({ source }) => source.dates.includes(own))?.cells[at];
  if (!cell || !LETTER.test(cell.text)) return false;
  return weekdaysIn(cell.text).some((weekday) => weekday !== ((daysBetween(MONDAY, date) % WEEK) + WEEK) % WEEK);
}

/** The weekdays that a text names. */
const weekdaysIn = remembered((text): readonly number[] =>
  text.split(/[\s,.]+/).flatMap((word) => (LETTER.test(word) ? (dayOfWeek(fold(word)) ?? []) : [])),
);

/** Two neighbouring rows this many days apart may be of two years. */
const FAR_APART = 180;

/** True for dates without a year so far apart that another year would bring them together, or in order. */
function turnsByYear(booked: readonly Booking[]): boolean {
  const isYearless = ({ row }: Booking) => row.days.some(({ token }) => !hasYear(token));
  const pairs = neighbours(booked);
  const years = new Set(booked.map(({ date }) => yearOf(date)));
  // 5 January, then 31 December: newest first over the turn of the year, or a whole year
  const rises = pairs.every(([above, { date }]) => dayInYear(above.date) <= dayInYear(date));
  if (years.size > 1 && rises && booked.every(isYearless)) return true;
  const areApart = (above: Booking, row: Booking) => Math.abs(daysBetween(above.date, row.date)) > FAR_APART;
  return pairs.some(([above, row]) => areApart(above, row) && isYearless(above) && isYearless(row));
}

/** True for a booking with another day in a second column if the headings say the same, or its own is not sure. */
function isOfTwoDays({ row, date, valueDate, transactionDate }: Booking, part: ReadPart): boolean {
  const other = valueDate ?? transactionDate;
  if (other === null || other === date) return false;
  const own = row.columns[dateColumn(row, part)];
  if (!own) return false;
  const isNamed = own.role === 'date' && (own.weight >= SURE_HEADING || dayNamed(own.heading) === 'booking');
  return row.columns.some((column, i) => {
    if (column === own || row.kinds[i] !== 'date' || itemAt(row.dates, i).length === 0) return false;
    if (column.role === 'date') return dayNamed(column.heading) === dayNamed(own.heading);
    // beside a day of value it is that of booking, beside another one it may be that of value
    return !isNamed && column.role !== 'value_date';
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
      const before = line.words.slice(Math.max(0, day.from - WORDS), day.from);
      if (isKnown(day) || !namesPosting(before.map(({ text }) => text).join(' '))) return false;
      const named = resolveDate(day.token, part.context.order, yearOf(date));
      return named !== null && ![date, valueDate, transactionDate].includes(named);
    }),
  );
}
