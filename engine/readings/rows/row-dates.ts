/** Gives a row its days: booking, value, transaction. */
import { type DateOrder, type DateToken, dayOf as dayPrinted } from '../../dates/date.ts';
import { REIWA } from '../../dates/dialect.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import { type DatePlace, dateAt } from '../booking-day/places.ts';
import { daysIn } from '../booking-day/stacked-days.ts';
import type { Context } from '../context.ts';
import { dateIn, fitsTwice, type Period } from '../period/spans.ts';

export interface RowDates {
  date: IsoDate | null;
  value: IsoDate | null;
  transaction: IsoDate | null;
  own: boolean;
  assumed: boolean;
  /** the column of its day of booking is empty, and the date that it has is another day */
  elsewhere: boolean;
  /** the dates among them that no calendar has: the last day of their month stands for them */
  impossible: readonly PlacedDate[];
}

/**
 * A date further from the day of booking is no other day of it, but of another calendar, or no date; without a heading
 * of its own even sooner.
 */
const YEAR = 366;
const SEASON = 100;
const DAY = 86_400_000;
/** What years of two figures are counted from in the Christian era. */
const CENTURY = 2000;

const apart = (one: IsoDate, other: IsoDate): number => Math.abs(Date.parse(one) - Date.parse(other)) / DAY;

const hasYear = ({ token }: PlacedDate): boolean => token.year !== null || token.parts?.length === 3;

/**
 * Given a row, the roles of its columns and what was decided, returns its days; `own` where they stand on it, `assumed`
 * where nothing gives a year.
 */
export function datesOf(row: Row, roles: Roles, context: Context): RowDates {
  const days: RowDates = {
    date: null,
    value: null,
    transaction: null,
    own: false,
    assumed: false,
    elsewhere: false,
    impossible: [],
  };
  const at = roles.indexOf('date');
  const place = context.bookingDates.get(row.table) ?? 'column';
  const booked = dateAt(row, roles, place);
  days.elsewhere = booked === null && isElsewhere(row, place, at);
  const isOther = days.elsewhere || isHeadedByDay(row, at);
  const printed = isOther ? null : (booked ?? dateAt(row, roles, 'column'));
  const date = dayOf(printed, context, days);
  days.date = date ?? dayOf(row.headingDate, context, days);
  days.own = days.date !== null;
  const around = printed && date !== null ? aroundDay(printed, date) : undefined;
  const dayNear = (placed: PlacedDate | null | undefined, most: number) =>
    near(dayOf(placed, context, days, around), days.date, most);
  const stacked = stackedDay(row, at, place);
  const below = stacked.placed === printed ? null : dayNear(stacked.placed, SEASON);
  const ofRole = (role: ColumnRole) => (stacked.role === role ? below : null);
  const valued = firstIn(row, roles, 'value_date');
  // a column without a heading is not of days of value where it turned out to hold those of booking
  const isTaken = valued !== undefined && valued === printed && row.columns[roles.indexOf('value_date')].heading === '';
  days.value = isTaken ? null : dayNear(valued, YEAR);
  const inColumn = () => dayOf(firstIn(row, roles, 'date'), context, days, around);
  days.value ??= isOther ? inColumn() : ofRole('value_date');
  days.transaction = dayNear(firstIn(row, roles, 'transaction_date'), YEAR) ?? ofRole('transaction_date');
  if (booked && place !== 'column' && place !== 'stacked') days.transaction ??= inColumn();
  return days;
}

/** True for a row below a day of booking that says what its own dates are not. */
function isHeadedByDay({ headingDate, bookedAbove, columns }: Row, at: number): boolean {
  return headingDate !== null && at >= 0 && (bookedAbove || columns[at].role === 'value_date');
}

/** The span of a whole day of booking: it gives the other days of its row their year. */
function aroundDay(printed: PlacedDate, day: IsoDate): Period | undefined {
  return hasYear(printed) ? { start: day, end: day, printed: false, sure: true } : undefined;
}

/**
 * True where another column holds the day of booking, and the row has none there: that is printed above, and the date
 * that it has is another day.
 */
function isElsewhere({ kinds, dates }: Row, place: DatePlace, at: number): boolean {
  return isBeside(place) && kinds.some((kind, i) => kind === 'date' && i !== at && dates[i].length === 0);
}

/** The second date in the column of the day of booking, and which day it is. */
function stackedDay(row: Row, at: number, place: DatePlace): { placed: PlacedDate | null; role: ColumnRole } {
  const { booked, other, otherRole } = daysIn(row, at);
  return place === 'stacked' ? { placed: booked, role: 'value_date' } : { placed: other, role: otherRole };
}

const isBeside = (place: DatePlace): boolean => typeof place === 'number' || place === 'before' || place === 'behind';

/** The first date in the column of a role. */
function firstIn({ dates }: Row, roles: Roles, role: ColumnRole): PlacedDate | undefined {
  const at = roles.indexOf(role);
  return at < 0 ? undefined : dates[at][0];
}

/**
 * Given a date of a row and the span in which it lies, returns its day; where nothing gives its year, it is noted among
 * the row's days.
 */
function dayOf(
  placed: PlacedDate | null | undefined,
  context: Context,
  days: RowDates,
  period: Period = context.period,
): IsoDate | null {
  if (!placed) return null;
  const { order, hints, assumedYear } = context;
  const iso = dateIn(placed.token, order, period, hints.year ?? assumedYear);
  if (iso !== null && dayOfMonth(placed.token, order) > Number(iso.slice(-2)))
    days.impossible = [...days.impossible, placed];
  if (context.eraOpen && iso !== null && order === 'YMD' && isOfSomeEra(placed)) {
    const found = inEra(iso, hints.year);
    if (found === null) days.assumed = true;
    return found ?? iso;
  }
  if (hasYear(placed) || hints.year !== undefined) return iso;
  if (!period.sure || (iso !== null && fitsTwice(iso, period))) days.assumed = true;
  return iso;
}

const dayOfMonth = (token: DateToken, order: DateOrder): number => dayPrinted(token, order) ?? 0;

/** The last year of the longest era that papers of today may print, Heisei. */
const LAST_OF_HEISEI = 31;

/** True for a whole date whose year has two figures, and is one of some era. */
const isOfSomeEra = ({ token: { parts } }: PlacedDate): boolean => parts?.length === 3 && parts[0] <= LAST_OF_HEISEI;

/**
 * Given a day with a year of two figures, taken for one of the Christian era, and the year that the hint gives, returns
 * the day of the era that comes near it; null where none does.
 */
function inEra(iso: IsoDate, year: number | undefined): IsoDate | null {
  if (year === undefined) return null;
  const christian = Number(iso.slice(0, 4));
  const near = [christian, christian - CENTURY + REIWA].find((one) => Math.abs(one - year) <= 1);
  return near === undefined ? null : `${near}${iso.slice(4)}`;
}

/** Given a day and that of booking, returns the first where they are not too many days apart. */
function near(day: IsoDate | null, booked: IsoDate | null, most: number): IsoDate | null {
  return day !== null && booked !== null && apart(day, booked) > most ? null : day;
}
