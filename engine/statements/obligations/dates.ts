/** Each date is the row's own, complete, and read in the only way that the table and the period allow. */
import { daysBetween } from '../../dates/calendar.ts';
import { dayOfWeek } from '../../lexicon/calendar/weekdays.ts';
import { dayNamed, namesOtherDay } from '../../lexicon/headings/day-words.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { firstLineOf, rolesOf, textsOf } from '../bookings.ts';
import { findingOf } from '../checks/checks.ts';
import { doubtfulDates, strayDates } from '../dates/carried-dates.ts';
import { rowsPastDayEnd } from '../dates/day-ends.ts';
import { disorderedDates } from '../dates/disordered-dates.ts';
import { daysNamedOtherwise } from '../dates/named-days.ts';
import { unreadDates } from '../dates/unread-dates.ts';
import { excludes, excludesIf, type ObligationRule, pagesOfLines, states, suggestsIf } from './obligation.ts';
import { PAPER_DAY_RULES } from './paper-days.ts';
import type { Subject } from './subject.ts';

type RowsFinding =
  | 'DATES_NOT_PRINTED'
  | 'DATES_OF_ROW_ABOVE'
  | 'DATES_UNREAD'
  | 'DATES_DISORDERED'
  | 'TEXTS_NAME_OTHER_DAYS';

const found = (code: RowsFinding, rows: number): Finding | null => (rows > 0 ? finding(code, { rows }) : null);

const some =
  (has: (row: ReadRow, part: ReadPart) => boolean) =>
  ({ booked, part }: Subject): boolean =>
    booked.some((row) => has(row, part));

const hasPeriodCheck = ({ proof: { checks } }: Subject): boolean => checks.some(({ kind }) => kind === 'dates');

export const DATE_RULES: readonly ObligationRule[] = [
  // a row of July on a paper "1 to 30 June"
  states('outside_period', ({ proof: { checks } }) =>
    checks.filter(({ kind, status }) => kind === 'dates' && status === 'fail').map(findingOf),
  ),
  // 31 April (impossible-dates.test.ts)
  excludes('no_calendar', datesOfNoCalendar),
  // a row without a day at the top of a page of its own (carried-dates.test.ts)
  excludes('not_printed', ({ proof: { rows }, readings }) =>
    found('DATES_NOT_PRINTED', doubtfulDates(rows, readings.titles)),
  ),
  // days that stand in the middle of their rows, or once for several rows (centred-dates.test.ts)
  excludes('of_row_above', ({ proof: { rows, order } }) =>
    found('DATES_OF_ROW_ABOVE', strayDates(rows) + (order === 'oldest first' ? rowsPastDayEnd(rows) : 0)),
  ),
  // figures beside a day that may be its year (unread-dates.test.ts)
  excludes('unread', ({ proof: { rows }, readings: { document } }) =>
    found('DATES_UNREAD', unreadDates(rows, document.order)),
  ),
  // one day far from those around it: one of its figures may be misread (disordered-dates.test.ts)
  excludes('disordered', ({ proof: { rows }, part }) =>
    found('DATES_DISORDERED', disorderedDates(rows, part.convention.card)),
  ),
  // "booked on 03/06" in the text of a row of 5 June (one-thing-wrong.test.ts)
  excludes('text_names_other_day', ({ proof: { rows }, readings: { document } }) =>
    found('TEXTS_NAME_OTHER_DAYS', daysNamedOtherwise(rows, document.order)),
  ),
  // two columns that are both headed "Date" (two-days.test.ts)
  excludesIf('two_columns', 'DATES_IN_TWO_COLUMNS', some(isOfTwoDays)),
  // "Due date" (one-thing-wrong.test.ts)
  excludesIf('headed_otherwise', 'DATES_HEADED_OTHERWISE', some(isBelowOtherDay)),
  // 2082 in Nepal (one-thing-wrong.test.ts)
  excludesIf(
    'years_to_come',
    'YEARS_TO_COME',
    some(({ date }) => date !== null && date >= FAR_YEAR),
  ),
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
  return at >= 0 && namesOtherDay(row.columns[at].heading);
}

const LETTER = /\p{L}/u;
/** Weekdays are counted from this Monday. */
const MONDAY = '1970-01-05';

/** True for a booking with the name of another weekday directly beside its date. */
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

/** Two neighbouring rows this many days apart may be of two years. */
const FAR_APART = 180;

interface Day {
  readonly date: IsoDate;
  readonly yearless: boolean;
}

/** True for dates without a year so far apart that another year would bring them together, or in order. */
function turnsByYear(rows: readonly ReadRow[]): boolean {
  const days = rows.flatMap(({ date, row }): Day[] => {
    const yearless = row.days.some(({ token }) => token.year === null && token.parts?.length !== 3);
    return date === null ? [] : [{ date, yearless }];
  });
  const years = new Set(days.map(({ date }) => date.slice(0, 4)));
  // 5 January, then 31 December: newest first over the turn of the year, or a whole year
  const rises = days.every(({ date }, i) => i === 0 || days[i - 1].date.slice(5) <= date.slice(5));
  if (years.size > 1 && rises && days.every(({ yearless }) => yearless)) return true;
  return days.slice(1).some((day, i) => {
    const before = days[i];
    return before.yearless && day.yearless && Math.abs(daysBetween(before.date, day.date)) > FAR_APART;
  });
}

/** A heading with less confidence does not name the day of booking. */
const SURE = 0.5;

/** True for a booking with another day in a second column whose heading says the same. */
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
