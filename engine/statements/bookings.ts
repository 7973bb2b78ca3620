/** Which of a statement's rows are bookings: the transactions of its result. */
import type { IsoDate } from '../model/iso-date.ts';
import type { Line } from '../model/line.ts';
import type { Minor } from '../model/minor.ts';
import { onceFor } from '../model/once.ts';
import type { ReadRow, Roles } from '../model/reading.ts';
import type { Row } from '../model/row.ts';
import type { PlacedDate } from '../model/table.ts';
import type { ReadPart } from '../readings/read.ts';

/** A row that is booked: it has a day and an amount. */
export type Booking = ReadRow & { readonly role: 'transaction'; readonly date: IsoDate; readonly amount: Minor };

type Placed = Pick<ReadRow, 'row'>;

export const isBooked = (row: Pick<ReadRow, 'role'>): row is Booking => row.role === 'transaction';

/** Given rows, returns the indices of the lines on which they stand. */
export function linesOf(rows: readonly Placed[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { row } of rows) for (const { source } of row.lines) lines.add(source.line.index);
  return lines;
}

export const linesOfBookings = onceFor(
  (rows: readonly (Placed & Pick<ReadRow, 'role'>)[]): ReadonlySet<number> => linesOf(rows.filter(isBooked)),
);

/** Given dates, returns their texts as printed, without repeats. */
export const textsOf = (dates: readonly PlacedDate[]): string[] => [...new Set(dates.map(({ token }) => token.text))];

export const firstLineOf = ({ row: { lines } }: Placed): Line => lines[0].source.line;
export const lastLineOf = ({ row: { lines } }: Placed): Line => lines[lines.length - 1].source.line;

/** Given a row, returns the page on which it begins, 1-based. */
export const pageOf = (row: Placed): number => firstLineOf(row).page;

/** Given a row and its part, returns what its columns are for. */
export const rolesOf = ({ table }: Row, { context }: Pick<ReadPart, 'context'>): Roles =>
  context.rolesOf.get(table) ?? [];

/** Given rows, returns how many bookings are later than the one above them, and how many are earlier. */
export function daySteps(rows: readonly ReadRow[]): { readonly up: number; readonly down: number } {
  let [up, down] = [0, 0];
  let before: string | null = null;
  for (const row of rows) {
    if (!isBooked(row)) continue;
    if (before !== null && row.date > before) up++;
    else if (before !== null && row.date < before) down++;
    before = row.date;
  }
  return { up, down };
}

export function netOf(rows: readonly ReadRow[]): Minor {
  let net = 0;
  for (const row of rows) if (isBooked(row)) net += row.amount;
  return net;
}
