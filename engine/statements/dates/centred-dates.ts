/** Tells whether dates may stand in the middle of their rows, as in cells of a table that were joined, and not on the first of them. */
import type { ReadRow } from '../../model/reading.ts';

/** So many rows share a day whose date has a row above it and one below; and so many such days are no accident. */
const LEAST_ROWS = 3;
const LEAST_DAYS = 2;

/**
 * Given rows, returns how many have their date from the row above, where the same dates stand in the middle of as many
 * rows above as below each, all on its page, and leave no row over: either may be meant.
 */
export function centredDates(rows: readonly ReadRow[]): number {
  const own: boolean[] = [];
  const segments: string[] = [];
  for (const { role, ownDate, row } of rows) {
    if (role !== 'transaction') continue;
    own.push(ownDate);
    segments.push(`${row.table} ${row.segment}`);
  }
  let days = 0;
  let carried = 0;
  for (let from = 0; from < own.length; ) {
    const at = own.indexOf(true, from);
    const end = 2 * at - from;
    if (at < 0 || end >= own.length || segments[from] !== segments[end]) return 0;
    for (let i = at + 1; i <= end; i++) if (own[i]) return 0;
    const count = end - from + 1;
    carried += count - 1;
    if (count >= LEAST_ROWS) days++;
    from = end + 1;
  }
  return days >= LEAST_DAYS && !areRegular(own) ? carried : 0;
}

/** True where as many rows follow each date as the next, as on a paper that has the same bookings each day. */
function areRegular(own: readonly boolean[]): boolean {
  const second = own.indexOf(true, 1);
  return second > 0 && own.every((isOwn, i) => isOwn === (i % second === 0));
}
