/** What somebody says that columns hold: by a point in each. */
import type { Hints } from '../../api/types.ts';
import type { PrintedColumn } from './printed-columns.ts';

export type SaidColumn = NonNullable<Hints['columnsAt']>[number];
export type Holds = SaidColumn['holds'];

/** Nothing is said of a column. */
export const AS_READ = 'asRead';
/** What a column may hold. */
export const CHOICES: Readonly<Record<PrintedColumn['kind'], readonly Holds[]>> = {
  money: ['debit', 'credit', 'amount', 'balance', 'other'],
  days: ['date', 'value_date', 'other'],
};
/** Points between the middle of a column and what was said of it. */
const NEAR = 15;

/** A column by its page. */
export interface PlacedColumn {
  readonly page: number;
  readonly column: PrintedColumn;
}

const isOf =
  ({ page, column: { x, top, bottom } }: PlacedColumn) =>
  (one: SaidColumn): boolean =>
    one.page === page && Math.abs(one.x - x) <= NEAR && one.y >= top && one.y <= bottom;

/** Given what is said of all columns, returns what is said of one; null if nothing is. */
export const saidOf = (said: readonly SaidColumn[], placed: PlacedColumn): Holds | null =>
  said.find(isOf(placed))?.holds ?? null;

/** Given what is said of all columns, says something else of one, or nothing. */
export function say(said: readonly SaidColumn[], placed: PlacedColumn, holds: Holds | null): SaidColumn[] {
  const others = said.filter((one) => !isOf(placed)(one));
  const { x, y } = placed.column;
  return holds === null ? others : [...others, { page: placed.page, x, y, holds }];
}

/** Given the hints of a reading and what is said of its columns, returns the hints about columns: of one kind alone. */
export function columnHints(before: Hints | null, said: readonly SaidColumn[]): Pick<Hints, 'columns' | 'columnsAt'> {
  if (said.length > 0) return { columnsAt: [...said] };
  return before?.columns === undefined ? {} : { columns: before.columns };
}
