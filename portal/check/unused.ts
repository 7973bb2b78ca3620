/** Amounts on the pages that no row uses: where the sums do not close, one of them may be what is missing. */
import type { Finding } from '../api/types.ts';
import type { Statement } from './result.ts';

type Disagreement = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params'];

export interface UnusedAmount {
  /** as printed */
  readonly text: string;
  /** from 1 */
  readonly page: number;
  /** true if a sum fails by exactly this amount */
  readonly isDifference: boolean;
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
  const { unused: found } = reconciliation.params as Disagreement;
  const unused = found.map(({ text, page }) => ({
    text,
    page,
    isDifference: differences.has(digitsOf(text)),
  }));
  return [...unused.filter((one) => one.isDifference), ...unused.filter((one) => !one.isDifference)];
}

/** Printed amounts have any marks and signs; the digits are the same. */
export function digitsOf(amount: string): string {
  return amount.replace(/\D/g, '').replace(/^0+/, '');
}
