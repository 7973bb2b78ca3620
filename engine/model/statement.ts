/** The result of the engine: statements with their transactions, and what the paper's arithmetic shows. */
import type { Corrections } from './correction.ts';
import type { IsoDate } from './iso-date.ts';
import type { LeftOver } from './left-over.ts';
import type { Minor } from './minor.ts';
import type { Reconciliation } from './reconciliation.ts';
import type { Transaction, WordReading } from './transaction.ts';
import type { Warning } from './warning.ts';

export type AccountType = 'current' | 'savings' | 'card' | 'loan' | 'wallet';

/** A word outside of the bookings that the statement rests on, and that the readers of its picture read differently. */
export interface FigureReading extends Omit<WordReading, 'field'> {
  /** `figure`: a balance, a total or a count */
  readonly field: 'date' | 'figure';
}

/** One account, currency and printed period. */
export interface Statement {
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
  /** the paper prints its code, its name or a symbol of no other one; left out if it is concluded, or of a hint */
  readonly currencyNamed?: true;
  /** the decimals of the currency's minor unit: 2 for most, 0 for yen, 3 for dinars */
  readonly decimals: number;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  readonly openingBalance: Minor | null;
  readonly closingBalance: Minor | null;
  readonly transactions: readonly Transaction[];
  readonly reconciliation: Reconciliation;
  readonly warnings: readonly Warning[];
  /** left out if two readers read all of it alike, and for text of the file */
  readonly readings?: readonly FigureReading[];
  /** left out of a statement whose figures agree with its rows */
  readonly left?: LeftOver;
  /** left out of what nobody changed */
  readonly corrections?: Corrections;
}
