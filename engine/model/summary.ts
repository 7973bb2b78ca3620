/** What a statement says of itself, without its rows: for lists of statements. */
import type { AccountType } from './statement.ts';

export interface StatementSummary {
  readonly status: 'verified' | 'mismatch' | 'unverifiable';
  /** first and last page, 1-based */
  readonly pages: readonly [first: number, last: number];
  readonly institution: string | null;
  readonly accountHolder: string | null;
  readonly accountNumber: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly accountType: AccountType | null;
  /** ISO 4217 */
  readonly currency: string | null;
  /** ISO 8601 */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** decimals, with as many figures behind the point as the currency has */
  readonly openingBalance: string | null;
  readonly closingBalance: string | null;
  readonly totalIn: string;
  /** positive */
  readonly totalOut: string;
  readonly transactionCount: number;
  /** rows that people changed, added or deleted */
  readonly correctedRows: number;
}
