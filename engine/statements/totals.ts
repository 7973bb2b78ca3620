/** Tells whether a total inside a table is one: a sum of the rows above it. */
import type { ReadRow } from '../readings/types.ts';
import type { Minor } from './types.ts';

/** Given rows in printed order, returns the totals between transactions that no sum of the rows above comes to. */
export function unexplainedTotals(rows: readonly ReadRow[]): ReadRow[] {
  const last = rows.findLastIndex((r) => r.role === 'transaction');
  const whole = { in: 0, out: 0 };
  let since = { in: 0, out: 0 };
  const found: ReadRow[] = [];
  rows.forEach((row, i) => {
    if (row.role === 'transaction' && row.amount !== null) {
      for (const sums of [whole, since]) {
        if (row.amount > 0) sums.in += row.amount;
        else sums.out -= row.amount;
      }
    } else if (row.role === 'total') {
      const printed = [row.totals.debit, row.totals.credit, row.amount].filter((v) => v !== null).map(Math.abs);
      const sums = new Set<Minor>([whole, since].flatMap((s) => [s.in, s.out, Math.abs(s.in - s.out), s.in + s.out]));
      if (i < last && printed.length > 0 && !printed.every((v) => sums.has(v))) found.push(row);
      since = { in: 0, out: 0 };
    }
  });
  return found;
}
