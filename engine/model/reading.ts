/** The result of the readings stage: rows with their dates, amounts and balances, under one reading. */
import type { DateOrder } from '../dates/date.ts';
import type { ColumnRole } from '../lexicon/headings/column-role.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { DecimalMark } from '../money/amount.ts';
import type { RowReasonCode } from '../wording/row-reasons.ts';
import type { IsoDate } from './iso-date.ts';
import type { Minor } from './minor.ts';
import type { Row } from './row.ts';
import type { PlacedDate } from './table.ts';

/** What a sign was taken from, strongest first. `none`: the paper does not say. */
export type SignEvidence = 'column' | 'marker' | 'printed' | 'section' | 'card' | 'balance' | 'none';

/** What the sign of a balance was taken from: letters beside it, a printed sign, words of its row, or the account. */
export type BalanceEvidence = 'marker' | 'printed' | 'words' | 'view';

/** What a row is under the reading. */
export type RowRole = 'transaction' | 'balance' | 'total' | 'ignored';

/** Why a row is not a transaction: its words, or a code; for a transaction, what may be beside it. */
export type RowReason = LineKind | RowReasonCode | '';

export interface ReadRow {
  readonly row: Row;
  readonly role: RowRole;
  /** why a row with an amount is not a transaction */
  readonly reason: RowReason;
  readonly date: IsoDate | null;
  /** the date is on this row, not carried down from a row above */
  readonly ownDate: boolean;
  readonly valueDate: IsoDate | null;
  readonly transactionDate: IsoDate | null;
  /** dates of the row that no calendar has: the last day of their month replaces them */
  readonly impossibleDates: readonly PlacedDate[];
  /** the holder's sign; a row without any sign evidence has it as printed */
  readonly amount: Minor | null;
  readonly sign: SignEvidence;
  /** the holder's sign */
  readonly balance: Minor | null;
  /** what that was taken from */
  readonly balanceBy: BalanceEvidence | null;
  /** totals of debits and credits on a total row, positive; null if no cell has one */
  readonly totals: { readonly debit: Minor | null; readonly credit: Minor | null };
  readonly description: string;
  readonly reference: string | null;
  readonly type: string | null;
}

/** What was decided for a table: a role for each column. */
export type Roles = readonly (ColumnRole | null)[];

/** Readings of the whole document. */
export interface DocumentReading {
  readonly mark: DecimalMark;
  readonly order: DateOrder;
}
