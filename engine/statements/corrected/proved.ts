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
 * True if the paper shows each changed amount more than once. What its text prints there is another reading of it: to
 * prove it, balances on both sides of it alone are enough; for the one line that no row was read of, a total of its
 * side and balances around it and one row. What no text prints there needs both, and no other changed amount that may
 * make up for it. On a picture a printed number of bookings must fit, too: it may be the amount of two rows of which
 * one was missed. What text contradicts is not proved at all: then it is the paper that does not add up.
 */
export function areProved(inOrder: readonly Entry[], ends: Ends, checks: readonly Check[]): boolean {
  const shown = shownByBalances(inOrder, ends, 1);
  // an added row stands in the balance of the next one
  const near = shownByBalances(inOrder, ends, 2);
  const sides = inOrder.flatMap(({ changed }) => (changed === null ? [] : sidesOf(changed)));
  const isCounted = (side: Side) => isReached('count', checks) || isReached(COUNTS[side], checks);
  return inOrder.every(({ changed, by }) => {
    if (changed === null) return true;
    const own = sidesOf(changed);
    const isShown = shown.has(changed);
    const isTotalled = own.length > 0 && own.every((side) => isReached(TOTALS[side], checks));
    const isAlone = own.every((side) => sides.filter((one) => one === side).length === 1);
    if (by === 'printed') return isShown;
    if (by === 'only') return isShown || (isTotalled && near.has(changed));
    if (by === 'gone') return isShown && isTotalled && isAlone;
    return by === 'picture' && isShown && isTotalled && isAlone && own.every(isCounted);
  });
}

/** The changed amounts that are alone between two printed balances, where the sum closes. */
function shownByBalances(
  inOrder: readonly Entry[],
  { opening, closing }: Ends,
  most: number,
): ReadonlySet<ChangedAmount> {
  const shown = new Set<ChangedAmount>();
  let running = opening;
  let since: (ChangedAmount | null)[] = [];
  const reach = (balance: Minor) => {
    const [only, another] = since.filter((one) => one !== null);
    // a row beside it may be the one that is misread
    if (running === balance && only && another === undefined && since.length <= most) shown.add(only);
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

type Side = 'in' | 'out';

const TOTALS = { in: 'totalIn', out: 'totalOut' } as const;
const COUNTS = { in: 'countIn', out: 'countOut' } as const;

/** The sides of which an amount is, before and after. */
const sidesOf = ({ read, now }: ChangedAmount): Side[] => [
  ...new Set([read, now].filter((amount) => amount !== 0).map((amount) => (amount > 0 ? 'in' : 'out'))),
];

const isReached = (figure: FigureName, checks: readonly Check[]): boolean =>
  checks.some(({ kind, status, of }) => FIGURES.has(kind) && status === 'pass' && of?.includes(figure));

const FIGURES: ReadonlySet<Check['kind']> = new Set(['printed_total', 'printed_count']);
