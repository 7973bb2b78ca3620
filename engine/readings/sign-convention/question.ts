/** The question of a statement's sign convention: a card's paper prints debts, so its signs are turned. */
import { decide, strongestOf } from '../../evidence/decide.ts';
import type { Decision } from '../../evidence/question.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import { isAsKindNamed, isPlainlyCard } from '../account-kind/weighs.ts';
import { CONVENTION_RULES, type ConventionName } from './rules.ts';
import type { SignedPart } from './signed-part.ts';
import { owedBySteps } from './steps.ts';
import { type ConventionSubject, subjectOf } from './subject.ts';

const QUESTION = { about: 'the sign convention', rules: CONVENTION_RULES } as const;

const CONVENTIONS: Readonly<Record<ConventionName, Pick<SignConvention, 'flip' | 'owed'>>> = {
  holder_held: { flip: 1, owed: false },
  holder_owed: { flip: 1, owed: true },
  bank_held: { flip: -1, owed: false },
  bank_owed: { flip: -1, owed: true },
};

/** Given a part, returns the sign conventions that evidence leaves open, the likeliest first. */
export function signConventionsOf(signed: SignedPart): readonly SignConvention[] {
  const subject = subjectOf(signed);
  const open = openConventions(subject);
  const steps = subject.running && !subject.signed ? owedBySteps(signed) : null;
  return withBalances(open, subject, steps);
}

/** The conventions that speak on the first level on which any does, the likeliest first. */
function openConventions(subject: ConventionSubject): readonly SignConvention[] {
  const decision = decide(QUESTION, subject);
  const { ranked, by } = decision;
  const open = ranked.filter((one) => one.by.rule.level === by.rule.level);
  return open.map(({ answer }) => conventionOf(answer, subject, isOverruled(decision)));
}

/** True if the answer is on a later level than an excluded one. */
const isOverruled = ({ by, trail }: Decision<ConventionName>): boolean =>
  strongestOf(trail.filter(({ rule }) => rule.level !== 'excludes')).rule.level !== by.rule.level;

function conventionOf(name: ConventionName, subject: ConventionSubject, overruled: boolean): SignConvention {
  const { weighs, against, feesMinus, structure } = subject;
  const { flip, owed } = CONVENTIONS[name];
  return {
    card: subject.isCard && !overruled,
    flip,
    worded: subject.signed && subject.flip !== null && !overruled,
    owed,
    weighs,
    plainlyCard: isPlainlyCard(weighs),
    asKindNamed: isAsKindNamed(owed, weighs),
    against,
    feesMinus,
    structure,
  };
}

/**
 * The open conventions, with balances held or owed as the paper shows: a label that calls a balance owed leaves no
 * other way, nor do bookings whose balances show it.
 */
function withBalances(
  open: readonly SignConvention[],
  { owes, sidesOpen }: ConventionSubject,
  steps: ReturnType<typeof owedBySteps>,
): readonly SignConvention[] {
  const shown = owes ? { owed: true, sure: true } : steps;
  if (shown === null) return open;
  const left = open.filter(({ card, owed }) => owed === shown.owed && (shown.sure || owed === card));
  if (left.length > 0) return left;
  // what bookings show does not overrule what the paper is called, nor the other way round
  return sidesOpen && steps !== null ? [...open.map(turned), ...open] : open;
}

function turned(convention: SignConvention): SignConvention {
  const owed = !convention.owed;
  return { ...convention, owed, asKindNamed: isAsKindNamed(owed, convention.weighs) };
}
