/** The storage of a server for one test: SQLite and a folder. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { readSettings } from '../settings.ts';
import { FolderBlobs } from '../storage/blobs/folder.ts';
import { openDatabase } from '../storage/database.ts';
import type { TestStorage } from './storage.ts';

/** Of SQLite: what is committed, and what is not yet copied to it. */
const DATABASE_FILES = ['ledgerize.db', 'ledgerize.db-wal'];

/** Given an empty folder, makes a storage of it. */
export function makeFolderStorage(dataDir: string): TestStorage {
  const environment = { LEDGERIZE_DATA: dataDir };
  const blobs = join(dataDir, 'blobs');
  const temporary = join(dataDir, 'tmp');
  return {
    dataDir,
    environment,
    settings: (further = {}) => readSettings({ ...environment, ...further }),
    openDatabase: (options) => openDatabase(dataDir, options),
    openBlobs: async () => new FolderBlobs(blobs),
    blobs: (folder) => namesIn(join(blobs, folder)),
    lockDatabase: async () => lockFile(join(dataDir, 'ledgerize.db')),
    databaseText: async () =>
      (await Promise.all(DATABASE_FILES.map((name) => readFile(join(dataDir, name), 'latin1')))).join(''),
    loseBlobs: () => rm(blobs, { recursive: true }),
    temporary: () => readdir(temporary),
    loseTemporary: () => rm(temporary, { recursive: true }),
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
