/** The sums close: from a printed opening balance to a printed closing balance, count or totals. */
import type { Check, FigureName } from '../../model/reconciliation.ts';
import { finding } from '../../wording/catalogue.ts';
import type { Subject } from '../subject.ts';
import { defaults, excludesIf, type ObligationRule, statesFailing, suggests } from './judge.ts';

const SIDES: readonly (readonly [FigureName, FigureName])[] = [
  ['totalIn', 'countIn'],
  ['totalOut', 'countOut'],
];

export const SUM_RULES: readonly ObligationRule[] = [
  // a balance does not follow from the rows before it
  statesFailing('balance_differs', ['running_balance', 'opening_closing', 'carried_forward']),
  // a list of bookings with a balance on each row: a missing first row would not show (verified.test.ts)
  excludesIf('no_opening', 'NO_OPENING_BALANCE', ({ figures }) => figures.opening === null),
  suggests('sums_close', (subject) => (reachesEnd(subject) ? closing(subject) : null)),
  // the list may continue after its last row
  defaults('no_end', () => finding('NO_END_PRINTED')),
];

function closing({ checks, chain }: Subject) {
  const sums = checks.filter(({ kind }) => kind !== 'dates').length;
  return finding(chain.compared > 0 ? 'BALANCES_CLOSE' : 'AMOUNTS_CLOSE', { sums });
}

/** True if a closing balance is reached, or each row is proved and figures show how many rows there are. */
function reachesEnd(subject: Subject): boolean {
  return subject.checks.some(({ kind }) => kind === 'opening_closing') || (subject.chained && isCounted(subject));
}

/**
 * True for printed figures that an additional or missing row would change. Figures of one side say nothing of the other
 * side's rows after the last balance; a count says nothing of rows of 0.00.
 */
function isCounted({ booked, checks }: Subject): boolean {
  const hasZeroes = booked.some(({ amount }) => amount === 0);
  const isClear = ({ kind }: Check): boolean => !hasZeroes || kind !== 'printed_count';
  const printed = new Set(checks.filter(isClear).flatMap(({ of }) => of ?? []));
  return printed.has('count') || SIDES.every(([total, count]) => printed.has(total) || printed.has(count));
}
