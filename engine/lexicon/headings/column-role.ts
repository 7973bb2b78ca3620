/** What a column of a statement can be for. */

export type ColumnRole =
  | 'date'
  | 'value_date'
  | 'transaction_date'
  | 'description'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'currency'
  | 'reference'
  | 'type'
  /** where, when, by whom, with which card */
  | 'aside'
  | 'marker'
  | 'sequence'
  | 'fee'
  /** a fee that is booked on top of the row's amount, or alone: no heading says so, the balances do */
  | 'charge'
  | 'original_amount'
  | 'other';

export interface RoleOfHeading {
  readonly role: ColumnRole;
  /** 0 to 1: how surely the heading says so */
  readonly weight: number;
}

export interface HeadingInLine extends RoleOfHeading {
  /** word range [from, to) of the line */
  readonly from: number;
  readonly to: number;
}
