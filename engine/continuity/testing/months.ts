/** Three months of an account, and what is found about any statements, for the tests of continuity. */
import { expect } from 'vitest';
import type { Statement } from '../../model/statement.ts';
import { comparedStatement } from '../compared.ts';
import { continuityOf } from '../continuity.ts';
import { bookings, statement } from './statements.ts';

export const JANUARY = ['2025-01-01', '2025-01-31'] as const;
export const FEBRUARY = ['2025-02-01', '2025-02-28'] as const;
export const MARCH = ['2025-03-01', '2025-03-31'] as const;
export const ROWS = bookings(10_000, [
  ['2025-01-03', -1_250],
  ['2025-01-20', 30_000],
  ['2025-02-07', -1_999],
  ['2025-02-20', 30_000],
  ['2025-03-01', -5_000],
  ['2025-03-30', -700],
]);
export const january = statement(JANUARY, ROWS);
export const february = statement(FEBRUARY, ROWS);
export const march = statement(MARCH, ROWS);

export const compare = (statements: readonly Statement[], failed: readonly string[] = []) =>
  continuityOf(
    statements.map((paper) => comparedStatement(paper)),
    failed,
  );
/** Of the one account that the statements are of. */
export function account(statements: readonly Statement[], failed: readonly string[] = []) {
  const accounts = compare(statements, failed);
  expect(accounts).toHaveLength(1);
  return accounts[0];
}

export const withoutBalances = (paper: Statement): Statement => ({
  ...paper,
  openingBalance: null,
  closingBalance: null,
  transactions: paper.transactions.map((row) => ({ ...row, balance: null })),
});
