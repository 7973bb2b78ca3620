/** Tells which rows a paper that numbers its rows leaves out. */
import type { ColumnRole } from '../lexicon/columns/column-role.ts';
import type { ReadRow } from '../readings/types.ts';
import { isBooked } from './bookings.ts';

/** Rows that follow each other by number, of all that have one, at the least. */
const FOLLOWING = 0.5;
/** More numbers between two rows are those of other papers. */
const MOST_LEFT_OUT = 20;
const NUMBER = /^#?(\d{1,4})[.)]?$/;

/** Given rows and what each column of their tables is for, returns the first gap in the numbers that count the rows, as the numbers that are missing; null where none is, or none counts them. */
export function missingRowNumbers(
  rows: readonly ReadRow[],
  rolesOf: ReadonlyMap<number, readonly (ColumnRole | null)[]>,
): { readonly from: number; readonly to: number } | null {
  const numbers = rows.flatMap(({ role, row }) => {
    const at = rolesOf.get(row.table)?.indexOf('sequence') ?? -1;
    const text = role !== 'ignored' && at >= 0 ? NUMBER.exec(row.texts[at]) : null;
    return text ? [Number(text[1])] : [];
  });
  const booked = rows.filter(isBooked).length;
  if (numbers.length < booked || numbers.length < 2) return null;
  const ordered = numbers[0] > numbers[numbers.length - 1] ? numbers.reverse() : numbers;
  const steps = ordered.slice(1).map((number, i) => number - ordered[i]);
  // a new list may begin to count again
  const grows = steps.every((step, i) => step > 0 || ordered[i + 1] === 1);
  if (!grows || steps.filter((step) => step === 1).length < steps.length * FOLLOWING) return null;
  const at = steps.findIndex((step) => step > 1 && step <= MOST_LEFT_OUT);
  return at < 0 ? null : { from: ordered[at] + 1, to: ordered[at + 1] - 1 };
}
