/** What a backup, a restore or a move reads: rows, and the blobs that they name. */
import type { Row } from '../storage/table-rows.ts';
import type { TableOfBackup } from '../storage/tables.ts';

/** What a table holds: how many rows, and a digest of them in any order. */
export interface TableSum {
  readonly rows: number;
  /** hex */
  readonly digest: string;
}

export interface Source {
  /** names it: an import that was interrupted goes on only with the same source */
  readonly id: string;
  /** how many migrations its tables have */
  readonly migrations: number;
  rows(table: TableOfBackup): AsyncIterable<readonly Row[]>;
  /** what the rows of a table must add up to; undefined if only they tell */
  expected(table: TableOfBackup): TableSum | undefined;
  /** The keys of all blobs that the rows name, in lists of some hundred. */
  keys(): AsyncIterable<readonly string[]>;
  /** hex, of a blob; undefined if only its bytes tell */
  sha256Of(key: string): string | undefined;
  /** Runs `work` with a local file that contains the blob and must not be changed. Throws BlobMissingError. */
  withBlob<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
}

/** A message for the operator: what is wrong, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
