/** Finds the totals of lists outside of the bookings: the charges of an analysis, fees to come. */
import { itemAt } from '../../model/lists.ts';
import { linesOfBookings } from '../bookings.ts';
import { type CrossChecked, type StatedFigure, sizeOf } from './subject.ts';

/** Points that amounts of one column may end apart. */
const SAME_EDGE = 2;
/** Lines of a list, at the least. */
const LEAST_LISTED = 2;

/**
 * Given a figure, returns true if it is the total of amounts right above it that no row has, and opening and closing
 * balance leave no room for those among the bookings.
 */
export function endsOwnList({ amount, line: own, size }: StatedFigure, subject: CrossChecked): boolean {
  const { checks, document, rows } = subject;
  if (!checks.some(({ kind, status }) => kind === 'opening_closing' && status === 'pass')) return false;
  const booked = linesOfBookings(rows);
  let sum = 0;
  for (let at = own.line.index - 1, count = 1; at >= 0; at--, count++) {
    const { line, amounts } = itemAt(document.tables.lines, at);
    const above = amounts.find(({ x1 }) => Math.abs(x1 - amount.x1) <= SAME_EDGE);
    const value = above && line.page === own.line.page && !booked.has(at) ? sizeOf(above, subject) : null;
    if (value === null) return false;
    sum += value;
    if (sum === size && count >= LEAST_LISTED) return true;
  }
  return false;
}
