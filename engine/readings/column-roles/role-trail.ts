/** Records by which rules the columns of a table came to their roles: what decides them tells it on the way. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';

/** A rule that gave a column a role, or took it away (null). */
export interface RoleStep {
  readonly rule: string;
  readonly role: ColumnRole | null;
}

/** An assignment of roles that was tried, and its score: 1 where all printed balances follow under it, 0.3 where none can be compared. */
export interface Attempt {
  readonly roles: Roles;
  readonly score: number;
}

export class RoleTrail {
  /** by column */
  readonly steps: RoleStep[][];

  constructor(columns: number, before: readonly (readonly RoleStep[])[] = []) {
    this.steps = Array.from({ length: columns }, (_, i) => [...(before[i] ?? [])]);
  }

  /** Given a rule and the roles as they are after it, records it for the columns whose role it changed. */
  after(rule: string, roles: Roles): void {
    this.steps.forEach((steps, i) => {
      if (roles[i] !== (steps.at(-1)?.role ?? null)) steps.push({ rule, role: roles[i] });
    });
  }

  /** The same for one of several ways to go on from here, without changing what is recorded so far. */
  further(rule: string, roles: Roles): RoleTrail {
    const trail = new RoleTrail(this.steps.length, this.steps);
    trail.after(rule, roles);
    return trail;
  }
}
