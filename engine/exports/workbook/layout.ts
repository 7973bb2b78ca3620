/** What a user may choose about the sheets of transactions: which columns, how days look, and whose signs. */
import type { ColumnName, ExportOptions } from '../options.ts';
import { dateStyle, type Style } from './styles.ts';

export interface BookLayout {
  readonly columns: readonly ColumnName[];
  /** of cells of days */
  readonly dates: Style;
  readonly isBanksSign: boolean;
}

/** The names of columns, in the order of a sheet that has all of them. */
export const HEADINGS: Readonly<Record<ColumnName, string>> = {
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  currency: 'Currency',
  valueDate: 'Value date',
  transactionDate: 'Transaction date',
  reference: 'Reference',
  type: 'Type',
  page: 'Page',
  account: 'Account',
  file: 'File',
  id: 'Id',
  status: 'Status',
};

/** The summary and the name of the sheet say these; ids are for programs. */
const NOT_USUAL: readonly ColumnName[] = ['account', 'file', 'id'];
const LEFT_OUT: Readonly<Record<NonNullable<ExportOptions['amounts']>, readonly ColumnName[]>> = {
  signed: ['debit', 'credit'],
  split: ['amount'],
};

/** Given the options, returns the layout. */
export function bookLayout({ columns, amounts, dateFormat, sign }: ExportOptions): BookLayout {
  const left = [...NOT_USUAL, ...(amounts === undefined ? [] : LEFT_OUT[amounts])];
  const usual = (Object.keys(HEADINGS) as ColumnName[]).filter((name) => !left.includes(name));
  return { columns: columns ?? usual, dates: dateStyle(dateFormat), isBanksSign: sign === 'bank' };
}
