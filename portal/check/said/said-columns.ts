/** What somebody says that columns hold: by a point in each. */
import type { Hints } from '../../api/types.ts';
import type { Box } from '../edit/words.ts';
import type { PrintedColumn } from './printed-columns.ts';

export type SaidColumn = NonNullable<Hints['columnsAt']>[number];
export type Holds = SaidColumn['holds'];

/** Nothing is said of a column. */
export const AS_READ = 'asRead';
/** What a column may hold. */
export const CHOICES: Readonly<Record<PrintedColumn['kind'] | 'any', readonly Holds[]>> = {
  money: ['debit', 'credit', 'amount', 'balance', 'other'],
  days: ['date', 'value_date', 'other'],
  any: ['debit', 'credit', 'amount', 'balance', 'date', 'value_date', 'other'],
};

/** A place on a page of which something can be said. */
export interface Place {
  readonly page: number;
  /** the point by which it is said */
  readonly x: number;
  readonly y: number;
  /** its band: points in it are of its column */
  readonly box: Box;
  /** null: somebody pointed at it where no column was found */
  readonly column: PrintedColumn | null;
}

/** Returns the columns of a page; none of pages that are not known. */
export type KnownPlaces = (page: number) => readonly Place[];

/** Given a place, returns whether what is said is said in its band. */
export const isIn =
  ({ page, x, y, box: [x0, y0, x1, y1], column }: Place) =>
  (one: SaidColumn): boolean => {
    if (one.page !== page) return false;
    if (column === null) return one.x === x && one.y === y;
    return one.x >= x0 && one.x <= x1 && one.y >= y0 && one.y <= y1;
  };

/** The service reads all lists with the same headings alike: what is said of their column in one is said in all. */
function isAlike(one: PrintedColumn, other: PrintedColumn): boolean {
  const isBelow = one.left < other.right && other.left < one.right;
  // pages that go on print no headings
  const isHeadedSo = one.heading === other.heading || one.heading === '' || other.heading === '';
  return one.kind === other.kind && isBelow && isHeadedSo;
}

const isSaidElsewhere =
  ({ column }: Place, known: KnownPlaces) =>
  (one: SaidColumn): boolean => {
    const there = known(one.page).find((place) => isIn(place)(one))?.column ?? null;
    return column !== null && there !== null && isAlike(column, there);
  };

/** Given what is said of all columns, returns what is said of one, there or on another page; null if nothing is. */
export const saidOf = (said: readonly SaidColumn[], place: Place, known: KnownPlaces): Holds | null =>
  (said.findLast(isIn(place)) ?? said.findLast(isSaidElsewhere(place, known)))?.holds ?? null;

/**
 * Given what is said of all columns, says something else of one, or nothing. Two sayings of one column would both be
 * ignored, so that all others of it are dropped.
 */
export function say(
  said: readonly SaidColumn[],
  { place, holds }: { readonly place: Place; readonly holds: Holds | null },
  known: KnownPlaces,
): SaidColumn[] {
  const [isHere, isElsewhere] = [isIn(place), isSaidElsewhere(place, known)];
  const others = said.filter((one) => !isHere(one) && !isElsewhere(one));
  const { page, x, y } = place;
  return holds === null ? others : [...others, { page, x, y, holds }];
}

/** Given the hints of a reading and what is said of its columns, returns the hints about columns: of one kind alone. */
export function columnHints(before: Hints | null, said: readonly SaidColumn[]): Pick<Hints, 'columns' | 'columnsAt'> {
  if (said.length > 0) return { columnsAt: [...said] };
  return before?.columns === undefined ? {} : { columns: before.columns };
}
