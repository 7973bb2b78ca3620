/** Reads the arguments of `convert` and the environment, and refuses contradictions. */

import type { ExportOptions } from '../../formats/options.ts';
import { FORMAT_NAMES, type Format } from '../../formats/registry.ts';
import type { ReaderBounds } from '../../workers/types.ts';
import { oneOf, readArguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { DOCUMENT_OPTIONS, type DocumentOptions, readDocumentOptions } from '../document-options.ts';
import { EXPORT_OPTIONS, readExportOptions } from '../export-options.ts';
import { PICTURE_OPTIONS, readPictureOptions } from '../picture-options.ts';
import type { Errand } from './destinations.ts';

export interface ConversionPlan extends DocumentOptions {
  readonly readers: ReaderBounds;
  /** as given on the command line: the files of each statement */
  readonly statements: readonly Errand['files'][];
  readonly format: Format;
  readonly options: ExportOptions;
  /** the folder of the results; null: the only file's result goes to standard output */
  readonly out: string | null;
}

const STANDARD_OUTPUT = '-';

const OPTIONS = {
  format: { type: 'string' },
  out: { type: 'string' },
  ...PICTURE_OPTIONS,
  join: { type: 'boolean' },
  ...DOCUMENT_OPTIONS,
  ...EXPORT_OPTIONS,
} as const;

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
  return {
    statements,
    format: oneOf('--format', values.format, FORMAT_NAMES) ?? 'JSON',
    options: readExportOptions(values),
    out,
    readers: readPictureOptions(values, env),
    ...readDocumentOptions(values, env),
  };
}
