/** How sure a transaction is: 0 to 1. */
import type { ReadRow } from '../readings/types.ts';
import type { Reconciliation } from './types.ts';

/** Where the paper proves the statement. */
const PROVED = 0.99;
/** Where nothing contradicts the row, and its sign is the paper's own. */
const EVIDENT = 0.85;
/** Where its sign or date was carried over from other rows. */
const INFERRED = 0.7;
/** Where its own balance does not follow. */
const CONTRADICTED = 0.4;

/** Given a row, its statement's status and whether its own balance fails, returns its confidence. */
export function confidenceOf(row: ReadRow, status: Reconciliation['status'], failing: boolean): number {
  if (failing) return CONTRADICTED;
  if (status === 'verified') return PROVED;
  const evident = row.sign !== 'none' && row.sign !== 'balance' && row.ownDate;
  return (evident ? EVIDENT : INFERRED) - (status === 'mismatch' ? 0.1 : 0);
}
