/** All statements of a bank account as one: its rows without doubles, its balances, and how far the whole is proved. */
import type { AccountContinuity, Days, Finding } from '../../continuity/types.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Transaction } from '../../model/transaction.ts';
import type { AccountStatement, ExportAccount } from '../accounting/accounts.ts';

/** Statements of one account that follow one another. */
export interface JoinInput {
  readonly account: ExportAccount;
  /** of the same statements */
  readonly continuity: AccountContinuity;
}

/**
 * What is doubtful about a row: `maybeTwice`: another statement of the same days has a row of the same day and amount,
 * but not of the same balance or text, so that nothing shows that they are one; `earlierOnly`, `laterOnly`: only one of
 * two versions of a statement has it.
 */
export type RowDoubt =
  | { readonly kind: 'maybeTwice'; readonly of: string }
  | { readonly kind: 'earlierOnly' | 'laterOnly' };

export interface JoinedRow {
  readonly id: string;
  readonly transaction: Transaction;
  /** the first of the account's statements that has it */
  readonly statement: AccountStatement;
  readonly doubt: RowDoubt | null;
}

/** Why joined statements are not proved as a whole. */
interface JoinedFaults {
  readonly statements: number;
  /** how many of them are not verified */
  readonly unverified: number;
  /** gaps, balances that are not carried over, and other versions */
  readonly breaks: readonly Finding[];
  /** rows that may stand there twice */
  readonly maybeTwice: number;
  /** wanted days before the first statement, or behind the last */
  readonly uncovered: readonly Days[];
}

export interface JoinedVerdict {
  /** `verified` if every statement is, each follows the one before, and nothing is open */
  readonly status: 'verified' | 'mismatch' | 'unverifiable';
  readonly faults: JoinedFaults;
}

/** The balance at the end of a day, in minor units. */
export type DayBalance = readonly [day: IsoDate, balance: bigint];

/** The days that are wanted, both included; null: from the first, to the last. */
export interface WantedDays {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}
