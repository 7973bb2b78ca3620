/** Tells whether rows without a date of their own may have that of the row above. */
import type { ReadRow } from '../readings/types.ts';

/** One row without a date is a gap; a paper that prints a day once has more. */
const LEAST = 2;

/**
 * Given rows, returns how many have their date from the row above though the paper does not show that it prints a day
 * once: it repeats the day elsewhere, leaves it out on a single row, or something stands where the date should.
 */
export function doubtfulDates(rows: readonly ReadRow[]): number {
  const undated = rows.filter((r) => r.role === 'transaction' && !r.ownDate);
  if (undated.length === 0) return 0;
  if (undated.length < LEAST || rows.some((r, i) => repeatsDay(r, rows[i - 1]))) return undated.length;
  return undated.filter(({ row }) => row.texts.some((text, i) => row.kinds[i] === 'date' && text !== '')).length;
}

/** True for a row that prints the day of the row above again; the first of a page or a section does so on any paper. */
function repeatsDay(row: ReadRow, above: ReadRow | undefined): boolean {
  if (!above || row.role !== 'transaction' || above.role !== 'transaction') return false;
  if (row.row.headingDate || !row.ownDate || !above.ownDate || row.date !== above.date) return false;
  const [own, other] = [row.row, above.row];
  return own.table === other.table && own.segment === other.segment && own.section?.title === other.section?.title;
}
