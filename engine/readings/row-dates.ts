/** Gives a row its days: booking, value, transaction. */
import type { ColumnRole } from '../lexicon/columnrole.ts';
import type { Row } from '../rows/types.ts';
import type { IsoDate } from '../statements/types.ts';
import { dateAt } from './booking-date.ts';
import type { Context } from './context.ts';
import type { Roles } from './types.ts';
import { dateIn, fitsTwice } from './years.ts';

export interface RowDates {
  date: IsoDate | null;
  value: IsoDate | null;
  transaction: IsoDate | null;
  own: boolean;
  assumed: boolean;
}

/** A date further from the day of booking is no other day of it, but of another calendar, or no date; without a heading of its own even sooner. */
const YEAR = 366;
const SEASON = 100;
const DAY = 86_400_000;

const apart = (one: IsoDate, other: IsoDate): number => Math.abs(Date.parse(one) - Date.parse(other)) / DAY;

/** Given a row, the roles of its columns and what was decided, returns its days; `own` where they stand on it, `assumed` where nothing gives a year. */
export function datesOf(row: Row, roles: Roles, context: Context): RowDates {
  const { order, period, hints } = context;
  let assumed = false;
  const day = (placed: Row['dates'][number][number] | undefined): IsoDate | null => {
    if (!placed) return null;
    const iso = dateIn(placed.token, order, period, hints.year ?? context.assumedYear);
    const yearless = placed.token.year === null && placed.token.parts?.length !== 3;
    const open = !period.sure || (iso !== null && fitsTwice(iso, period));
    if (yearless && open && hints.year === undefined) assumed = true;
    return iso;
  };
  const of = (role: ColumnRole) => {
    const at = roles.indexOf(role);
    return at >= 0 ? day(row.dates[at][0]) : null;
  };
  const at = roles.indexOf('date');
  const place = context.bookingDates.get(row.table) ?? 'column';
  const booked = dateAt(row, roles, place);
  // a day of booking above dated rows says what their dates are not
  const named = row.headingDate !== null && at >= 0 && row.columns[at].role === 'value_date';
  const date = named ? null : day(booked ?? dateAt(row, roles, 'column') ?? undefined);
  const stacked = at >= 0 && row.dates[at][1] !== booked ? day(row.dates[at][1]) : null;
  const heading = date === null && row.headingDate ? day(row.headingDate) : null;
  const own = date ?? heading;
  const near = (iso: IsoDate | null, days: number) =>
    iso !== null && own !== null && apart(iso, own) > days ? null : iso;
  return {
    date: own,
    value: near(of('value_date'), YEAR) ?? (named ? of('date') : near(stacked, SEASON)),
    transaction: near(of('transaction_date'), YEAR) ?? (booked && place !== 'column' ? of('date') : null),
    own: date !== null || heading !== null,
    assumed,
  };
}
