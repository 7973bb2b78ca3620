/** Each date is the row's own, whole, and read in the one way that the table and the period allow. */
import { daysBetween } from '../../dates/calendar.ts';
import { resolveDate } from '../../dates/date.ts';
import { dayOfWeek } from '../../lexicon/calendar/weekdays.ts';
import { dayNamed, namesOtherDay } from '../../lexicon/headings/day-words.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { findingOf } from '../checks/checks.ts';
import { doubtfulDates, strayDates } from '../dates/carried-dates.ts';
import { rowsPastDayEnd } from '../dates/day-ends.ts';
import { disorderedDates } from '../dates/disordered-dates.ts';
import { daysNamedOtherwise } from '../dates/named-days.ts';
import { textsOf } from '../dates/printed-dates.ts';
import { unreadDates } from '../dates/unread-dates.ts';
import { isOf } from '../own-lines.ts';
import { contradicted, discharged, type Judge, open, pagesOfLines, type Subject } from './obligation.ts';

export const datesAnchored: Judge = (subject) => {
  const { checks } = subject.proof;
  const failed = checks.find(({ kind, status }) => kind === 'dates' && status === 'fail');
  if (failed) return contradicted([findingOf(failed)]);
  const doubt =
    notOwn(subject) ?? ofOtherDays(subject) ?? ofOtherYears(subject) ?? outsideOfPaper(subject) ?? yearless(subject);
  if (doubt !== null) return open(doubt);
  return discharged(
    checks.some(({ kind }) => kind === 'dates') ? finding('DATES_IN_PRINTED_PERIOD') : finding('DATES_WHOLE'),
  );
};

/** Dates that are not whole, or another row's. */
function notOwn({ part, readings, proof: { rows, order } }: Subject): Finding | null {
  const impossible = rows.filter(({ role, impossibleDates }) => role === 'transaction' && impossibleDates.length > 0);
  if (impossible.length > 0) {
    const lines = impossible.map(({ row }) => row.lines[0].source.line);
    const dates = impossible.flatMap(({ impossibleDates }) => impossibleDates);
    return finding('DATES_OF_NO_CALENDAR', { dates: textsOf(dates), pages: pagesOfLines(lines) });
  }
  const doubtful = doubtfulDates(rows, readings.titles);
  if (doubtful > 0) return finding('DATES_NOT_PRINTED', { rows: doubtful });
  const stray = strayDates(rows) + (order === 'oldest first' ? rowsPastDayEnd(rows) : 0);
  if (stray > 0) return finding('DATES_OF_ROW_ABOVE', { rows: stray });
  const unread = unreadDates(rows, readings.document.order);
  if (unread > 0) return finding('DATES_UNREAD', { rows: unread });
  const disordered = disorderedDates(rows, part.convention.card);
  return disordered > 0 ? finding('DATES_DISORDERED', { rows: disordered }) : null;
}

/** Days that may be others than those of booking. */
function ofOtherDays({ part, readings, proof: { rows } }: Subject): Finding | null {
  const told = daysNamedOtherwise(rows, readings.document.order);
  if (told > 0) return finding('TEXTS_NAME_OTHER_DAYS', { rows: told });
  if (rows.some((row) => hasTwoDays(row, part))) return finding('DATES_IN_TWO_COLUMNS');
  return rows.some((row) => isHeadedOtherwise(row, part)) ? finding('DATES_HEADED_OTHERWISE') : null;
}

/** Years that may be of another calendar, or others. */
function ofOtherYears(subject: Subject): Finding | null {
  const booked = subject.proof.rows.filter(isBooked);
  if (booked.some(({ date }) => date !== null && date >= FAR_YEAR)) return finding('YEARS_TO_COME');
  if (booked.some((row) => isOtherWeekday(row, subject.part))) return finding('WEEKDAYS_DIFFER');
  return turnsByYear(booked) ? finding('YEARLESS_DATES_APART') : null;
}

/** Days that are later than the paper, or earlier, or in no month that it is of by its name. */
function outsideOfPaper(subject: Subject): Finding | null {
  const { part, readings } = subject;
  const days = subject.proof.rows.filter(isBooked).flatMap(({ date }) => date ?? []);
  const closed = dayOf('closing', part, readings);
  const end = closed ?? dayMade(part, readings);
  const later = end === null ? 0 : days.filter((date) => date > end).length;
  if (end !== null && later > 0)
    return finding(closed === null ? 'ROWS_BEHIND_PAPER' : 'ROWS_BEHIND_CLOSING', { date: end, rows: later });
  const begun = dayOf('opening', part, readings);
  const earlier = begun === null ? 0 : days.filter((date) => date < begun).length;
  if (begun !== null && earlier > 0) return finding('ROWS_BEFORE_OPENING', { date: begun, rows: earlier });
  const month = monthNamed(part, readings);
  return month !== null && !days.some((date) => date.startsWith(month))
    ? finding('MONTH_WITHOUT_ROWS', { month })
    : null;
}

const yearless = ({ part }: Subject): Finding | null => (part.yearAssumed ? finding('YEAR_NOT_PRINTED') : null);

/** The last day on which a statement says that it was made; null where it says none. */
function dayMade(part: ReadPart, { facts, document }: ReadingsResult): string | null {
  const days = facts.datesWithYear.flatMap(({ token, line, ofPaper }) =>
    ofPaper && isOf(part.part, { line }) ? (resolveDate(token, document.order, null) ?? []) : [],
  );
  return days.sort().at(-1) ?? null;
}

/** The day that the name of a balance outside of the rows gives with its year; null where none does, or several do. */
function dayOf(
  named: 'opening' | 'closing',
  part: ReadPart,
  { facts, document }: Pick<ReadingsResult, 'facts' | 'document'>,
): string | null {
  const days = facts.figures.flatMap(({ kind, sure, date, line }) =>
    kind === named && sure && date && isOf(part.part, { line })
      ? (resolveDate(date.token, document.order, null) ?? [])
      : [],
  );
  return new Set(days).size === 1 ? days[0] : null;
}

/** The month, as a date begins with it, that a statement without a period has in its name: "Statement for May 2025"; null without one, or with several. */
function monthNamed(part: ReadPart, { facts }: ReadingsResult): string | null {
  if (part.period.printed) return null;
  const months = facts.months.flatMap(({ month: { year, month }, line, context: standing }) =>
    (standing === 'named' || standing === 'bare') && isOf(part.part, { line })
      ? [`${year}-${String(month).padStart(2, '0')}`]
      : [],
  );
  return new Set(months).size === 1 ? months[0] : null;
}

/** Nepal wrote 2056 in 1999, and writes dates as others do. */
const FAR_YEAR = '2056';

/** True for a booking of which the day stands below a heading for another kind of day. */
function isHeadedOtherwise({ role, row }: ReadRow, { context }: ReadPart): boolean {
  const at = context.rolesOf.get(row.table)?.indexOf('date') ?? -1;
  return role === 'transaction' && at >= 0 && namesOtherDay(row.columns[at].heading);
}

const LETTER = /\p{L}/u;
/** The first of all days that are counted from was a Monday. */
const MONDAY = '1970-01-05';

/** True for a booking with the name of another day of the week right beside its date. */
function isOtherWeekday({ role, row, date }: ReadRow, { context }: ReadPart): boolean {
  const at = context.rolesOf.get(row.table)?.indexOf('date') ?? -1;
  const [own] = at >= 0 ? row.dates[at] : [];
  if (role !== 'transaction' || date === null || own === undefined) return false;
  const cell = row.lines.find(({ source }) => source.dates.includes(own))?.cells[at];
  if (cell === null || cell === undefined || !LETTER.test(cell.text)) return false;
  const names = cell.text.split(/[\s,.]+/).map((text) => (LETTER.test(text) ? dayOfWeek(fold(text)) : null));
  if (names.every((name) => name === null)) return false;
  const weekday = ((daysBetween(MONDAY, date) % 7) + 7) % 7;
  return names.some((name) => name !== null && name !== weekday);
}

/** Days between two rows, one below the other, from which on either may be of another year. */
const FAR_APART = 180;

/** Given bookings, returns whether their dates have no year, and lie so far apart that another year would bring them together, or in order. */
function turnsByYear(rows: readonly ReadRow[]): boolean {
  const booked = rows.filter(({ date }) => date !== null);
  const isYearless = ({ row: { days } }: ReadRow) =>
    days.some(({ token }) => token.year === null && token.parts?.length !== 3);
  const years = new Set(booked.map(({ date }) => date!.slice(0, 4)));
  // 5 January, then 31 December: newest first over the turn of the year, or the whole of one
  const rises = booked.every(({ date }, i) => i === 0 || booked[i - 1].date!.slice(5) <= date!.slice(5));
  if (years.size > 1 && rises && booked.every(isYearless)) return true;
  return booked.some((row, i) => {
    const next = booked[i + 1];
    if (!next || !isYearless(row) || !isYearless(next)) return false;
    return Math.abs(daysBetween(row.date as string, next.date as string)) > FAR_APART;
  });
}

/** A heading that says so less surely does not name the day of booking. */
const SURE = 0.5;

/** True for a booking with another day in a second column, where the headings of both say the same of their days. */
function hasTwoDays({ role, row, date, valueDate, transactionDate }: ReadRow, { context }: ReadPart): boolean {
  if (role !== 'transaction') return false;
  const other = valueDate ?? transactionDate;
  if (other === null || other === date) return false;
  const own = row.columns[context.rolesOf.get(row.table)?.indexOf('date') ?? -1];
  if (!own) return false;
  const isNamed = own.role === 'date' && own.weight >= SURE;
  return row.columns.some((column, i) => {
    if (column === own || row.kinds[i] !== 'date' || row.dates[i].length === 0) return false;
    if (column.role === 'date') return dayNamed(column.heading) === dayNamed(own.heading);
    return column.role === null && !isNamed;
  });
}
