/** Reads the arguments of `mcp` and the environment. */

import type { ReaderBounds } from '../../workers/types.ts';
import { none, readArguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { DOCUMENT_OPTIONS, type DocumentOptions, readDocumentOptions } from '../document-options.ts';
import { PICTURE_OPTIONS, readPictureOptions } from '../picture-options.ts';

export interface McpPlan extends DocumentOptions {
  /** as given on the command line */
  readonly roots: readonly string[];
  readonly readers: ReaderBounds;
}

const OPTIONS = {
  root: { type: 'string', multiple: true },
  ...PICTURE_OPTIONS,
  ...DOCUMENT_OPTIONS,
} as const;

/** Given the arguments of `mcp` and the environment, returns the plan. Throws UsageError. */
export function readMcpPlan(args: readonly string[], env: NodeJS.ProcessEnv): McpPlan {
  const { values, positionals } = readArguments(args, OPTIONS);
  none(positionals);
  const roots = values.root ?? ['.'];
  if (roots.includes('')) throw new UsageError('--root needs the name of a folder');
  return { roots, readers: readPictureOptions(values, env), ...readDocumentOptions(values, env) };
}
