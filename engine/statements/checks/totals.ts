/** Tells whether a total inside a table is one: a sum of the rows above it, or of those that it stands above. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import { isBooked } from '../bookings.ts';
import { addTo, noTurnover, sumsOf, turnoverOf } from '../turnover.ts';

/**
 * Given rows in printed order, returns the totals between bookings that are no sum of their bookings: of all above, of those
 * since the total before, of their section, of those below up to the next total, or, above the first booking, of all.
 */
export function unexplainedTotals(rows: readonly ReadRow[]): ReadRow[] {
  if (!rows.some(isTotal)) return [];
  const first = rows.findIndex(isBooked);
  const last = rows.findLastIndex(isBooked);
  const all = turnoverOf(rows);
  const whole = noTurnover();
  let since = noTurnover();
  // totals below each other are of the same rows
  let closed = false;
  let section = { of: rows[0].row.section, turnover: noTurnover() };
  const found: ReadRow[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.row.section !== section.of) section = { of: row.row.section, turnover: noTurnover() };
    if (isBooked(row)) {
      if (closed) since = noTurnover();
      closed = false;
      for (const turnover of [whole, since, section.turnover]) addTo(turnover, row.amount);
    } else if (isTotal(row)) {
      closed = true;
      const turnovers = [whole, since, section.turnover, turnoverOf(belowTotal(rows, i)), ...(i < first ? [all] : [])];
      const sums = new Set(turnovers.flatMap(sumsOf));
      if (i < last && !figuresOfTotal(row).every((size) => sums.has(size))) found.push(row);
    }
  }
  return found;
}

const isTotal = ({ role }: ReadRow): boolean => role === 'total';

/** Given a row that states totals, returns their sizes. */
export const figuresOfTotal = ({ totals: { debit, credit }, amount }: ReadRow): Minor[] =>
  [debit, credit, amount].filter((value) => value !== null).map(Math.abs);

/** Given rows, and the index of a total, returns the rows below it, up to the next. */
function belowTotal(rows: readonly ReadRow[], at: number): readonly ReadRow[] {
  let end = at + 1;
  while (end < rows.length && !isTotal(rows[end])) end++;
  return rows.slice(at + 1, end);
}
