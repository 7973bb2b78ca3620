/** Which of a statement's rows are bookings, where they are, and their sums. */
import { greatest } from '../geometry/extremes.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Line } from '../model/line.ts';
import { lastOf, neighbours } from '../model/lists.ts';
import type { Minor } from '../model/minor.ts';
import { onceFor } from '../model/once.ts';
import type { ReadRow } from '../model/reading.ts';
import type { PlacedDate } from '../model/table.ts';

/** A row that is booked: it has a day and an amount. */
export type Booking = ReadRow & { readonly role: 'transaction'; readonly date: IsoDate; readonly amount: Minor };

type Placed = Pick<ReadRow, 'row'>;

export const isBooked = (row: Pick<ReadRow, 'role'>): row is Booking => row.role === 'transaction';

/** Given rows, returns the indices of the lines on which they are. */
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
export const lastLineOf = ({ row: { lines } }: Placed): Line => lastOf(lines).source.line;

/** Given a row, returns the page on which it begins, 1-based. */
export const pageOf = (row: Placed): number => firstLineOf(row).page;

/** True for two rows of one table on one page. */
export const areOnOnePage = ({ row: a }: Placed, { row: b }: Placed): boolean =>
  a.table === b.table && a.segment === b.segment;

/** Given bookings, returns the indices of the columns that they have. */
export const columnsOf = (booked: readonly Booking[], cells: 'texts' | 'amounts'): number[] =>
  Array.from({ length: greatest([0, ...booked.map(({ row }) => row[cells].length)]) }, (_, i) => i);

/** Given rows, returns how many bookings are later than the one above them, and how many are earlier. */
export function daySteps(rows: readonly ReadRow[]): { readonly up: number; readonly down: number } {
  const steps = neighbours(rows.filter(isBooked));
  const up = steps.filter(([above, { date }]) => date > above.date).length;
  const down = steps.filter(([above, { date }]) => date < above.date).length;
  return { up, down };
}

/** Money in and money out, neither below zero, and the bookings of each side and of neither. */
export interface Turnover {
  in: Minor;
  out: Minor;
  ins: number;
  outs: number;
  zeroes: number;
}

export const noTurnover = (): Turnover => ({ in: 0, out: 0, ins: 0, outs: 0, zeroes: 0 });

export function addTo(turnover: Turnover, amount: Minor): void {
  if (amount > 0) {
    turnover.in += amount;
    turnover.ins++;
  } else if (amount < 0) {
    turnover.out -= amount;
    turnover.outs++;
  } else turnover.zeroes++;
}

export function turnoverOf(rows: readonly ReadRow[]): Turnover {
  const turnover = noTurnover();
  for (const row of rows) if (isBooked(row)) addTo(turnover, row.amount);
  return turnover;
}

/** Given a turnover, returns the figures that a paper may print of it: either side, the difference, and both. */
export const sumsOf = (turnover: Readonly<Turnover>): Minor[] => [
  turnover.in,
  turnover.out,
  Math.abs(turnover.in - turnover.out),
  turnover.in + turnover.out,
];

export function netOf(rows: readonly ReadRow[]): Minor {
  const turnover = turnoverOf(rows);
  return turnover.in - turnover.out;
}
