/** Tells whether a total inside a table is one: a sum of the rows above it, or of those that it stands above. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import { isBooked } from '../bookings.ts';

/** Given rows in printed order, returns the totals between transactions that no sum of the rows above comes to, nor of those of their section, nor of those below up to the next total, nor, above the first, of all. */
export function unexplainedTotals(rows: readonly ReadRow[]): ReadRow[] {
  if (!rows.some(isTotal)) return [];
  const first = rows.findIndex(isBooked);
  const last = rows.findLastIndex(isBooked);
  const all = sumsOf(rows);
  const whole = { in: 0, out: 0 };
  let since = { in: 0, out: 0 };
  // totals below each other are of the same rows
  let closed = false;
  let section = { of: rows[0]?.row.section, in: 0, out: 0 };
  const found: ReadRow[] = [];
  rows.forEach((row, i) => {
    if (row.row.section !== section.of) section = { of: row.row.section, in: 0, out: 0 };
    if (row.role === 'transaction' && row.amount !== null) {
      if (closed) since = { in: 0, out: 0 };
      closed = false;
      for (const sums of [whole, since, section]) {
        if (row.amount > 0) sums.in += row.amount;
        else sums.out -= row.amount;
      }
    } else if (row.role === 'total') {
      const printed = [row.totals.debit, row.totals.credit, row.amount].filter((v) => v !== null).map(Math.abs);
      const sums = new Set<Minor>(
        [whole, since, section, sumsOf(belowTotal(rows, i)), ...(i < first ? [all] : [])].flatMap((s) => [
          s.in,
          s.out,
          Math.abs(s.in - s.out),
          s.in + s.out,
        ]),
      );
      if (i < last && printed.length > 0 && !printed.every((v) => sums.has(v))) found.push(row);
      closed = true;
    }
  });
  return found;
}

const isTotal = ({ role }: ReadRow): boolean => role === 'total';

/** Given rows, and the index of a total, returns the rows below it, up to the next. */
function belowTotal(rows: readonly ReadRow[], at: number): readonly ReadRow[] {
  let end = at + 1;
  while (end < rows.length && !isTotal(rows[end])) end++;
  return rows.slice(at + 1, end);
}

function sumsOf(rows: readonly ReadRow[]): { in: number; out: number } {
  const sums = { in: 0, out: 0 };
  for (const row of rows) {
    const amount = isBooked(row) ? (row.amount ?? 0) : 0;
    if (amount > 0) sums.in += amount;
    else sums.out -= amount;
  }
  return sums;
}
