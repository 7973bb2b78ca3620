/** How an obligation is judged: by rules, each with an id, a level and a finding. */
import type { Level } from '../../evidence/question.ts';
import type { Line } from '../../model/line.ts';
import { type AgainstFinding, evidenceOf, type Finding } from '../../wording/catalogue.ts';
import type { NoParams } from '../../wording/family.ts';
import type { Judgement, Subject } from './subject.ts';

/** `states`: the paper contradicts the obligation. All findings are reported. */
interface Contradiction {
  readonly id: string;
  readonly level: Extract<Level, 'states'>;
  find(subject: Subject): readonly AgainstFinding[];
}

/**
 * `excludes`: a doubt that keeps the obligation open. `suggests`: evidence that discharges it. `defaults`: why it stays
 * open without either.
 */
export interface Reason {
  readonly id: string;
  readonly level: Exclude<Level, 'states'>;
  find(subject: Subject): Finding | null;
}

/** The levels of engine/evidence. Each level has one answer, so a rule returns only its finding. */
export type ObligationRule = Contradiction | Reason;

export const states = (id: string, find: Contradiction['find']): ObligationRule => ({ id, level: 'states', find });
export const excludes = (id: string, find: Reason['find']): ObligationRule => ({ id, level: 'excludes', find });
export const suggests = (id: string, find: Reason['find']): ObligationRule => ({ id, level: 'suggests', find });
export const defaults = (id: string, find: Reason['find']): ObligationRule => ({ id, level: 'defaults', find });

type BareFinding = Extract<Finding, { readonly params: NoParams }>;

type Condition = (subject: Subject) => boolean;

const where =
  (code: BareFinding['code'], holds: Condition): Reason['find'] =>
  (subject) =>
    holds(subject) ? ({ code, params: {} } as BareFinding) : null;
export const excludesIf = (id: string, code: BareFinding['code'], holds: Condition): ObligationRule =>
  excludes(id, where(code, holds));
export const suggestsIf = (id: string, code: BareFinding['code'], holds: Condition): ObligationRule =>
  suggests(id, where(code, holds));

/**
 * Given the rules of an obligation and a subject, returns the judgement. Only evidence discharges an obligation, and
 * only without a doubt. Rules of one level commute: their order only decides which of several doubts, or proofs, is
 * named. Throws if no rule has a finding: nothing is discharged by default.
 */
export function judgedBy(rules: readonly ObligationRule[], subject: Subject): Judgement {
  const against = rules.flatMap((rule) => (rule.level === 'states' ? rule.find(subject) : []));
  if (against.length > 0) return { status: 'contradicted', evidence: evidenceOf(against), findings: against };
  const doubt = firstFound(rules, 'excludes', subject);
  const found = doubt ?? firstFound(rules, 'suggests', subject);
  if (found !== null) return judgement(doubt === null ? 'discharged' : 'open', found);
  const lacking = firstFound(rules, 'defaults', subject);
  if (lacking === null) throw new Error(`none of these rules speaks: ${rules.map(({ id }) => id).join(', ')}`);
  return judgement('open', lacking);
}

function firstFound(rules: readonly ObligationRule[], level: Reason['level'], subject: Subject): Finding | null {
  for (const rule of rules) {
    const found = rule.level === level ? rule.find(subject) : null;
    if (found !== null) return found;
  }
  return null;
}

const judgement = (status: 'discharged' | 'open', found: Finding): Judgement => ({
  status,
  evidence: evidenceOf([found]),
  findings: [found],
});

export const pagesOfLines = (lines: readonly Pick<Line, 'page'>[]): number[] =>
  [...new Set(lines.map(({ page }) => page))].sort((a, b) => a - b);
