/** Which of a statement's rows are bookings: the transactions of its result. */
import { onceFor } from '../model/once.ts';
import type { ReadRow } from '../model/reading.ts';

export const isBooked = ({ role }: Pick<ReadRow, 'role'>): boolean => role === 'transaction';

/** Given rows, returns the indices of the lines on which they stand. */
export function linesOf(rows: readonly Pick<ReadRow, 'row'>[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { row } of rows) for (const { source } of row.lines) lines.add(source.line.index);
  return lines;
}

/** Given rows, returns the indices of the lines on which bookings stand. */
export const linesOfBookings = onceFor(
  (rows: readonly Pick<ReadRow, 'role' | 'row'>[]): ReadonlySet<number> => linesOf(rows.filter(isBooked)),
);
