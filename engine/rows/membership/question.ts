/** The question of whether a line without an amount is part of the row beside it. */
import { decide, strongestOf } from '../../evidence/decide.ts';
import type { JoinRule } from '../../wording/lines.ts';
import { MEMBERSHIP_RULES, type MembershipSubject } from './rules.ts';

const QUESTION = { about: 'whether a line is of a row', rules: MEMBERSHIP_RULES } as const;
const REASONS: ReadonlyMap<string, JoinRule | null> = new Map(MEMBERSHIP_RULES.map(({ id, reason }) => [id, reason]));

const AGAINST = MEMBERSHIP_RULES.filter(({ level }) => level === 'excludes');

/** Given a line and the row beside it, returns why the line is no part of that; null where it is one. */
export function keptOut(subject: MembershipSubject): JoinRule | null {
  // nothing keeps most lines out of their row: they need no decision, which takes many times as long
  if (AGAINST.every((rule) => rule.find(subject) === null)) return null;
  const { answer, trail } = decide(QUESTION, subject);
  if (answer === 'row') return null;
  return REASONS.get(strongestOf(trail.filter(({ level }) => level === 'excludes')).rule) as JoinRule;
}
