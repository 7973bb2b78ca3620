/** Reads the arguments of `watch` and the environment. */
import { createHash } from 'node:crypto';
import { onlyOne, readArguments, required } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { CONVERSION_OPTIONS, type ConversionOptions, readConversionOptions } from '../conversion/plan.ts';

export interface WatchPlan {
  /** as given on the command line */
  readonly dir: string;
  readonly out: string;
  /** milliseconds for which a file has to stay the same */
  readonly settleMs: number;
  /** end when everything that is there is done */
  readonly once: boolean;
  readonly conversion: ConversionOptions;
}

const OPTIONS = {
  out: { type: 'string' },
  settle: { type: 'string' },
  once: { type: 'boolean' },
  ...CONVERSION_OPTIONS,
} as const;

/** Seconds. */
const SETTLE = { usual: 2, most: 3_600 };
const MS_PER_SECOND = 1_000;
/** Characters of a hash: enough to tell a handful of settings apart. */
const HASH_CHARACTERS = 12;

/** Given the arguments of `watch` and the environment, returns the plan. Throws UsageError. */
export function readWatchPlan(args: readonly string[], env: NodeJS.ProcessEnv): WatchPlan {
  const { values, positionals } = readArguments(args, OPTIONS);
  return {
    dir: onlyOne('DIR, the folder to watch,', positionals),
    out: required('--out DIR, the folder for the results,', values.out),
    settleMs: settleMs(values.settle),
    once: values.once === true,
    conversion: readConversionOptions(values, env),
  };
}

function settleMs(text: string | undefined): number {
  const seconds = text === undefined ? SETTLE.usual : Number(text);
  if (text?.trim() === '' || !(seconds >= 0 && seconds <= SETTLE.most)) {
    throw new UsageError(`--settle must be a number of seconds from 0 to ${SETTLE.most}; it is "${text}"`);
  }
  return Math.round(seconds * MS_PER_SECOND);
}

/**
 * Given the options of a conversion, returns a short hash of those that change a result: contents that were converted
 * with other options are converted again. Passwords change none.
 */
export function optionsHash({ passwords: _, readers, ...options }: ConversionOptions): string {
  const { mode, languages } = readers;
  const text = JSON.stringify({ ...options, mode, languages }, (_key, value) => (isEmpty(value) ? undefined : value));
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
}

/** An option that a later version adds does not change the hash where it is not given. */
function isEmpty(value: unknown): boolean {
  return value === null || value === false || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}
