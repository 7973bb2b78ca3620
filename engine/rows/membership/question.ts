/** The question of whether a line without an amount is part of the row beside it. */
import { decide, strongestOf } from '../../evidence/decide.ts';
import type { JoinRule } from '../../wording/lines.ts';
import { MEMBERSHIP_RULES, type MembershipSubject } from './rules.ts';

const QUESTION = { about: 'whether a line is of a row', rules: MEMBERSHIP_RULES } as const;

/** Given a line and the row beside it, returns why the line is no part of that; null if it is one. */
export function keptOut(subject: MembershipSubject): JoinRule | null {
  const { id } = strongestOf(decide(QUESTION, subject).trail).rule;
  return id === 'beside' || id === 'apart' ? null : id;
}
