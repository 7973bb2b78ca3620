/** What a file of a list is: its state, and how lists are sorted in the browser. */
import type { File } from '../api/types.ts';
import { checkPath } from '../paths.ts';

/** In the order in which people look at them: problems first. */
export const STATES = ['failed', 'mismatch', 'unverifiable', 'open', 'none', 'verified'] as const;
export type FileState = (typeof STATES)[number];

/** Given a file, returns its state: the status of its reading, or what became of its conversion. */
export function stateOf({ reading, conversion }: File): FileState {
  if (reading !== undefined) return reading.status;
  if (conversion === undefined) return 'none';
  if (conversion.status === 'queued' || conversion.status === 'processing') return 'open';
  return conversion.status === 'completed' ? 'none' : 'failed';
}

export const COLORS: Readonly<Record<FileState, string>> = {
  failed: 'red',
  mismatch: 'red',
  unverifiable: 'yellow',
  open: 'blue',
  none: 'gray',
  verified: 'ink',
};

/** Given a file, returns where it is looked at; null if nothing was read of it. */
export function checkOf({ uuid, reading, conversion }: File): string | null {
  if (reading !== undefined) return checkPath(reading.jobId, uuid);
  return conversion?.status === 'completed' ? checkPath(conversion.jobId, uuid) : null;
}

export const COLUMNS = ['name', 'state', 'bank', 'account', 'period', 'rows', 'checked'] as const;
export type Column = (typeof COLUMNS)[number] | 'created';

export interface Order {
  readonly by: Column;
  readonly down: boolean;
}

/** Problems first. */
export const FIRST_ORDER: Order = { by: 'state', down: false };

type Summary = NonNullable<File['reading']>['statements'][number];

/** The account of a statement as a table shows it. */
export const accountOf = ({ iban, accountNumber }: Summary): string | null => accountNumber ?? iban;

const first = ({ reading }: File, of: (one: Summary) => string | null): string =>
  reading?.statements.map(of).find((text) => text !== null) ?? '';

/** Given a file, returns the number of its transactions. */
export const rowsOf = ({ reading }: File): number =>
  (reading?.statements ?? []).reduce((sum, { transactionCount }) => sum + transactionCount, 0);

const KEYS: Readonly<Record<Column, (file: File) => string | number>> = {
  name: ({ filename }) => filename.toLowerCase(),
  state: (file) => STATES.indexOf(stateOf(file)) * 2 + (file.reading?.checked ? 1 : 0),
  bank: (file) => first(file, ({ institution }) => institution).toLowerCase(),
  account: (file) => first(file, accountOf),
  period: (file) => first(file, ({ periodStart, periodEnd }) => periodStart ?? periodEnd),
  rows: rowsOf,
  checked: ({ reading }) => (reading === undefined ? 2 : Number(reading.checked !== null)),
  created: ({ createdAt }) => createdAt,
};

/** Given files, returns them in an order; what is not known comes last. */
export function sorted(files: readonly File[], { by, down }: Order): File[] {
  const keyed = files.map((file) => ({ file, key: KEYS[by](file) }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1;
    return a.key < b.key === down ? 1 : -1;
  });
  return keyed.map(({ file }) => file);
}

/** Given a file, returns whether its figures are neither proved by the paper nor checked by a person. */
export const isUnproved = ({ reading }: File): boolean =>
  reading !== undefined && reading.status !== 'verified' && reading.checked === null;
