/** Counts rows that have the day of rows above, and may be of another day: dates in their middle, balances between. */
import { itemAt, lastOf } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import { areOnOnePage, type Booking, isBooked } from '../bookings.ts';

/**
 * At least this many rows share a day whose date has a row above it and one below; this many such days are no accident.
 */
const LEAST_ROWS = 3;
const LEAST_DAYS = 2;

/**
 * Counts the rows dated by the row above, if the dates may also be in the middle of their rows: each has as many
 * rows above as below on its page, and no row is left over.
 */
export function centredDates(rows: readonly ReadRow[]): number {
  const booked = rows.filter(isBooked);
  const sizes: number[] = [];
  for (let from = 0; from < booked.length; from += lastOf(sizes)) {
    const size = sizeOfDay(booked, from);
    if (size === null) return 0;
    sizes.push(size);
  }
  const days = sizes.filter((size) => size >= LEAST_ROWS).length;
  return days >= LEAST_DAYS && !areRegular(booked) ? booked.length - sizes.length : 0;
}

/** Returns how many bookings share a day if its date is in their middle; null if it is not. */
function sizeOfDay(booked: readonly Booking[], from: number): number | null {
  let at = from;
  while (booked[at]?.ownDate === false) at++;
  const end = 2 * at - from;
  const last = booked[end];
  if (last === undefined || !areOnOnePage(itemAt(booked, from), last)) return null;
  return booked.slice(at + 1, end + 1).some(({ ownDate }) => ownDate) ? null : end - from + 1;
}

/** True if as many rows follow each date as the next, as on a paper that has the same bookings each day. */
function areRegular(booked: readonly Booking[]): boolean {
  const second = booked.findIndex(({ ownDate }, i) => i > 0 && ownDate);
  return second > 0 && booked.every(({ ownDate }, i) => ownDate === (i % second === 0));
}

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
    past += inside.filter((end) => isBehind(itemAt(booked, end), itemAt(booked, end + 1))).length;
  }
  // if balances are beside other rows as often, they do not end a day
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
    if (isBooked(row) && days.at(-1)?.booked[0]?.date !== row.date) days.push({ booked: [], ends: [] });
    const day = days.at(-1);
    if (isBooked(row)) day?.booked.push(row);
    const isEnd = isBooked(row) ? row.balance !== null : row.role === 'balance' && !CARRIED.has(row.reason);
    if (day && isEnd) day.ends.push(day.booked.length - 1);
  }
  return days;
}

/** True for a row without a date on the page of the row above. */
const isBehind = (above: Booking, below: Booking): boolean => below.row.days.length === 0 && areOnOnePage(above, below);
