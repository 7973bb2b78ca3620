/** Follows the balance through the bookings, in each order that papers use. */

import { groupBy, itemAt, makeOnce } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import { onceFor } from '../../model/once.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Booking, isBooked, turnoverOf } from '../part.ts';

/**
 * Given rows and the balance that they begin with, returns the sizes of all balances between bookings, in each order
 * that papers use.
 */
export const balancesReached = (rows: readonly ReadRow[], opening: Minor): ReadonlySet<Minor> =>
  makeOnce(reachedFrom(rows), opening, () => balancesFrom(rows.filter(isBooked), opening));

/** Several readings have the same rows: the balances reached, by the balance that they begin with. */
const reachedFrom = onceFor((_: readonly ReadRow[]) => new Map<Minor, ReadonlySet<Minor>>());

function balancesFrom(booked: readonly Booking[], opening: Minor): ReadonlySet<Minor> {
  const reached = new Set([Math.abs(opening)]);
  const orders = [booked, booked.toReversed()].flatMap((list) => [list, ...DAYS.map((dayOf) => byDay(list, dayOf))]);
  for (const order of new Set(orders)) {
    let balance = opening;
    for (const { amount } of order) {
      balance += amount;
      reached.add(Math.abs(balance));
    }
  }
  return reached;
}

/** Returns bookings by their days; the same list if they are in that order. */
function byDay(list: readonly Booking[], dayOf: (row: Booking) => string): readonly Booking[] {
  const days = list.map(dayOf);
  if (days.every((day, i) => i === 0 || itemAt(days, i - 1) <= day)) return list;
  const dated = list.map((row, i) => ({ row, day: itemAt(days, i) }));
  return dated.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))).map(({ row }) => row);
}

const ofDay = ({ date }: Booking): string => date;

export const DAYS: readonly ((row: Booking) => string)[] = [ofDay, ({ valueDate, date }) => valueDate ?? date];

/**
 * Given bookings and the balance that they begin with, returns the lowest balance that they reach, and the largest
 * size.
 */
export function reachOf(booked: readonly Booking[], opening: Minor) {
  const days = groupBy(byDay(booked, ofDay), ofDay);
  let balance = opening;
  let [least, most] = [opening, Math.abs(opening)];
  for (const day of days.values()) {
    // within a day any order is possible
    const { in: ins, out } = turnoverOf(day);
    least = Math.min(least, balance - out);
    most = Math.max(most, Math.abs(balance + ins), Math.abs(balance - out));
    balance += ins - out;
  }
  return { least, most };
}
