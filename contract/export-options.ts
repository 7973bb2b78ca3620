/** The wire shape of the options of exports: what a file should look like, and what the paper does not say. */
import { z } from 'zod';
import {
  ACCOUNT_TYPES,
  AMOUNTS,
  COLUMNS,
  DATE_FORMATS,
  DECIMAL_MARKS,
  DELIMITERS,
  JOURNALS,
  PRESETS,
  SIGNS,
  VERSIONS,
} from '../formats/options.ts';
import { CalendarDate, Decimal, KnownCurrency, line } from './fields.ts';

/** More than any number of an account or name of a bank has. */
const LONGEST_NAME = 64;
/** A bank's id in OFX. */
const LONGEST_BANK = 9;
const LONGEST_INTU = 12;

const choice = <T extends string>(values: readonly [T, ...T[]], description: string) =>
  z
    .enum(values, { error: `must be one of ${values.join(', ')}` })
    .meta({ description })
    .optional();

const WHICH_COLUMNS = `must be a list of ${COLUMNS.join(', ')}`;
const columnList = z
  .array(z.enum(COLUMNS, { error: WHICH_COLUMNS }), { error: WHICH_COLUMNS })
  .min(1, WHICH_COLUMNS)
  .max(COLUMNS.length, WHICH_COLUMNS)
  .refine((names) => new Set(names).size === names.length, 'must name each column once');

const SHAPE = {
  preset: choice(PRESETS, 'CSV and XLSX: the columns, forms and limits of a program that imports them'),
  dateFormat: choice(DATE_FORMATS, 'CSV, XLSX and QIF: how days are written'),
  delimiter: choice(DELIMITERS, 'CSV: between the columns'),
  decimalMark: choice(DECIMAL_MARKS, 'CSV: of amounts'),
  amounts: choice(AMOUNTS, 'CSV and XLSX: one signed amount, or a column for money out and one for money in'),
  sign: choice(SIGNS, "CSV and XLSX: money in is positive for the holder, and negative in the bank's books"),
  columns: columnList
    .meta({ description: 'CSV and XLSX: which columns, in their order', uniqueItems: true })
    .optional(),
  version: choice(VERSIONS, 'OFX: 1.0.2 (the default) or 2.2; CAMT053: 001.02 (the default) or 001.08'),
  currency: KnownCurrency.optional().meta({ description: 'where the paper does not say it', example: 'EUR' }),
  account: line(LONGEST_NAME)
    .optional()
    .meta({ description: 'the number of the account, where the paper does not say it', example: '60114482' }),
  accountType: choice(ACCOUNT_TYPES, 'where the paper does not say it'),
  bankId: line(LONGEST_BANK).optional().meta({
    description: "OFX and QBO: a routing number, sort code or BIC, instead of what the paper's IBAN or BIC says",
    example: '200041',
  }),
  intuBankId: z
    .string('must be a text')
    .regex(/^\d+$/, 'must be a number, such as 3000')
    .max(LONGEST_INTU, `must have at most ${LONGEST_INTU} figures`)
    .optional()
    .meta({ description: 'QBO: the number under which QuickBooks knows the bank (`INTU.BID`)', example: '3000' }),
  openingBalance: Decimal.optional().meta({ description: 'where the paper does not say it', example: '122.44' }),
  closingBalance: Decimal.optional().meta({ description: 'where the paper does not say it', example: '4959.21' }),
  periodEnd: CalendarDate.optional().meta({ description: 'the last day, where neither the paper nor a row says it' }),
  ledgerAccount: line(LONGEST_NAME)
    .optional()
    .meta({ description: "BEANCOUNT and HLEDGER: the statement's account", example: 'Assets:Bank:Current' }),
  contraAccount: line(LONGEST_NAME)
    .optional()
    .meta({ description: 'BEANCOUNT and HLEDGER: the account on the other side', example: 'Expenses:Uncategorized' }),
  journal: choice(JOURNALS, 'BEANCOUNT and HLEDGER: a journal that stands alone, or entries to add to one'),
};

export const ExportOptions = z.strictObject(SHAPE).meta({
  id: 'ExportOptions',
  description: 'how a file looks, and what it holds that the paper does not say; each format uses those that it can',
});

/** The same as parameters of a query; columns are separated by commas. */
export const EXPORT_PARAMETERS = {
  ...SHAPE,
  columns: z
    .preprocess((text) => (typeof text === 'string' ? text.split(',') : text), columnList)
    .optional()
    .meta({ description: 'CSV and XLSX: which columns, in their order, separated by commas' }),
};
