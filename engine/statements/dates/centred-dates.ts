/** Counts dates that may stand in the middle of their rows, as in joined cells of a table, and not on the first row. */
import type { ReadRow } from '../../model/reading.ts';
import { areOnOnePage, type Booking, isBooked } from '../bookings.ts';

/**
 * At least this many rows share a day whose date has a row above it and one below; this many such days are no accident.
 */
const LEAST_ROWS = 3;
const LEAST_DAYS = 2;

/**
 * Counts the rows dated by the row above, if the dates may also stand in the middle of their rows: each has as many
 * rows above as below on its page, and no row is left over.
 */
export function centredDates(rows: readonly ReadRow[]): number {
  const booked = rows.filter(isBooked);
  const sizes: number[] = [];
  for (let from = 0; from < booked.length; from += sizes[sizes.length - 1]) {
    const size = sizeOfDay(booked, from);
    if (size === null) return 0;
    sizes.push(size);
  }
  const days = sizes.filter((size) => size >= LEAST_ROWS).length;
  return days >= LEAST_DAYS && !areRegular(booked) ? booked.length - sizes.length : 0;
}

/** Returns how many bookings share a day if its date stands in their middle; null if it does not. */
function sizeOfDay(booked: readonly Booking[], from: number): number | null {
  let at = from;
  while (at < booked.length && !booked[at].ownDate) at++;
  const end = 2 * at - from;
  if (end >= booked.length || !areOnOnePage(booked[from], booked[end])) return null;
  return booked.slice(at + 1, end + 1).some(({ ownDate }) => ownDate) ? null : end - from + 1;
}

/** True if as many rows follow each date as the next, as on a paper that has the same bookings each day. */
function areRegular(booked: readonly Booking[]): boolean {
  const second = booked.findIndex(({ ownDate }, i) => i > 0 && ownDate);
  return second > 0 && booked.every(({ ownDate }, i) => ownDate === (i % second === 0));
}
