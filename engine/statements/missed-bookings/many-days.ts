/** Finds bookings that hold lines of others: their columns of dates have the days of several. */
import type { Line } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { firstLineOf, isBooked } from '../bookings.ts';

/** With so many times the dates of the others a row holds another booking. */
const TIMES = 2;
/** Two dates are a day of booking and another one. */
const LEAST = 3;

/** Given a statement's rows, returns the first line of each booking with twice as many dates as others have. */
export function linesOfManyDays(rows: readonly ReadRow[]): Line[] {
  const booked = rows.filter(isBooked);
  const counts = booked.map(({ row }) => datesIn(row));
  const usual = Math.max(counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0, 1);
  return booked.filter((_, i) => counts[i] >= LEAST && counts[i] >= usual * TIMES).map(firstLineOf);
}

function datesIn({ dates, kinds }: Row): number {
  return dates.reduce((sum, inColumn, i) => sum + (kinds[i] === 'date' ? inColumn.length : 0), 0);
}
