/** The families of rules about what columns are for, which need no balances. */
import { columnsOf } from '../roles.ts';
import { BY_CONTENTS, BY_SUMS, OF_ONE_ROLE } from './content-rules.ts';
import { BY_DATES, BY_HEADING } from './heading-rules.ts';
import type { ColumnRule, RoleTable } from './role-table.ts';
import { settle, type TracedRoles } from './trail.ts';

/** Each family asks for roles that those before it gave; the rules of one family commute. */
const NAMED: readonly (readonly ColumnRule[])[] = [BY_HEADING, BY_DATES];
const SETTLED: readonly (readonly ColumnRule[])[] = [OF_ONE_ROLE, BY_CONTENTS, BY_SUMS];
export const FAMILIES = [...NAMED, ...SETTLED];

/** What headings and columns tell. */
export interface HeadedRoles extends TracedRoles {
  /** columns that headings call balances, the surest first: the chain of balances tells which one is booked */
  readonly balances: readonly number[];
}

/** Given a table, returns the roles that need no balances. */
export function rolesByColumns(table: RoleTable): HeadedRoles {
  const { columns } = table.rows[0];
  const settled = (before: TracedRoles, rules: readonly ColumnRule[]) => settle(before, rules, table);
  const none: TracedRoles = { roles: columns.map(() => null), trail: columns.map(() => []) };
  const named = NAMED.reduce(settled, none);
  const balances = columnsOf(named.roles, 'balance').sort((a, b) => columns[b].weight - columns[a].weight);
  return { ...SETTLED.reduce(settled, named), balances };
}
