/** Tells if figures that nobody changed prove the changed amounts: none proves itself by the sum that it closes. */
import type { Minor } from '../../model/minor.ts';
import type { Check, FigureName } from '../../model/reconciliation.ts';
import type { ChangedAmount, Entry } from './as-read.ts';

/** Printed balances around the rows, in the order of booking; null: not printed, or entered by hand. */
interface Ends {
  readonly opening: Minor | null;
  readonly closing: Minor | null;
}

/**
 * True if printed balances on both sides show each changed amount by itself, and printed totals confirm it: one sum may
 * have been made to close. As for figures of a picture that the sums correct, a second sum is needed.
 */
export function areProved(inOrder: readonly Entry[], ends: Ends, checks: readonly Check[]): boolean {
  const shown = shownByBalances(inOrder, ends);
  return inOrder.every(({ changed }) => changed === null || (shown.has(changed) && isTotalled(changed, checks)));
}

/** The changed amounts that are alone between two printed balances, where the sum closes. */
function shownByBalances(inOrder: readonly Entry[], { opening, closing }: Ends): ReadonlySet<ChangedAmount> {
  const shown = new Set<ChangedAmount>();
  let running = opening;
  let since: (ChangedAmount | null)[] = [];
  const reach = (balance: Minor) => {
    const [only, another] = since;
    // a row beside it may be the one that is misread
    if (running === balance && only && another === undefined) shown.add(only);
    since = [];
    running = balance;
  };
  for (const { row, amount, changed, printedBalance } of inOrder) {
    since.push(changed);
    if (running !== null) running += amount;
    // the balance of a row that was deleted may be another row's
    if (printedBalance !== null && row !== null) reach(printedBalance);
  }
  if (closing !== null && since.length > 0) reach(closing);
  return shown;
}

const sideOf = (amount: Minor): FigureName | null => {
  if (amount === 0) return null;
  return amount > 0 ? 'totalIn' : 'totalOut';
};

/** True if the printed totals of the sides of an amount, before and after, are those of the rows. */
function isTotalled({ read, now }: ChangedAmount, checks: readonly Check[]): boolean {
  const sides = [sideOf(read), sideOf(now)].filter((side) => side !== null);
  const isReached = (side: FigureName) =>
    checks.some(({ kind, status, of }) => kind === 'printed_total' && status === 'pass' && of?.includes(side));
  return sides.length > 0 && sides.every(isReached);
}
