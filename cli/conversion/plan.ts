/** Reads the arguments of `convert` and the environment, and refuses contradictions; `watch` shares its options. */
import type { ExportOptions } from '../../formats/options.ts';
import { FORMAT_NAMES, type Format } from '../../formats/registry.ts';
import type { ReaderBounds } from '../../workers/types.ts';
import { oneOf, readArguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { DOCUMENT_OPTIONS, type DocumentOptions, readDocumentOptions } from '../document-options.ts';
import { EXPORT_OPTIONS, readExportOptions } from '../export-options.ts';
import { PICTURE_OPTIONS, readPictureOptions } from '../picture-options.ts';
import type { Errand } from './destinations.ts';

/** How documents are read and results are written. */
export interface ConversionOptions extends DocumentOptions {
  readonly readers: ReaderBounds;
  readonly format: Format;
  readonly options: ExportOptions;
}

export interface ConversionPlan extends ConversionOptions {
  /** as given on the command line: the files of each statement */
  readonly statements: readonly Errand['files'][];
  /** the folder of the results; null: the only file's result goes to standard output */
  readonly out: string | null;
}

const STANDARD_OUTPUT = '-';

/** The options of every command that writes results. */
export const CONVERSION_OPTIONS = {
  format: { type: 'string' },
  ...PICTURE_OPTIONS,
  ...DOCUMENT_OPTIONS,
  ...EXPORT_OPTIONS,
} as const;

const OPTIONS = {
  out: { type: 'string' },
  join: { type: 'boolean' },
  ...CONVERSION_OPTIONS,
} as const;

type ConversionValues = Parameters<typeof readDocumentOptions>[0] &
  Parameters<typeof readPictureOptions>[0] &
  Parameters<typeof readExportOptions>[0] & { readonly format?: string };

/** Given the values of these options and the environment, returns the conversion options. Throws UsageError. */
export function readConversionOptions(values: ConversionValues, env: NodeJS.ProcessEnv): ConversionOptions {
  return {
    format: oneOf('--format', values.format, FORMAT_NAMES) ?? 'JSON',
    options: readExportOptions(values),
    readers: readPictureOptions(values, env),
    ...readDocumentOptions(values, env),
  };
}

/** Given the arguments of `convert` and the environment, returns the plan. Throws UsageError. */
export function readPlan(args: readonly string[], env: NodeJS.ProcessEnv): ConversionPlan {
  const { values, positionals: files } = readArguments(args, OPTIONS);
  const [first, ...others] = files;
  if (first === undefined) throw new UsageError('name the PDF files to convert');
  const statements: Errand['files'][] = values.join
    ? [[first, ...others]]
    : [first, ...others].map((file): Errand['files'] => [file]);
  // a dash is standard output, as in other commands
  const out = values.out === undefined || values.out === STANDARD_OUTPUT ? null : values.out;
  if (out === '') throw new UsageError('--out needs the name of a folder');
  if (out === null && statements.length > 1) {
    throw new UsageError('more than one file needs --out DIR, the folder for the results, or --join for pictures');
  }
  return { statements, out, ...readConversionOptions(values, env) };
}
