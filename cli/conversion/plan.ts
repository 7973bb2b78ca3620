/** Reads what `convert` is to do from its arguments and the environment, and refuses what cannot be meant. */
import { readFileSync } from 'node:fs';
import type { Hints } from '../../engine/statements/types.ts';
import type { Format } from '../../workers/types.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { oneLine } from '../failure.ts';

export interface ConversionPlan {
  /** as named on the command line */
  readonly files: readonly string[];
  readonly format: Format;
  /** the folder of the results; null: the one file's result goes to standard output */
  readonly out: string | null;
  readonly passwords: readonly string[];
  readonly hints: Hints;
}

const FORMATS: readonly Format[] = ['JSON', 'CSV', 'XLS'];
const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
/** The years that the interface takes as a hint. */
const YEARS = { first: 1970, last: 2100 };

const OPTIONS = {
  format: { type: 'string' },
  out: { type: 'string' },
  password: { type: 'string', multiple: true },
  'password-file': { type: 'string' },
  year: { type: 'string' },
  currency: { type: 'string' },
  'date-order': { type: 'string' },
} as const;

/** Given the arguments of `convert` and the environment, returns what to do. Throws UsageError. */
export function readPlan(args: readonly string[], env: NodeJS.ProcessEnv): ConversionPlan {
  const { values, positionals: files } = readArguments(args, OPTIONS);
  if (files.length === 0) throw new UsageError('name the PDF files to convert');
  const out = values.out ?? null;
  if (out === '') throw new UsageError('--out needs the name of a folder');
  if (out === null && files.length > 1) {
    throw new UsageError('more than one file needs --out DIR, the folder for the results');
  }
  const year = values.year === undefined ? undefined : wholeNumber('--year', values.year, YEARS.first, YEARS.last);
  const currency = readCurrency(values.currency);
  const dateOrder = oneOf('--date-order', values['date-order'], DATE_ORDERS);
  return {
    files,
    format: oneOf('--format', values.format, FORMATS) ?? 'JSON',
    out,
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

function oneOf<T extends string>(option: string, text: string | undefined, values: readonly T[]): T | undefined {
  if (text === undefined) return undefined;
  const value = values.find((each) => each === text.toUpperCase());
  if (value) return value;
  throw new UsageError(`${option} must be ${values.join(', ').toLowerCase()}; it is "${text}"`);
}

function readCurrency(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = text.toUpperCase();
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new UsageError(`--currency must be a currency code of ISO 4217, such as EUR; it is "${text}"`);
}

/** A password a line; blanks at its ends may belong to it. */
function passwordsIn(path: string | undefined): string[] {
  if (path === undefined) return [];
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    return text.split(/\r?\n/).filter((line) => line !== '');
  } catch (error) {
    throw new UsageError(`--password-file cannot be read: ${oneLine(error)}`);
  }
}
