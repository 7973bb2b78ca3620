/** Judges an obligation by rules, each with an id, a level and a finding. */
import type { Level } from '../../evidence/question.ts';
import { firstFound, isFilled } from '../../model/lists.ts';
import type { CheckKind } from '../../model/reconciliation.ts';
import { type AgainstFinding, evidenceOf, type Finding } from '../../wording/catalogue.ts';
import type { NoParams } from '../../wording/family.ts';
import { findingOf } from '../checks/checks.ts';
import type { Judgement, Subject } from '../subject.ts';

interface RuleOf<L extends Level, Found> {
  readonly id: string;
  readonly level: L;
  find(subject: Subject): Found;
}

/** `states`: the paper contradicts the obligation. All findings are reported. */
type Contradiction = RuleOf<'states', readonly AgainstFinding[]>;

/**
 * `excludes`: a doubt that keeps the obligation open. `suggests`: evidence that discharges it. `defaults`: why it stays
 * open without either.
 */
type Reason = RuleOf<Exclude<Level, 'states'>, Finding | null>;

/** The levels of engine/evidence. Each level has one answer, so a rule returns only its finding. */
export type Rule = Contradiction | Reason;

export const states = (id: string, find: Contradiction['find']): Rule => ({ id, level: 'states', find });

/** Given kinds of checks, returns the rule that each of them that fails contradicts the obligation. */
export const statesFailing = (id: string, kinds: readonly CheckKind[]): Rule =>
  states(id, ({ checks }) =>
    checks.filter(({ kind, status }) => kinds.includes(kind) && status === 'fail').map(findingOf),
  );

const reasons =
  (level: Reason['level']) =>
  (id: string, find: Reason['find']): Rule => ({ id, level, find });
export const excludes = reasons('excludes');
export const suggests = reasons('suggests');
export const defaults = reasons('defaults');

type BareFinding = Extract<Finding, { readonly params: NoParams }>;

const reasonsIf =
  (level: Reason['level']) =>
  (id: string, code: BareFinding['code'], holds: (subject: Subject) => boolean): Rule => {
    const found = { code, params: {} } as BareFinding;
    return { id, level, find: (subject) => (holds(subject) ? found : null) };
  };
export const excludesIf = reasonsIf('excludes');
export const suggestsIf = reasonsIf('suggests');

type ParamsOf<C extends Finding['code']> = Extract<Finding, { readonly code: C }>['params'];

/** Given a code and its parameters, returns the finding; null if a parameter is missing, 0 or empty. */
export function foundWith<C extends Finding['code']>(
  code: C,
  params: { readonly [K in keyof ParamsOf<C>]: ParamsOf<C>[K] | null | undefined },
): Finding | null {
  const isMissing = (one: unknown) => !one || (Array.isArray(one) && one.length === 0);
  return Object.values(params).some(isMissing) ? null : ({ code, params } as Finding);
}

/**
 * Given the rules of an obligation and a subject, returns the judgement. Only evidence discharges an obligation, and
 * only without a doubt. Rules of one level commute: their order only decides which of several doubts, or proofs, is
 * named. Throws if no rule has a finding: nothing is discharged by default.
 */
export function judgedBy(rules: readonly Rule[], subject: Subject): Judgement {
  const against = rules.flatMap((rule) => (rule.level === 'states' ? rule.find(subject) : []));
  if (isFilled(against)) return { status: 'contradicted', evidence: evidenceOf(against), findings: against };
  const first = (level: Reason['level']) =>
    firstFound(rules, (rule) => (rule.level === level ? rule.find(subject) : null));
  const doubt = first('excludes');
  const proof = doubt === null ? first('suggests') : null;
  const found = doubt ?? proof ?? first('defaults');
  if (found === null) throw new Error(`none of these rules has a finding: ${rules.map(({ id }) => id).join(', ')}`);
  return { status: proof === null ? 'open' : 'discharged', evidence: evidenceOf([found]), findings: [found] };
}
