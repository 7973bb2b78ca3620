/** Which of a statement's rows are bookings: the transactions of its result. */
import type { ReadRow } from '../model/reading.ts';

export const isBooked = ({ role }: Pick<ReadRow, 'role'>): boolean => role === 'transaction';

/** Given rows, returns the indices of the lines on which they stand. */
export const linesOf = (rows: readonly Pick<ReadRow, 'row'>[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ row }) => row.lines.map(({ source }) => source.line.index)));

/** Given rows, returns the indices of the lines on which bookings stand. */
export const linesOfBookings = (rows: readonly Pick<ReadRow, 'role' | 'row'>[]): ReadonlySet<number> =>
  linesOf(rows.filter(isBooked));
