/** Gives the verdict. Only this file returns `verified`, and only if every obligation is discharged. */
import type { Reconciliation, Verdict } from '../model/reconciliation.ts';
import { type AgainstFinding, finding, isRival, worded } from '../wording/catalogue.ts';
import { unusedAmounts } from './missed-bookings/other-amounts.ts';
import { judge } from './obligations/question.ts';
import type { Judged, Subject } from './subject.ts';

export function reconcile(subject: Subject): Reconciliation {
  const obligations = judge(subject);
  const { checks, chain } = subject;
  return { ...verdictOf(obligations, subject), checks, failingRows: chain.failingRows, obligations };
}

function verdictOf(judged: readonly Judged[], subject: Subject): Verdict {
  const against = judged.flatMap((one) => (one.status === 'contradicted' ? one.findings : []));
  if (against.length > 0) return mismatch(against, subject);
  const open = judged.filter(({ status }) => status !== 'discharged');
  // if a person can decide between two readings, that reason comes first
  const left = open.find(({ findings: [why] }) => isRival(why)) ?? open[0];
  if (left) {
    const [why] = left.findings;
    return { status: 'unverifiable', ...why, reason: isRival(why) ? left.evidence : `${left.code}: ${left.evidence}` };
  }
  const sums = judged.find(({ code }) => code === 'SUMS_CLOSE') as Judged;
  return { status: 'verified', ...sums.findings[0], reason: sums.evidence };
}

function mismatch(against: readonly AgainstFinding[], subject: Subject): Verdict {
  const disagreement = finding('FIGURES_DISAGREE', { findings: against, unused: unusedAmounts(subject) });
  return { status: 'mismatch', ...disagreement, reason: worded(disagreement) };
}
