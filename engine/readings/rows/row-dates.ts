/** Gives a row its days: booking, value, transaction. */
import { dayInYear, daysBetween, yearOf } from '../../dates/calendar.ts';
import { dayOf as dayOfMonth, hasYear, isWhole, REIWA } from '../../dates/date.ts';
import { dayWithYear, type Period } from '../../dates/spans.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import { type DatePlace, dateAt, daysIn } from '../booking-day/places.ts';
import type { Context } from '../context.ts';

export interface RowDates {
  date: IsoDate | null;
  value: IsoDate | null;
  transaction: IsoDate | null;
  own: boolean;
  assumed: boolean;
  /** nothing but the user gives a year */
  said: boolean;
  /** its column of the day of booking is empty: its date is another day */
  elsewhere: boolean;
  /** dates that no calendar has, which are read as the last day of their month */
  impossible: readonly PlacedDate[];
}

/** Days. A date further off is no other day of the booking; one without a heading of its own even sooner. */
const YEAR = 366;
const SEASON = 100;

/** Added to years of two figures. */
const CENTURY = 2000;

/** Given a row, returns its days: `own` if on it; `assumed` if nothing gives a year, `said` if only the user does. */
export function datesOf(row: Row, roles: Roles, context: Context): RowDates {
  // no spread: of each row's time here it took three quarters
  const days: RowDates = {
    date: null,
    value: null,
    transaction: null,
    own: false,
    assumed: false,
    said: false,
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
  // a column of days of value without a heading may hold those of booking
  const isTaken =
    valued !== undefined && valued === printed && itemAt(row.columns, roles.indexOf('value_date')).heading === '';
  days.value = isTaken ? null : dayNear(valued, YEAR);
  const inColumn = () => dayOf(firstIn(row, roles, 'date'), context, days, around);
  days.value ??= isOther ? inColumn() : ofRole('value_date');
  days.transaction = dayNear(firstIn(row, roles, 'transaction_date'), YEAR) ?? ofRole('transaction_date');
  if (booked && place !== 'column' && place !== 'stacked') days.transaction ??= inColumn();
  return days;
}

/** True for a row below a day of booking, whose own dates are other days. */
const isHeadedByDay = ({ headingDate, bookedAbove, columns }: Row, at: number): boolean =>
  headingDate !== null && at >= 0 && (bookedAbove || itemAt(columns, at).role === 'value_date');

/** The span of a whole day of booking, which gives the other days of its row their year. */
const aroundDay = (printed: PlacedDate, day: IsoDate): Period | undefined =>
  hasYear(printed.token) ? { start: day, end: day, printed: false, sure: true } : undefined;

/** True if another column holds days of booking, but none on this row: its date is another day. */
const isElsewhere = ({ kinds, dates }: Row, place: DatePlace, at: number): boolean =>
  isBeside(place) && kinds.some((kind, i) => kind === 'date' && i !== at && itemAt(dates, i).length === 0);

/** The second date in the column of the day of booking, and which day that is. */
function stackedDay(row: Row, at: number, place: DatePlace): { placed: PlacedDate | null; role: ColumnRole } {
  const { booked, other, otherRole } = daysIn(row, at);
  return place === 'stacked' ? { placed: booked, role: 'value_date' } : { placed: other, role: otherRole };
}

const isBeside = (place: DatePlace): boolean => typeof place === 'number' || place === 'before' || place === 'behind';

function firstIn({ dates }: Row, roles: Roles, role: ColumnRole): PlacedDate | undefined {
  const at = roles.indexOf(role);
  return at < 0 ? undefined : itemAt(dates, at)[0];
}

/** The day of a date in a span; what is impossible or assumed about it is noted in `days`. */
function dayOf(
  placed: PlacedDate | null | undefined,
  context: Context,
  days: RowDates,
  period: Period = context.period,
): IsoDate | null {
  if (!placed) return null;
  const { order, hints, assumedYear } = context;
  const years = { said: hints.year, assumed: assumedYear };
  const { day: iso, isKnown, isSaid } = dayWithYear(placed.token, order, period, years);
  if (isSaid) days.said = true;
  if (iso !== null && (dayOfMonth(placed.token, order) ?? 0) > Number(iso.slice(-2)))
    days.impossible = [...days.impossible, placed];
  if (context.eraOpen && iso !== null && order === 'YMD' && isOfSomeEra(placed)) {
    const found = inEra(iso, hints.year);
    if (found === null) days.assumed = true;
    return found ?? iso;
  }
  if (!isKnown) days.assumed = true;
  return iso;
}

/** The last year of the longest era that papers of today may print, Heisei. */
const LAST_OF_HEISEI = 31;

/** True for a whole date whose year may be that of an era. */
const isOfSomeEra = ({ token: { parts } }: PlacedDate): boolean => isWhole(parts) && parts[0] <= LAST_OF_HEISEI;

/** A day with a year of two figures, near the year of the hint: as it is, or in the era of today; else null. */
function inEra(iso: IsoDate, year: number | undefined): IsoDate | null {
  if (year === undefined) return null;
  const christian = yearOf(iso);
  const near = [christian, christian - CENTURY + REIWA].find((one) => Math.abs(one - year) <= 1);
  return near === undefined ? null : `${near}${dayInYear(iso)}`;
}

/** A day, if it is not too many days from that of booking. */
const near = (day: IsoDate | null, booked: IsoDate | null, most: number): IsoDate | null =>
  day !== null && booked !== null && Math.abs(daysBetween(booked, day)) > most ? null : day;
