/** Counts rows with the day of those above, although a balance that ends the day is between: a date may be lost. */
import type { ReadRow } from '../../model/reading.ts';
import { areOnOnePage, type Booking, isBooked } from '../bookings.ts';

/** This many days with several rows show that a paper prints a balance at the end of each day. */
const LEAST = 2;
/** There are this many times more of them than rows after such a balance. */
const MANY = 2;

/** The kinds of a balance that is carried over a page: it does not end a day. */
const CARRIED: ReadonlySet<string> = new Set(['brought_forward', 'carried_forward', 'opening']);

/**
 * Given rows, oldest first, counts those without a date after a balance that ends their day, if the other days of the
 * paper have a balance only at their end.
 */
export function rowsPastDayEnd(rows: readonly ReadRow[]): number {
  let [usual, past] = [0, 0];
  for (const { booked, ends } of daysOf(rows)) {
    const inside = ends.filter((end) => end < booked.length - 1);
    if (booked.length > 1 && inside.length === 0 && ends.length > 0) usual++;
    past += inside.filter((end) => isBehind(booked[end], booked[end + 1])).length;
  }
  // if balances stand beside other rows as often, they do not end a day
  return usual >= Math.max(LEAST, MANY * past) ? past : 0;
}

interface Day {
  readonly booked: Booking[];
  /** the places in the day at which a balance is printed, by the row above it */
  readonly ends: number[];
}

function daysOf(rows: readonly ReadRow[]): Day[] {
  const days: Day[] = [];
  for (const row of rows) {
    if (isBooked(row) && days.at(-1)?.booked[0].date !== row.date) days.push({ booked: [], ends: [] });
    const day = days.at(-1);
    if (isBooked(row)) day?.booked.push(row);
    const isEnd = isBooked(row) ? row.balance !== null : row.role === 'balance' && !CARRIED.has(row.reason);
    if (day && isEnd) day.ends.push(day.booked.length - 1);
  }
  return days;
}

/** True for a row without a date on the page of the row above. */
const isBehind = (above: Booking, below: Booking): boolean => below.row.days.length === 0 && areOnOnePage(above, below);
