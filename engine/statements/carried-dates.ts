/** Tells whether rows without a date of their own may have that of the row above. */
import type { ReadRow } from '../readings/types.ts';

/** One row without a date is a gap; a paper that prints a day once has more. */
const LEAST = 2;

/**
 * Given rows, returns how many have their date from the row above though the paper does not show that it prints a day
 * once: it repeats the day elsewhere, or leaves it out on a single row.
 */
export function doubtfulDates(rows: readonly ReadRow[]): number {
  const undated = rows.filter((r) => r.role === 'transaction' && !r.ownDate);
  if (undated.length === 0) return 0;
  const repeats = rows.some((r, i) => {
    const above = rows[i - 1];
    if (!above || r.role !== 'transaction' || above.role !== 'transaction') return false;
    // the first row of a page prints the day again
    return (
      r.ownDate &&
      above.ownDate &&
      r.date === above.date &&
      r.row.table === above.row.table &&
      r.row.segment === above.row.segment
    );
  });
  return repeats || undated.length < LEAST ? undated.length : 0;
}
