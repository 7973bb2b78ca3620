/** Columns by their roles, and the amounts of rows in them. */
import { AMOUNT_ROLES, type ColumnRole } from '../lexicon/headings/column-role.ts';
import type { Filled } from '../model/lists.ts';
import type { Roles } from '../model/reading.ts';
import type { Row } from '../model/row.ts';
import type { PlacedAmount } from '../model/table.ts';

/** Rows of one table: there is a first one, whose columns and kinds are those of all. */
export type Rows = Filled<Row>;

/** Given the roles of columns, returns the indices of those with one role. */
export const columnsOf = (roles: Roles, role: ColumnRole | null): number[] =>
  roles.flatMap((one, i) => (one === role ? [i] : []));

/** True for the column of money in, or of money out. */
export const isSide = (role: ColumnRole | null | undefined): boolean => role === 'debit' || role === 'credit';

/** True for a column whose amounts are booked. */
export const isAmount = (role: ColumnRole | null | undefined): boolean => role != null && AMOUNT_ROLES.has(role);

/** True if some row has an amount in a column. */
export const holdsAmounts = (rows: readonly Row[], column: number): boolean =>
  rows.some(({ amounts }) => amounts[column] !== null);

/** Given a row, the roles of its columns and one role, returns the amount in the first column that has it, or null. */
export function amountIn({ amounts }: Row, roles: Roles | undefined, role: ColumnRole): PlacedAmount | null {
  const at = roles?.indexOf(role) ?? -1;
  return at < 0 ? null : (amounts[at] ?? null);
}
