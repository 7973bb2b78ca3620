/** Gives the verdict on a statement: verified where every obligation is discharged, mismatch where one is contradicted. This is the one place that says `verified`. */
import type { Subject } from './obligations/obligation.ts';
import { judge } from './obligations/obligations.ts';
import type { Obligation, Reconciliation } from './types.ts';
import { unusedAmounts } from './unused-amounts.ts';

/** Given a subject, judges its obligations and returns the verdict. */
export function reconcile(subject: Subject): Reconciliation {
  const obligations = judge(subject);
  const { checks, chain } = subject.proof;
  return { ...verdictOf(obligations, subject), checks, failingRows: chain.failingRows, obligations };
}

function verdictOf(obligations: readonly Obligation[], subject: Subject): Pick<Reconciliation, 'status' | 'reason'> {
  const contradicted = obligations.filter(({ status }) => status === 'contradicted');
  if (contradicted.length > 0) {
    const what = contradicted.map(({ evidence }) => evidence).join('; ');
    return { status: 'mismatch', reason: `${DISAGREE}: ${what}.${unusedIn(subject)}` };
  }
  const open = obligations.filter(({ status }) => status === 'open');
  // where a person can tell which of two ways is right, that comes first
  const left = open.find(isRival) ?? open[0];
  if (left) return { status: 'unverifiable', reason: reasonOf(left) };
  const sums = obligations.find(({ code }) => code === 'SUMS_CLOSE') as Obligation;
  return { status: 'verified', reason: sums.evidence };
}

/** Nobody knows yet whose fault it is. */
const DISAGREE =
  'The rows and the printed figures do not agree (a row may be missing or misread, or the paper itself may not add up)';

/** Amounts that are named of those which no row uses, at the most. */
const MOST_NAMED = 5;

function unusedIn(subject: Subject): string {
  const amounts = unusedAmounts(subject).slice(0, MOST_NAMED);
  if (amounts.length === 0) return '';
  return ` Amounts on the paper that no row uses: ${amounts.map(({ text, page }) => `${text} (page ${page})`).join(', ')}.`;
}

/** A rival has a code of its own, under which programs know it. */
const isRival = ({ evidence }: Obligation): boolean => evidence.startsWith('AMBIGUOUS: ');
const reasonOf = (one: Obligation): string => (isRival(one) ? one.evidence : `${one.code}: ${one.evidence}`);
