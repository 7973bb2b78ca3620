/** The values of the options of exports: the interface and the command line take these. */
import type { ColumnName, DateFormat, Delimiter, ExportOptions, Preset } from '../engine/exports/options.ts';
import type { AccountType } from '../engine/model/statement.ts';

export type { ExportOptions } from '../engine/exports/options.ts';

/** Given all values of a type, in their order, returns them: the compiler finds one that is missing. */
const allOf = <T extends string>(values: { readonly [K in T]: true }): readonly [T, ...T[]] =>
  Object.keys(values) as unknown as readonly [T, ...T[]];

export const PRESETS = allOf<Preset>({ generic: true, quickbooks: true, xero: true, ynab: true, sage: true });

export const DATE_FORMATS = allOf<DateFormat>({
  'YYYY-MM-DD': true,
  'YYYY/MM/DD': true,
  YYYYMMDD: true,
  'DD/MM/YYYY': true,
  'DD.MM.YYYY': true,
  'DD-MM-YYYY': true,
  'MM/DD/YYYY': true,
  'MM-DD-YYYY': true,
});

export const DELIMITERS = allOf<Delimiter>({ comma: true, semicolon: true, tab: true, pipe: true });

export const COLUMNS = allOf<ColumnName>({
  date: true,
  description: true,
  amount: true,
  debit: true,
  credit: true,
  balance: true,
  currency: true,
  account: true,
  file: true,
  reference: true,
  type: true,
  valueDate: true,
  transactionDate: true,
  page: true,
  status: true,
  id: true,
});

export const DECIMAL_MARKS = allOf<NonNullable<ExportOptions['decimalMark']>>({ point: true, comma: true });
export const AMOUNTS = allOf<NonNullable<ExportOptions['amounts']>>({ signed: true, split: true });
export const SIGNS = allOf<NonNullable<ExportOptions['sign']>>({ holder: true, bank: true });
export const VERSIONS = allOf<NonNullable<ExportOptions['version']>>({
  '1.0.2': true,
  '2.2': true,
  '001.02': true,
  '001.08': true,
});
export const ACCOUNT_TYPES = allOf<AccountType>({ current: true, savings: true, card: true, loan: true, wallet: true });
export const JOURNALS = allOf<NonNullable<ExportOptions['journal']>>({ whole: true, entries: true });
