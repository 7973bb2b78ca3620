/**
 * What programs want of a table that they import, as data: columns, forms and limits. The rules are those of each
 * program's own help pages; docs/formats.md names them.
 */
import type { ColumnName, DateFormat, Delimiter, ExportOptions, Preset } from '../options.ts';

/** A column under a program's heading; without a name it is empty: the program's template has it. */
export interface PresetColumn {
  readonly heading: string;
  readonly name: ColumnName | null;
}

export interface PresetRules {
  /** with one signed amount, and with a column for each direction */
  readonly columns: { readonly signed: readonly PresetColumn[]; readonly split: readonly PresetColumn[] };
  readonly amounts: NonNullable<ExportOptions['amounts']>;
  readonly dateFormat: DateFormat;
  readonly delimiter: Delimiter;
  /** a cell of zero is left empty */
  readonly isZeroBlank: boolean;
  /** at the begin of the file: spreadsheets read UTF-8 by it */
  readonly hasByteOrderMark: boolean;
  /** one file for each account, each booking once; false: all rows of a result in one */
  readonly isPerAccount: boolean;
  /** of one file, the heading not counted */
  readonly maxRows: number | null;
  readonly maxBytes: number | null;
}

const column = (heading: string, name: ColumnName | null): PresetColumn => ({ heading, name });

/** Names of columns of our own, in the order of the generic table. */
export const HEADINGS: Readonly<Record<ColumnName, string>> = {
  date: 'date',
  description: 'description',
  amount: 'amount',
  debit: 'debit',
  credit: 'credit',
  balance: 'balance',
  currency: 'currency',
  account: 'account',
  file: 'file',
  reference: 'reference',
  type: 'type',
  valueDate: 'value_date',
  transactionDate: 'transaction_date',
  page: 'page',
  status: 'status',
  id: 'id',
};

const allBut = (...left: readonly ColumnName[]): PresetColumn[] =>
  Object.entries(HEADINGS).flatMap(([name, heading]) =>
    left.includes(name as ColumnName) ? [] : [column(heading, name as ColumnName)],
  );

const DATE = column('Date', 'date');
const DESCRIPTION = column('Description', 'description');
const AMOUNT = column('Amount', 'amount');
const REFERENCE = column('Reference', 'reference');
const OTHERS_OF_XERO = [column('Payee', null), DESCRIPTION, REFERENCE, column('Cheque Number', null)];
/** Bytes: 350 KB and 250 MB. */
const MOST_OF_QUICKBOOKS = 350_000;
const MOST_OF_SAGE = 250_000_000;

export const PRESETS: Readonly<Record<Preset, PresetRules>> = {
  generic: {
    // programs read the columns by their place: it has all of them, whatever the amounts
    columns: { signed: allBut(), split: allBut('amount') },
    amounts: 'signed',
    dateFormat: 'YYYY-MM-DD',
    delimiter: 'comma',
    isZeroBlank: false,
    hasByteOrderMark: true,
    isPerAccount: false,
    maxRows: null,
    maxBytes: null,
  },
  quickbooks: {
    columns: {
      signed: [DATE, DESCRIPTION, AMOUNT],
      split: [DATE, DESCRIPTION, column('Credit', 'credit'), column('Debit', 'debit')],
    },
    amounts: 'signed',
    dateFormat: 'MM/DD/YYYY',
    delimiter: 'comma',
    isZeroBlank: true,
    hasByteOrderMark: false,
    isPerAccount: true,
    maxRows: 1000,
    maxBytes: MOST_OF_QUICKBOOKS,
  },
  xero: {
    columns: {
      signed: [DATE, AMOUNT, ...OTHERS_OF_XERO],
      split: [DATE, column('Debit', 'debit'), column('Credit', 'credit'), ...OTHERS_OF_XERO],
    },
    amounts: 'signed',
    dateFormat: 'DD/MM/YYYY',
    delimiter: 'comma',
    isZeroBlank: false,
    hasByteOrderMark: false,
    isPerAccount: true,
    maxRows: 1000,
    maxBytes: null,
  },
  ynab: {
    columns: {
      signed: [DATE, column('Payee', 'description'), column('Memo', 'reference'), AMOUNT],
      split: [
        DATE,
        column('Payee', 'description'),
        column('Memo', 'reference'),
        column('Outflow', 'debit'),
        column('Inflow', 'credit'),
      ],
    },
    amounts: 'split',
    dateFormat: 'MM/DD/YYYY',
    delimiter: 'comma',
    isZeroBlank: false,
    hasByteOrderMark: false,
    isPerAccount: true,
    maxRows: null,
    maxBytes: null,
  },
  sage: {
    columns: {
      signed: [DATE, REFERENCE, DESCRIPTION, AMOUNT],
      split: [DATE, REFERENCE, DESCRIPTION, column('Money In', 'credit'), column('Money Out', 'debit')],
    },
    amounts: 'signed',
    dateFormat: 'DD/MM/YYYY',
    delimiter: 'comma',
    isZeroBlank: false,
    hasByteOrderMark: false,
    isPerAccount: true,
    maxRows: null,
    maxBytes: MOST_OF_SAGE,
  },
};
