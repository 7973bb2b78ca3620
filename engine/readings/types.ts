/** What the readings stage gives: rows with their dates, amounts and balances, under the reading that evidence ranks first. */
import type { DateOrder } from '../dates/date.ts';
import type { ColumnRole } from '../lexicon/columns/column-role.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { DecimalMark } from '../money/amount.ts';
import type { Row } from '../rows/types.ts';
import type { IsoDate, Minor } from '../statements/types.ts';
import type { PlacedDate } from '../tables/types.ts';
import type { Answer } from './questions.ts';
import type { KindByStructure } from './signs/kind.ts';

/** What a sign was taken from, strongest first. `none`: the paper does not say. */
export type SignEvidence = 'column' | 'marker' | 'printed' | 'section' | 'card' | 'balance' | 'none';

/** What the sign of a balance was taken from: letters beside it, a printed sign, the words of its row, or whether the account's balances are owed. */
export type BalanceEvidence = 'marker' | 'printed' | 'words' | 'view';

/** What a row is under the reading. */
export type RowRole = 'transaction' | 'balance' | 'total' | 'ignored';

/** Why a row is no transaction: the words that it holds, or a code; of a transaction, what may stand beside it. */
export type RowReason =
  | LineKind
  | 'in_section'
  | 'amount_elsewhere'
  | 'amount_unread'
  | 'no_day_no_words'
  | 'no_amount'
  | 'failed'
  | 'nothing_booked'
  | 'no_day_no_text'
  | 'no_day'
  | 'sentence'
  | 'below_table'
  | 'sum_of_rows'
  | 'in_list'
  | 'another_beside'
  | '';

export interface ReadRow {
  readonly row: Row;
  readonly role: RowRole;
  /** why a row with an amount is no transaction */
  readonly reason: RowReason;
  readonly date: IsoDate | null;
  /** the date stands on this row, not carried down from one above */
  readonly ownDate: boolean;
  readonly valueDate: IsoDate | null;
  readonly transactionDate: IsoDate | null;
  /** the dates of the row that no calendar has, for which the last day of their month stands */
  readonly impossibleDates: readonly PlacedDate[];
  /** the holder's sign; a row without any sign evidence has it as printed */
  readonly amount: Minor | null;
  readonly sign: SignEvidence;
  /** the holder's sign */
  readonly balance: Minor | null;
  /** what that was taken from */
  readonly balanceBy: BalanceEvidence | null;
  /** totals of debits and credits on a total row, positive, where its cells say so */
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

/** How a statement's signs are read. */
export interface View extends Answer {
  readonly card: boolean;
  /** -1 where the printed signs of amounts are the bank's: a card's purchases stand without one */
  readonly flip: 1 | -1;
  /** the words of the bookings say so: the titles of sections need not */
  readonly worded: boolean;
  /** balances without a mark are owed */
  readonly owed: boolean;
  /** how strongly the paper speaks for a card's statement, and for an account's */
  readonly weighs: { readonly card: number; readonly account: number };
  /** more bookings go by their words against the printed signs than with them */
  readonly against: boolean;
  /** the fees beside the amounts, several, all carry a minus */
  readonly feesMinus: boolean;
  /** what the paper's structure says of its kind */
  readonly structure: KindByStructure;
  /** it takes the balances as the kind of account has them which the paper plainly names */
  readonly told: boolean;
}
