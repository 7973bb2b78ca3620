/** What columns are made of before their edges are known: headings, and what is below each other. */
import type { Interval } from '../../geometry/intervals.ts';
import { CODE_ROLES, type ColumnRole, FIGURE_ROLES } from '../../lexicon/headings/column-role.ts';
import { neighbours } from '../../model/lists.ts';
import type { Column } from '../../model/table.ts';

/** Runs without a heading are columns if they are on this share of the lines with an amount, */
export const UNHEADED_SHARE = 0.5;
/** and on so many. */
export const UNHEADED_COUNT = 2;

/** A column to be: its heading, if any, with what is below each other under it. */
export interface Item {
  readonly x0: number;
  readonly x1: number;
  readonly role: ColumnRole | null;
  readonly weight: number;
  readonly heading: string;
  readonly holds: Column['holds'];
  readonly run: Interval | null;
}

/** What a column has that no heading is over. */
export const UNHEADED = { role: null, weight: 0, heading: '' } as const;

/** True for a column of dates or amounts, by its heading or by what is in it. */
export const holdsFigures = ({ holds, role }: Item): boolean => holds !== null || FIGURE_ROLES.has(role);

/** True for a heading of codes: all that is below it is its own. */
export const namesCodes = ({ role }: Pick<Item, 'role'>): boolean => CODE_ROLES.has(role);

/** Given columns to be and what parts two of them, returns the columns. */
export function columnsBetween(items: readonly Item[], edge: (a: Item, b: Item) => number): Column[] {
  const edges = neighbours(items).map(([a, b]) => edge(a, b));
  return items.map(({ role, weight, heading, holds }, index) => ({
    index,
    left: edges[index - 1] ?? -Infinity,
    right: edges[index] ?? Infinity,
    role,
    holds,
    weight,
    heading,
  }));
}
