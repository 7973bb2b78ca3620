/** What a user may choose about a file of a result, and say that the paper does not. */

import type { IsoDate } from '../model/iso-date.ts';
import type { AccountType } from '../model/statement.ts';

export type Preset = 'generic' | 'quickbooks' | 'xero' | 'ynab' | 'sage';

export type DateFormat =
  | 'YYYY-MM-DD'
  | 'YYYY/MM/DD'
  | 'YYYYMMDD'
  | 'DD/MM/YYYY'
  | 'DD.MM.YYYY'
  | 'DD-MM-YYYY'
  | 'MM/DD/YYYY'
  | 'MM-DD-YYYY';

export type Delimiter = 'comma' | 'semicolon' | 'tab' | 'pipe';

/** A field of a row that a table may have as a column. */
export type ColumnName =
  | 'date'
  | 'description'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'currency'
  | 'account'
  | 'file'
  | 'reference'
  | 'type'
  | 'valueDate'
  | 'transactionDate'
  | 'page'
  | 'status'
  | 'id';

/** Each format uses those that it has a use for. */
export interface ExportOptions {
  /** of CSV and XLSX: columns, forms and limits of a program that imports them */
  readonly preset?: Preset;
  /** of CSV, XLSX and QIF */
  readonly dateFormat?: DateFormat;
  /** of CSV */
  readonly delimiter?: Delimiter;
  readonly decimalMark?: 'point' | 'comma';
  /** of CSV and XLSX: one signed amount, or a column for money out and one for money in */
  readonly amounts?: 'signed' | 'split';
  /** of CSV and XLSX: money in > 0 for the holder; the bank writes the opposite */
  readonly sign?: 'holder' | 'bank';
  /** of CSV and XLSX: which columns, in their order */
  readonly columns?: readonly ColumnName[];
  /** of OFX, QBO and CAMT053 */
  readonly version?: '1.0.2' | '2.2' | '001.02' | '001.08';
  /** ISO 4217, if the paper does not say it */
  readonly currency?: string;
  /** the number of the account, if the paper does not say it */
  readonly account?: string;
  readonly accountType?: AccountType;
  /** what programs call the bank by: a routing number, a sort code, a BIC; instead of that of the paper */
  readonly bankId?: string;
  /** of QBO: the number under which QuickBooks knows the bank */
  readonly intuBankId?: string;
  /** decimals, if the paper does not say it */
  readonly openingBalance?: string;
  readonly closingBalance?: string;
  /** the last day of the statement, if neither the paper nor a row says it */
  readonly periodEnd?: IsoDate;
  /** of BEANCOUNT and HLEDGER: the account of the statement, and the one on the other side */
  readonly ledgerAccount?: string;
  readonly contraAccount?: string;
  /** of BEANCOUNT and HLEDGER: a journal that stands alone, or entries to add to a journal */
  readonly journal?: 'whole' | 'entries';
}
