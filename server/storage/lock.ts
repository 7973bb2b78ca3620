/** The lock of a data folder: one serving process at a time. It ends with its process, however that ends. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { isBusy } from './faults.ts';
import { makeFolder } from './folder.ts';

/** A second server on the same data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

export interface DataFolderLock {
  release(): void;
}

/**
 * Given the data folder, takes its lock. Throws DataFolderInUseError if another server holds it. The lock is an
 * exclusive transaction on an empty SQLite file: the operating system frees it with the process, so that no stale lock
 * file remains.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await makeFolder(dataDir, 0o700);
  const holder = new DatabaseSync(join(dataDir, 'serve.lock'), { timeout: 0 });
  try {
    holder.exec('begin exclusive');
  } catch (error) {
    holder.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderInUseError(
      `Another Ledgerize server already runs on the data folder ${dataDir}. Stop it first, or set LEDGERIZE_DATA to a folder of this server's own.`,
    );
  }
  return { release: () => holder.close() };
}
