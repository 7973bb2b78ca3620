/** Amounts on the pages that no row uses: where the sums do not close, one of them may be what is missing. */
import type { Finding } from '../api/types.ts';
import { negated } from './edit/drafts.ts';
import type { Statement } from './result.ts';

type Disagreement = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params'];

const BALANCES: ReadonlySet<string> = new Set(['opening_closing', 'running_balance']);

export interface UnusedAmount {
  /** as printed */
  readonly text: string;
  /** from 1 */
  readonly page: number;
  /** true if a sum fails by exactly this amount */
  readonly isDifference: boolean;
  /** a row of it with this sign closes the sum; null: the sign is not known */
  readonly closes: string | null;
}

/** Given a statement, returns the amounts that the service found unused, those that a sum fails by first. */
export function unusedIn({ reconciliation }: Statement): UnusedAmount[] {
  if (reconciliation.code !== 'FIGURES_DISAGREE') return [];
  const { checks, failingRows } = reconciliation;
  const failed = checks.filter(({ status }) => status === 'fail');
  const differences = new Set(
    [...failed, ...failingRows].flatMap(({ difference }) =>
      typeof difference === 'string' ? digitsOf(difference) : [],
    ),
  );
  const lacking = lackingIn(reconciliation);
  const { unused: found } = reconciliation.params as Disagreement;
  const unused = found.map(({ text, page }) => {
    const fit = lacking.filter((amount) => digitsOf(amount) === digitsOf(text));
    const closes = new Set(fit).size === 1 ? (fit[0] ?? null) : null;
    return { text, page, isDifference: differences.has(digitsOf(text)), closes };
  });
  return [...unused.filter((one) => one.isDifference), ...unused.filter((one) => !one.isDifference)];
}

/** The amounts, with their signs, of rows that would close a sum of balances. */
function lackingIn({ checks, failingRows }: Statement['reconciliation']): string[] {
  // computed less printed
  const sums = checks.flatMap(({ kind, status, difference }) =>
    status === 'fail' && BALANCES.has(kind) && typeof difference === 'string' ? negated(difference) : [],
  );
  // printed less computed
  return [...sums, ...failingRows.map(({ difference }) => difference)];
}

/** Printed amounts have any marks and signs; the digits are the same. */
export function digitsOf(amount: string): string {
  return amount.replace(/\D/g, '').replace(/^0+/, '');
}
