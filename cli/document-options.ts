/** The options of every command that reads a document: its passwords, and hints that the paper does not give. */
import { readFileSync } from 'node:fs';
import type { Hints } from '../engine/model/hints.ts';
import { oneOf, wholeNumber } from './arguments.ts';
import { UsageError } from './command.ts';
import { oneLine } from './failure.ts';

export interface DocumentOptions {
  readonly passwords: readonly string[];
  readonly hints: Hints;
}

const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
/** The years that the interface accepts as a hint. */
const YEARS = { first: 1970, last: 2100 };

export const DOCUMENT_OPTIONS = {
  password: { type: 'string', multiple: true },
  'password-file': { type: 'string' },
  year: { type: 'string' },
  currency: { type: 'string' },
  'date-order': { type: 'string' },
} as const;

/** The help text for these options. */
export const DOCUMENT_OPTIONS_HELP = `  --password P               a password to try on files that need one; may be given several times
  --password-file FILE       a file with a password a line
  --currency CODE            the currency, where the paper does not say it, such as EUR
  --year YYYY                the year, where the paper does not say it
  --date-order dmy|mdy|ymd   the order of day and month, where the paper leaves it open

The password may also stand in the environment: LEDGERIZE_PDF_PASSWORD.`;

type Values = { readonly [K in keyof typeof DOCUMENT_OPTIONS]?: K extends 'password' ? readonly string[] : string };

/** Given the values of these options and the environment, returns the document options. Throws UsageError. */
export function readDocumentOptions(values: Values, env: NodeJS.ProcessEnv): DocumentOptions {
  const year = values.year === undefined ? undefined : wholeNumber('--year', values.year, YEARS.first, YEARS.last);
  const currency = readCurrency(values.currency);
  const dateOrder = oneOf('--date-order', values['date-order'], DATE_ORDERS);
  return {
    passwords: [
      ...(values.password ?? []),
      ...passwordsIn(values['password-file']),
      ...(env.LEDGERIZE_PDF_PASSWORD ? [env.LEDGERIZE_PDF_PASSWORD] : []),
    ],
    hints: {
      ...(currency !== undefined && { currency }),
      ...(year !== undefined && { year }),
      ...(dateOrder !== undefined && { dateOrder }),
    },
  };
}

function readCurrency(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = text.toUpperCase();
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new UsageError(`--currency must be a currency code of ISO 4217, such as EUR; it is "${text}"`);
}

/** One password per line; spaces at its ends may be part of it. */
function passwordsIn(path: string | undefined): string[] {
  if (path === undefined) return [];
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    return text.split(/\r?\n/).filter((line) => line !== '');
  } catch (error) {
    throw new UsageError(`--password-file cannot be read: ${oneLine(error)}`);
  }
}
