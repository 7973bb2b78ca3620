/** The question of what a row is: a booking, a balance, a total, or none of them. */
import { decide, strongestOf } from '../../evidence/decide.ts';
import type { RowReason, RowRole } from '../../model/reading.ts';
import { ROW_RULES } from './rules.ts';
import { hasAnotherBeside, type RowSoFar, subjectOf } from './subject.ts';

/** What a row is, and why if it is no transaction. */
export interface RoleOfRow {
  readonly role: RowRole;
  readonly reason: RowReason;
}

const QUESTION = { about: 'what a row is', rules: ROW_RULES } as const;

/** Given a row and what was read from it, returns what the row is. */
export function roleOf(read: RowSoFar): RoleOfRow {
  const { row, roles } = read;
  const { answer, by, trail } = decide(QUESTION, subjectOf(read));
  if (answer === 'transaction') return { role: answer, reason: hasAnotherBeside(row, roles) ? 'another_beside' : '' };
  // if nothing speaks for the answer, the reason is what excludes a booking
  const { rule } =
    by.rule.level === 'defaults' ? strongestOf(trail.filter((one) => one.rule.level === 'excludes')) : by;
  return { role: answer, reason: rule.reason === 'words' ? (row.kind ?? '') : rule.reason };
}
