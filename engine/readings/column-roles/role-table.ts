/** What the rules about columns look at: the rows of one table. */
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import type { RoleRule } from './trail.ts';

/** The rows of one table, and which of its columns are money abroad. */
export interface RoleTable {
  readonly rows: readonly Row[];
  readonly mark: DecimalMark;
  readonly abroad: readonly number[];
}

export type ColumnRule = RoleRule<RoleTable>;
