/** Follows the balance through the bookings, in each order that papers count them in. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Booking, isBooked } from '../bookings.ts';
import { grouped } from '../grouped.ts';
import { turnoverOf } from '../turnover.ts';

/**
 * Given rows and the balance that they begin with, returns the sizes of all balances between bookings, in whichever order of
 * a day's, and of the days of value.
 */
export function balancesReached(rows: readonly ReadRow[], opening: Minor): ReadonlySet<Minor> {
  const booked = rows.filter(isBooked);
  const reached = new Set([Math.abs(opening)]);
  const byDay = (list: readonly Booking[], dayOf: (row: Booking) => string) =>
    list.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const orders = [booked, booked.toReversed()].flatMap((list) => [list, ...DAYS.map((dayOf) => byDay(list, dayOf))]);
  for (const order of orders) {
    let balance = opening;
    for (const { amount } of order) {
      balance += amount;
      reached.add(Math.abs(balance));
    }
  }
  return reached;
}

/** The days that balances may be of: those of booking, and those of value. */
export const DAYS: readonly ((row: Booking) => string)[] = [
  ({ date }) => date,
  ({ valueDate, date }) => valueDate ?? date,
];

/** Between which balances bookings move, the largest without its sign. */
export interface Reach {
  readonly least: Minor;
  readonly most: Minor;
}

/** Given bookings and the balance that they begin with, returns between which balances they move. */
export function reachOf(booked: readonly Booking[], opening: Minor): Reach {
  const days = [...grouped(booked, ({ date }) => [date])].sort(([a], [b]) => a.localeCompare(b));
  let balance = opening;
  let [least, most] = [opening, Math.abs(opening)];
  for (const [, day] of days) {
    // within a day the order may be any
    const { in: ins, out } = turnoverOf(day);
    least = Math.min(least, balance - out);
    most = Math.max(most, Math.abs(balance + ins), Math.abs(balance - out));
    balance += ins - out;
  }
  return { least, most };
}
