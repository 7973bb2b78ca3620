/** Gives the verdict. Only this file returns `verified`, and only if every obligation is discharged. */
import type { Obligation, Reconciliation, Verdict } from '../model/reconciliation.ts';
import { type AgainstFinding, finding, isRival, worded } from '../wording/catalogue.ts';
import { unusedAmounts } from './missed-bookings/other-amounts.ts';
import { judge } from './obligations/question.ts';
import type { Subject } from './subject.ts';

type Unused = ReturnType<typeof unusedAmounts>;

export function reconcile(subject: Subject): Reconciliation {
  const obligations = judge(subject);
  const { checks, chain } = subject;
  return {
    ...verdictOf(obligations, () => unusedAmounts(subject)),
    checks,
    failingRows: chain.failingRows,
    obligations,
  };
}

/** Given what was judged, and what finds the amounts that no row uses, returns the verdict. */
export function verdictOf(judged: readonly Obligation[], unused: () => Unused): Verdict {
  const against = judged.flatMap((one) =>
    one.status === 'contradicted' ? (one.findings as readonly AgainstFinding[]) : [],
  );
  if (against.length > 0) return mismatch(against, unused());
  const open = judged.filter(({ status }) => status !== 'discharged');
  // if a person can decide between two readings, that reason comes first
  const left = open.find(({ findings: [why] }) => isRival(why)) ?? open[0];
  if (left) {
    const [why] = left.findings;
    return { status: 'unverifiable', ...why, reason: isRival(why) ? left.evidence : `${left.code}: ${left.evidence}` };
  }
  const sums = judged.find(({ code }) => code === 'SUMS_CLOSE') as Obligation;
  return { status: 'verified', ...sums.findings[0], reason: sums.evidence };
}

function mismatch(against: readonly AgainstFinding[], unused: Unused): Verdict {
  const disagreement = finding('FIGURES_DISAGREE', { findings: against, unused });
  return { status: 'mismatch', ...disagreement, reason: worded(disagreement) };
}
