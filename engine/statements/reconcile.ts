/** Gives the verdict on a statement: verified where every obligation is discharged, mismatch where one is contradicted. This is the one place that says `verified`. */

import type { Subject } from './obligations/obligation.ts';
import { judge } from './obligations/obligations.ts';
import type { Obligation, Reconciliation } from './types.ts';

/** Given a subject, judges its obligations and returns the verdict. */
export function reconcile(subject: Subject): Reconciliation {
  const obligations = judge(subject);
  const { checks, chain } = subject.proof;
  return { ...verdictOf(obligations), checks, failingRows: chain.failingRows, obligations };
}

function verdictOf(obligations: readonly Obligation[]): Pick<Reconciliation, 'status' | 'reason'> {
  const contradicted = obligations.filter(({ status }) => status === 'contradicted');
  if (contradicted.length > 0) {
    const what = contradicted.map(({ evidence }) => evidence).join('; ');
    return { status: 'mismatch', reason: `The paper does not add up: ${what}.` };
  }
  const left = obligations.find(({ status }) => status === 'open');
  if (left) return { status: 'unverifiable', reason: reasonOf(left) };
  const sums = obligations.find(({ code }) => code === 'SUMS_CLOSE') as Obligation;
  return { status: 'verified', reason: sums.evidence };
}

/** A rival has a code of its own, under which programs know it. */
const reasonOf = ({ code, evidence }: Obligation): string =>
  evidence.startsWith('AMBIGUOUS: ') ? evidence : `${code}: ${evidence}`;
