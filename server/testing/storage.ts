/**
 * The storage of a server for one test: SQLite and a folder of its own. Where the run of tests has started PostgreSQL and
 * an S3 server (test/cluster/setup.ts), it is a database and a part of the bucket of its own.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { BlobStore } from '../storage/blobs/store.ts';
import type { Database } from '../storage/database.ts';

/** Where blobs are: uploads, what was read of them, rendered results. */
type BlobFolder = 'files' | 'extractions' | 'results';

export interface TestStorage {
  /** the data folder of its servers */
  readonly dataDir: string;
  /** the variables that name it, for a server in another process */
  readonly environment: Readonly<Record<string, string>>;
  /** Given further variables, returns the settings of a server on it. */
  settings(environment?: Readonly<Record<string, string>>): Settings;
  /** Opens its database, beside a server or without one. `busyMs`: how long it waits for others that write. */
  openDatabase(options?: { readonly busyMs?: number }): Promise<Database>;
  openBlobs(): Promise<BlobStore>;
  /** The names of its blobs in a folder. */
  blobs(folder: BlobFolder): Promise<string[]>;
  /** Locks the database as another process that writes does: it can be read. Returns the function that frees it. */
  lockDatabase(): Promise<() => Promise<void>>;
  /** What is in its database, in whatever order. */
  databaseText(): Promise<string>;
  /** Deletes the bytes of all blobs, as no server does. */
  loseBlobs(): Promise<void>;
  /** The names of what its servers are writing, beside the blobs. */
  temporary(): Promise<string[]>;
  /** Deletes the folders in which its servers write that. */
  loseTemporary(): Promise<void>;
  remove(): Promise<void>;
}

/** The variable that names the database server and the bucket of a run of tests. */
export const CLUSTER_VARIABLE = 'LEDGERIZE_TEST_CLUSTER';

/** Makes an empty one. */
export async function makeStorage(): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ledgerize-test-'));
  const cluster = process.env[CLUSTER_VARIABLE];
  if (cluster === undefined) return (await import('./folder-storage.ts')).makeFolderStorage(dataDir);
  return (await import('./cluster-storage.ts')).makeClusterStorage(JSON.parse(cluster), dataDir);
}
