/** How an obligation is judged: by rules, each with an id, a level and what it finds. */
import type { Level } from '../../evidence/question.ts';
import type { Line } from '../../model/line.ts';
import type { Obligation } from '../../model/reconciliation.ts';
import { type AgainstFinding, evidenceOf, type Finding } from '../../wording/catalogue.ts';
import type { Subject } from './subject.ts';

/** `states`: the paper contradicts the obligation itself. All that is found so is told. */
interface Contradiction {
  readonly id: string;
  readonly level: Extract<Level, 'states'>;
  /** Given the subject, returns what goes against the obligation; none where nothing does. */
  find(subject: Subject): readonly AgainstFinding[];
}

/**
 * `excludes`: a doubt, with which the obligation is not discharged. `suggests`: evidence that discharges it. `defaults`: why
 * it stays open where there is neither.
 */
export interface Reason {
  readonly id: string;
  readonly level: Exclude<Level, 'states'>;
  /** Given the subject, returns what was found; null where nothing was. */
  find(subject: Subject): Finding | null;
}

/** The levels are those of engine/evidence. Each has one answer, so that a rule returns only what it found. */
export type ObligationRule = Contradiction | Reason;

/** What was found of an obligation. What goes against it is known as such, so that the verdict can name it. */
export type Judgement =
  | (Omit<Obligation, 'code' | 'status'> & { readonly status: 'discharged' | 'open' })
  | (Omit<Obligation, 'code' | 'status' | 'findings'> & {
      readonly status: 'contradicted';
      readonly findings: readonly AgainstFinding[];
    });

/** An obligation with its judgement. */
export type Judged = Judgement & Pick<Obligation, 'code'>;

/**
 * Given the rules of an obligation and a subject, returns the judgement. An obligation is discharged by evidence alone, and by
 * none where there is a doubt. Rules of one level commute: their order tells only which of several doubts, or of several
 * proofs, is named. Throws where no rule speaks, which is a fault of the rules: nothing is discharged by default.
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

/** Given lines, returns the pages that they stand on, in order. */
export const pagesOfLines = (lines: readonly Pick<Line, 'page'>[]): number[] =>
  [...new Set(lines.map(({ page }) => page))].sort((a, b) => a - b);
