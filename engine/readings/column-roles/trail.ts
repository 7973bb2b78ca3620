/** By which rules columns came to their roles: findings about columns, of which each column takes the strongest. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { DecimalMark } from '../../money/amount.ts';
import type { ROLE_RULES } from '../../wording/trail.ts';
import type { Rows } from '../roles.ts';

/** A rule that gives a column its role. */
export type RoleRuleId = keyof typeof ROLE_RULES;

/** A rule that gave a column a role, or took it away (null). */
export interface RoleStep {
  readonly rule: RoleRuleId;
  readonly role: ColumnRole | null;
}

/** What a rule found: columns with their roles, or null for a column that has none. */
export type FoundRoles = readonly (readonly [column: number, role: ColumnRole | null])[];

/** What the rules look at: the rows of one table, and which of its columns are money abroad. */
export interface RoleTable {
  readonly rows: Rows;
  readonly mark: DecimalMark;
  readonly abroad: readonly number[];
}

/** A rule about the roles of columns, given those that were decided before its family. */
export interface ColumnRule {
  readonly id: RoleRuleId;
  readonly strength: number;
  find(table: RoleTable, roles: Roles): FoundRoles;
}

/** Roles, and for each column the rules that gave it, in their order. */
export interface TracedRoles {
  readonly roles: Roles;
  readonly trail: readonly (readonly RoleStep[])[];
}

/** What headings and columns show. */
export interface HeadedRoles extends TracedRoles {
  /** columns under headings of balances, the surest first: the chain of balances shows which one is booked */
  readonly balances: readonly number[];
}

/**
 * Given roles and a family of rules, returns the roles with what the rules find. Each rule looks at the roles before
 * the family, and each column takes the strongest finding, so the order of the rules means nothing.
 */
export function settle({ roles, trail }: TracedRoles, rules: readonly ColumnRule[], table: RoleTable): TracedRoles {
  const found = rules
    .toSorted((a, b) => b.strength - a.strength)
    .flatMap(({ id, find }) => find(table, roles).map(([column, role]) => ({ column, role, rule: id })));
  const strongest = roles.map((_, i) => found.find(({ column }) => column === i));
  return {
    roles: roles.map((role, i) => (strongest[i] ?? { role }).role),
    trail: trail.map((steps, i) => {
      const by = strongest[i];
      return by ? withStep(steps, by.rule, by.role) : steps;
    }),
  };
}

/** Given roles as a rule left them, returns them with that rule in the trail of each column that changed. */
export const traced = (before: TracedRoles, rule: RoleRuleId, roles: Roles): TracedRoles => ({
  roles,
  trail: before.trail.map((steps, i) => withStep(steps, rule, itemAt(roles, i))),
});

const withStep = (steps: readonly RoleStep[], rule: RoleRuleId, role: ColumnRole | null): readonly RoleStep[] =>
  role === (steps.at(-1)?.role ?? null) ? steps : [...steps, { rule, role }];
