/** The options of commands that write files of a format: how a file looks, and what it holds that no paper says. */
import type { NeededField } from '../engine/exports/accounting/needs.ts';
import {
  ACCOUNT_TYPES,
  AMOUNTS,
  COLUMNS,
  DATE_FORMATS,
  DECIMAL_MARKS,
  DELIMITERS,
  type ExportOptions,
  JOURNALS,
  PRESETS,
  SIGNS,
  VERSIONS,
} from '../formats/options.ts';
import { required } from './arguments.ts';
import { UsageError } from './command.ts';

const TEXT = { type: 'string' } as const;

export const EXPORT_OPTIONS = {
  preset: TEXT,
  'date-format': TEXT,
  delimiter: TEXT,
  'decimal-mark': TEXT,
  amounts: TEXT,
  sign: TEXT,
  columns: TEXT,
  'format-version': TEXT,
  account: TEXT,
  'account-type': TEXT,
  'bank-id': TEXT,
  'intu-bank-id': TEXT,
  'opening-balance': TEXT,
  'closing-balance': TEXT,
  'period-end': TEXT,
  'ledger-account': TEXT,
  'contra-account': TEXT,
  journal: TEXT,
} as const;

/** The help text for these options. */
export const EXPORT_OPTIONS_HELP = `How the file looks (csv, xlsx, qif):
  --preset NAME              the table of a program: ${PRESETS.join(', ')}
  --date-format FORMAT       ${DATE_FORMATS.slice(0, 4).join(', ')},
                             ${DATE_FORMATS.slice(4).join(', ')}
  --delimiter NAME           ${DELIMITERS.join(', ')}
  --decimal-mark NAME        ${DECIMAL_MARKS.join(', ')}
  --amounts signed|split     one signed amount, or a column for each direction
  --sign holder|bank         money in is positive for the holder, negative for the bank
  --columns A,B,…            of ${COLUMNS.slice(0, 7).join(', ')},
                             ${COLUMNS.slice(7).join(', ')}

What the paper does not say (ofx, qbo, qif, mt940, camt053, beancount, hledger):
  --account NUMBER           the number of the account
  --account-type TYPE        ${ACCOUNT_TYPES.join(', ')}
  --bank-id ID               a routing number, sort code or BIC
  --intu-bank-id NUMBER      under which QuickBooks knows the bank
  --opening-balance AMOUNT   and --closing-balance AMOUNT, such as 122.44
  --period-end DAY           the last day of the statement, such as 2025-06-30
  --format-version VERSION   of ofx 1.0.2 or 2.2, of camt053 001.02 or 001.08
  --ledger-account NAME      and --contra-account NAME: the accounts of a journal
  --journal whole|entries    a journal that stands alone, or entries to add to one
`;

type Values = { readonly [K in keyof typeof EXPORT_OPTIONS]?: string };

/** Given the values of these options, returns the options of exports. Throws UsageError. */
export function readExportOptions(values: Values): ExportOptions {
  const read = {
    preset: choice('--preset', values.preset, PRESETS),
    dateFormat: choice('--date-format', values['date-format'], DATE_FORMATS),
    delimiter: choice('--delimiter', values.delimiter, DELIMITERS),
    decimalMark: choice('--decimal-mark', values['decimal-mark'], DECIMAL_MARKS),
    amounts: choice('--amounts', values.amounts, AMOUNTS),
    sign: choice('--sign', values.sign, SIGNS),
    columns: columnsIn(values.columns),
    version: choice('--format-version', values['format-version'], VERSIONS),
    account: name('--account', values.account),
    accountType: choice('--account-type', values['account-type'], ACCOUNT_TYPES),
    bankId: shaped('--bank-id', values['bank-id'], /^\S{1,9}$/, 'an id of at most 9 characters, such as 200041'),
    intuBankId: shaped('--intu-bank-id', values['intu-bank-id'], /^\d{1,12}$/, 'a number, such as 3000'),
    openingBalance: shaped('--opening-balance', values['opening-balance'], MONEY, WHICH_MONEY),
    closingBalance: shaped('--closing-balance', values['closing-balance'], MONEY, WHICH_MONEY),
    periodEnd: day('--period-end', values['period-end']),
    ledgerAccount: name('--ledger-account', values['ledger-account']),
    contraAccount: name('--contra-account', values['contra-account']),
    journal: choice('--journal', values.journal, JOURNALS),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Given a field that a format needs, returns the option that says it. */
export const optionFor = (field: NeededField): string =>
  `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const MONEY = /^-?\d+(?:\.\d+)?$/;
const WHICH_MONEY = 'an amount, such as 122.44';

/** A value in any case. */
function choice<T extends string>(option: string, text: string | undefined, values: readonly T[]): T | undefined {
  if (text === undefined) return undefined;
  const value = values.find((each) => each.toLowerCase() === text.toLowerCase());
  if (value !== undefined) return value;
  throw new UsageError(`${option} must be one of ${values.join(', ')}; it is "${text}"`);
}

function columnsIn(text: string | undefined): ExportOptions['columns'] {
  if (text === undefined) return undefined;
  const columns = text.split(',').flatMap((part) => choice('each of --columns', part.trim(), COLUMNS) ?? []);
  const twice = columns.find((column, i) => columns.indexOf(column) !== i);
  if (twice !== undefined) throw new UsageError(`--columns must name each column once; it names ${twice} twice`);
  return columns;
}

const name = (option: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : required(option, text);

/** A day that the calendar has. */
function day(option: string, text: string | undefined): string | undefined {
  const isDay = shaped(option, text, /^\d{4}-\d\d-\d\d$/, WHICH_DAY) === undefined || isRealDay(text ?? '');
  if (isDay) return text;
  throw new UsageError(`${option} must be ${WHICH_DAY}; the calendar has no ${text}`);
}

const WHICH_DAY = 'a day, such as 2025-06-30';

/** A clock goes on with a day that a month has not, or takes none. */
function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

function shaped(option: string, text: string | undefined, shape: RegExp, what: string): string | undefined {
  if (text === undefined || shape.test(text)) return text;
  throw new UsageError(`${option} must be ${what}; it is "${text}"`);
}
