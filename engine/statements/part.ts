/** Looks up what a part of the readings has: its lines, its bookings and their sums, the roles of its columns. */
import { greatest } from '../geometry/extremes.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Line } from '../model/line.ts';
import { itemAt, lastOf } from '../model/lists.ts';
import type { Minor } from '../model/minor.ts';
import { onceFor } from '../model/once.ts';
import type { ReadRow, Roles } from '../model/reading.ts';
import type { Row } from '../model/row.ts';
import type { PlacedAmount, PlacedDate } from '../model/table.ts';
import { minorUnits } from '../money/amount.ts';
import type { Part } from '../readings/parts/parts.ts';
import type { ReadPart } from '../readings/read.ts';

type Lines = Pick<Part, 'fromLine' | 'toLine'>;

/** Given a part and a line, returns true if the line belongs to the part. */
export const isLineOf = ({ fromLine, toLine }: Lines, { index }: Pick<Line, 'index'>): boolean =>
  index >= fromLine && index < toLine;

/** Given a part and something on a line, such as a figure, returns true if it belongs to the part. */
export const isOf = (part: Lines, { line }: { readonly line: { readonly line: Pick<Line, 'index'> } }): boolean =>
  isLineOf(part, line.line);

/** Given a part, returns the index of the line of its first row; undefined without rows. */
export const firstRow = ({ rows }: Pick<Part, 'rows'>): number | undefined => rows[0]?.lines[0].source.line.index;

/** Given a row and its part, returns what its columns are for. */
export const rolesOf = ({ table }: Row, { context }: Pick<ReadPart, 'context'>): Roles =>
  context.rolesOf.get(table) ?? [];

/** Given a row, its part and roles of columns, returns the row's amounts in columns of these roles. */
export function amountsIn(row: Row, part: ReadPart, wanted: ReadonlySet<Roles[number]>): PlacedAmount[] {
  const roles = rolesOf(row, part);
  return row.amounts.flatMap((amount, i) => (amount && wanted.has(roles[i] ?? null) ? [amount] : []));
}

/** Given an amount and its part, returns it in minor units, without its sign; null if it is not a number. */
export const unitsOf = ({ token }: PlacedAmount, { context, decimals }: ReadPart): Minor | null =>
  minorUnits(token, context.mark, decimals);

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

/** Given a row and the indices of title lines in order, returns the nearest title above the row, or null. */
export function titleAbove(row: Placed, titles: readonly number[]): number | null {
  if (titles.length === 0) return null;
  const { index } = firstLineOf(row);
  // a long paper has as many titles as rows
  let [low, high] = [0, titles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(titles, middle) < index) low = middle + 1;
    else high = middle;
  }
  return titles[low - 1] ?? null;
}

/** Given a row, returns the page on which it begins, 1-based. */
export const pageOf = (row: Placed): number => firstLineOf(row).page;

/** Given lines or areas, returns the pages on which they are, in order. */
export const pagesOfLines = (lines: readonly Pick<Line, 'page'>[]): number[] =>
  [...new Set(lines.map(({ page }) => page))].sort((a, b) => a - b);

/** True for two rows of one table on one page. */
export const areOnOnePage = ({ row: a }: Placed, { row: b }: Placed): boolean =>
  a.table === b.table && a.segment === b.segment;

/** Given bookings, returns the indices of the columns that they have. */
export const columnsOf = (booked: readonly Booking[], cells: 'texts' | 'amounts'): number[] =>
  Array.from({ length: greatest([0, ...booked.map(({ row }) => row[cells].length)]) }, (_, i) => i);

/** Given neighbouring bookings, returns how many are later than the one above them, and how many are earlier. */
export function daySteps(pairs: readonly [above: Booking, below: Booking][]) {
  const up = pairs.filter(([above, { date }]) => date > above.date).length;
  const down = pairs.filter(([above, { date }]) => date < above.date).length;
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

export const netOf = (rows: readonly ReadRow[]): Minor =>
  rows.reduce((sum, row) => (isBooked(row) ? sum + row.amount : sum), 0);

/** Words of a note, at the least: fewer may name a booking. */
const LEAST_WORDS = 6;

/** True for a line of so many words that it is a sentence: "Your offset account saved you interest this month". */
export const isNote = ({ words }: Pick<Line, 'words'>): boolean =>
  words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= LEAST_WORDS;
