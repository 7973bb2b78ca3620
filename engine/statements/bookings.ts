/** Which of a statement's rows are bookings: the transactions of its result. */
import type { IsoDate } from '../model/iso-date.ts';
import type { Line } from '../model/line.ts';
import type { Minor } from '../model/minor.ts';
import { onceFor } from '../model/once.ts';
import type { ReadRow } from '../model/reading.ts';

/** A row that books something: it has a day and an amount. */
export type Booking = ReadRow & { readonly role: 'transaction'; readonly date: IsoDate; readonly amount: Minor };

type Placed = Pick<ReadRow, 'row'>;

export const isBooked = (row: Pick<ReadRow, 'role'>): row is Booking => row.role === 'transaction';

/** Given rows, returns the indices of the lines on which they stand. */
export function linesOf(rows: readonly Placed[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { row } of rows) for (const { source } of row.lines) lines.add(source.line.index);
  return lines;
}

/** Given rows, returns the indices of the lines on which bookings stand. */
export const linesOfBookings = onceFor(
  (rows: readonly (Placed & Pick<ReadRow, 'role'>)[]): ReadonlySet<number> => linesOf(rows.filter(isBooked)),
);

export const firstLineOf = ({ row: { lines } }: Placed): Line => lines[0].source.line;
export const lastLineOf = ({ row: { lines } }: Placed): Line => lines[lines.length - 1].source.line;

/** Given a row, returns the page on which it begins, 1-based. */
export const pageOf = (row: Placed): number => firstLineOf(row).page;

/** Given rows, returns what their bookings come to. */
export function netOf(rows: readonly ReadRow[]): Minor {
  let net = 0;
  for (const row of rows) if (isBooked(row)) net += row.amount;
  return net;
}
