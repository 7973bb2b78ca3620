/** Counts rows with the day of those above, although a balance that ends the day is between: a date may be lost. */
import type { ReadRow } from '../../model/reading.ts';

/** This many days with several rows show that a paper prints a balance at the end of each day. */
const LEAST = 2;
/** There are this many times more of them than rows after such a balance. */
const MANY = 2;

/** The kinds of a balance that is carried over a page: it does not end a day. */
const CARRIED: ReadonlySet<string> = new Set(['brought_forward', 'carried_forward', 'opening']);

/**
 * Given rows, oldest first, counts those without a date after a balance that ends their day, if the other days of the
 * paper have a balance only at their end.
 */
export function rowsPastDayEnd(rows: readonly ReadRow[]): number {
  let [usual, past] = [0, 0];
  let day: ReadRow[] = [];
  /** the places in the day at which a balance is printed, by the row above it */
  let ends: number[] = [];
  const close = () => {
    if (day.length > 1) {
      const inside = ends.filter((end) => end < day.length - 1);
      const strays = inside.filter((end) => isBehind(day[end], day[end + 1]));
      if (inside.length === 0 && ends.length > 0) usual++;
      past += strays.length;
    }
    day = [];
    ends = [];
  };
  for (const row of rows) {
    if (row.role === 'balance' && !CARRIED.has(row.reason) && day.length > 0) ends.push(day.length - 1);
    if (row.role !== 'transaction') continue;
    if (day.length > 0 && day[0].date !== row.date) close();
    day.push(row);
    if (row.balance !== null) ends.push(day.length - 1);
  }
  close();
  // if balances stand beside other rows as often, they do not end a day
  return usual >= Math.max(LEAST, MANY * past) ? past : 0;
}

/** True for a row without a date on the page of the row above. */
function isBehind({ row: above }: ReadRow, { row }: ReadRow): boolean {
  return row.days.length === 0 && row.table === above.table && row.segment === above.segment;
}
