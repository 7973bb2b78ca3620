/** Locks of folders: one process at a time. A lock ends with its process, however that ends. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { isBusy } from './faults.ts';
import { makeFolder } from './folder.ts';

/** A second server on the same data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

export interface FolderLock {
  release(): void;
}

/**
 * Given the path of a lock's file, takes the lock; null if another process holds it. The lock is an exclusive
 * transaction on an empty SQLite file: the operating system frees it with the process, so that no stale lock file
 * remains.
 */
export function takeLock(path: string): FolderLock | null {
  // SQLite itself would make it readable for everyone
  closeSync(openSync(path, 'a', 0o600));
  const holder = new DatabaseSync(path, { timeout: 0 });
  try {
    holder.exec('begin exclusive');
  } catch (error) {
    holder.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => holder.close() };
}

/** Given the data folder, takes its lock. Throws DataFolderInUseError if another server holds it. */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  await makeFolder(dataDir, 0o700);
  const lock = takeLock(join(dataDir, 'serve.lock'));
  if (lock !== null) return lock;
  throw new DataFolderInUseError(
    `Another Ledgerize server already runs on the data folder ${dataDir}. Stop it first, or set LEDGERIZE_DATA to a folder of this server's own.`,
  );
}
