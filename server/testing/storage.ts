/** The storage of a server for one test: a folder of its own, or a database and a part of a bucket of its own. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { readSettings, type Settings } from '../settings.ts';
import { type BlobStore, FolderBlobs } from '../storage/blobs.ts';
import { type Database, openDatabase } from '../storage/database.ts';

/** Where blobs are: uploads, what was read of them, rendered results. */
type BlobFolder = 'files' | 'extractions' | 'results';

export interface TestStorage {
  /** the data folder of its server */
  readonly dataDir: string;
  /** the variables that name it, for a server in another process */
  readonly environment: Readonly<Record<string, string>>;
  /** Given further variables, returns the settings of a server on it. */
  settings(environment?: Readonly<Record<string, string>>): Settings;
  /** Opens its database, beside a server or without one. */
  openDatabase(options?: { readonly busyMs?: number }): Promise<Database>;
  openBlobs(): Promise<BlobStore>;
  /** The names of its blobs in a folder. */
  blobs(folder: BlobFolder): Promise<string[]>;
  /** Locks the database as another process that writes does: it can be read. Returns the function that frees it. */
  lockDatabase(): Promise<() => Promise<void>>;
  /** The names of what is being written, beside the blobs. */
  temporary(): Promise<string[]>;
  /** What is in its database, in whatever order. */
  databaseText(): Promise<string>;
  /** Deletes the bytes of all blobs, as no server does. */
  loseBlobs(): Promise<void>;
  remove(): Promise<void>;
}

/** Of SQLite: what is committed, and what is not yet copied to it. */
const DATABASE_FILES = ['ledgerize.db', 'ledgerize.db-wal'];

/** Makes an empty one. */
export async function makeStorage(): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ledgerize-test-'));
  const environment = { LEDGERIZE_DATA: dataDir };
  const blobs = join(dataDir, 'blobs');
  return {
    dataDir,
    environment,
    settings: (further = {}) => readSettings({ ...environment, ...further }),
    openDatabase: (options) => openDatabase(dataDir, options),
    openBlobs: async () => new FolderBlobs(blobs),
    blobs: (folder) => namesIn(join(blobs, folder)),
    lockDatabase: async () => lockFile(join(dataDir, 'ledgerize.db')),
    temporary: () => readdir(join(dataDir, 'tmp')),
    databaseText: async () =>
      (await Promise.all(DATABASE_FILES.map((name) => readFile(join(dataDir, name), 'latin1')))).join(''),
    loseBlobs: () => rm(blobs, { recursive: true }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** A folder is made with its first blob. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function lockFile(path: string): () => Promise<void> {
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  return async () => other.close();
}
