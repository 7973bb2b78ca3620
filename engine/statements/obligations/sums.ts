/** The sums close: from a printed opening balance to a printed closing balance, count or totals. */
import type { ReadRow } from '../../model/reading.ts';
import type { Check, CheckKind, FigureName } from '../../model/reconciliation.ts';
import { finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { findingOf } from '../checks/checks.ts';
import { contradicted, discharged, type Judge, open } from './obligation.ts';

const BALANCES: ReadonlySet<CheckKind> = new Set(['running_balance', 'opening_closing', 'carried_forward']);
/** The figures of money in, and of money out. */
const SIDES: readonly (readonly [FigureName, FigureName])[] = [
  ['totalIn', 'countIn'],
  ['totalOut', 'countOut'],
];

export const sumsClose: Judge = ({ proof: { rows, figures, chain, checks } }) => {
  const failed = checks.filter(({ kind, status }) => BALANCES.has(kind) && status === 'fail');
  if (failed.length > 0) return contradicted(failed.map(findingOf));
  if (figures.opening === null) return open(finding('NO_OPENING_BALANCE'));
  const transactions = rows.filter(isBooked).length;
  const chained = chain.proved.size === transactions && transactions > 0;
  if (!checks.some(({ kind }) => kind === 'opening_closing') && !(chained && isCounted(checks, rows)))
    return open(finding('NO_END_PRINTED'));
  const sums = checks.filter(({ kind }) => kind !== 'dates').length;
  return discharged(finding(chain.compared > 0 ? 'BALANCES_CLOSE' : 'AMOUNTS_CLOSE', { sums }));
};

/** True where figures are printed that a row more or less would change; those of one side say nothing of rows of the other behind the last balance, nor does a number that may count rows of nothing, or not. */
function isCounted(checks: readonly Check[], rows: readonly ReadRow[]): boolean {
  const open = rows.some(({ role, amount }) => role === 'transaction' && amount === 0);
  const told = checks.filter(({ kind }) => !open || kind !== 'printed_count');
  const printed = new Set(told.flatMap(({ of }) => of ?? []));
  return printed.has('count') || SIDES.every(([total, count]) => printed.has(total) || printed.has(count));
}
