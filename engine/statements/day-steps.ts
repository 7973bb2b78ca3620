/** Counts how the days of bookings go on from one to the next, in printed order. */
import type { ReadRow } from '../model/reading.ts';
import { isBooked } from './bookings.ts';

/** Given rows, returns how many bookings are later than the one above them, and how many earlier. */
export function daySteps(rows: readonly ReadRow[]): { readonly up: number; readonly down: number } {
  let [up, down] = [0, 0];
  let before: string | null = null;
  for (const row of rows) {
    if (!isBooked(row)) continue;
    if (before !== null && row.date > before) up++;
    else if (before !== null && row.date < before) down++;
    before = row.date;
  }
  return { up, down };
}
