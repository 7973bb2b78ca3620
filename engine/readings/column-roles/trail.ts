/**
 * By which rules the columns of a table came to their roles: findings about columns, of which each column takes the
 * strongest.
 */
import type { Finding } from '../../evidence/question.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';

/** A rule that gives a column its role; its name stands in the trail, and explain words it. */
export type RoleRuleId =
  | 'heading'
  | 'dates'
  | 'surest_heading'
  | 'markers'
  | 'balance_of_sides'
  | 'only_side'
  | 'side_of_title'
  | 'total_with_fee'
  | 'balances_follow'
  | 'most_letters'
  | 'no_description';

/** A rule that gave a column a role, or took it away (null). */
export interface RoleStep {
  readonly rule: RoleRuleId;
  readonly role: ColumnRole | null;
}

/** What a rule found about one column: its role, or that it has none (null). */
export interface RoleFinding extends Finding<ColumnRole | null> {
  readonly column: number;
}

/** A rule about the roles of a table's columns: it looks at those that were decided before its family is heard. */
export interface RoleRule<Table> {
  readonly id: RoleRuleId;
  find(table: Table, roles: Roles): readonly RoleFinding[];
}

/** Roles, and by column the rules that gave them, in their order. */
export interface TracedRoles {
  readonly roles: Roles;
  readonly trail: readonly (readonly RoleStep[])[];
}

/**
 * Given roles and a family of rules, returns the roles with what they find: each rule looks at the roles as they are
 * before the family, and each column takes the strongest finding about it; so the order of the rules means nothing.
 */
export function settle<Table>(
  { roles, trail }: TracedRoles,
  rules: readonly RoleRule<Table>[],
  table: Table,
): TracedRoles {
  const found = rules.flatMap((rule) => rule.find(table, roles).map((finding) => ({ ...finding, rule: rule.id })));
  if (found.length === 0) return { roles, trail };
  const strongest = new Map<number, (typeof found)[number]>();
  for (const one of found) {
    const other = strongest.get(one.column);
    if (other === undefined || one.strength > other.strength) strongest.set(one.column, one);
  }
  return {
    roles: roles.map((role, i) => strongest.get(i)?.answer ?? (strongest.has(i) ? null : role)),
    trail: trail.map((steps, i) => {
      const by = strongest.get(i);
      return by === undefined ? steps : withStep(steps, by.rule, by.answer);
    }),
  };
}

/** Given roles as a rule left them, returns them with that rule in the trail of each column that it changed. */
export function traced(before: TracedRoles, rule: RoleRuleId, roles: Roles): TracedRoles {
  return { roles, trail: before.trail.map((steps, i) => withStep(steps, rule, roles[i])) };
}

/** Given the roles after a rule, returns what it found: the columns whose role it changed. */
export function changes(before: Roles, after: Roles, strength: number): RoleFinding[] {
  return after.flatMap((answer, column) => (answer === before[column] ? [] : [{ column, answer, strength }]));
}

function withStep(steps: readonly RoleStep[], rule: RoleRuleId, role: ColumnRole | null): readonly RoleStep[] {
  return role === (steps.at(-1)?.role ?? null) ? steps : [...steps, { rule, role }];
}
