/** The folder of this node's temporary files, where several nodes share a database and perhaps a machine. */
import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './folder.ts';
import { type FolderLock, lockDataFolder, takeLock } from './lock.ts';

export interface NodeFolder {
  /** absolute path */
  readonly path: string;
  /** Deletes the folder of a node that shares its database, or gives up the lock of a data folder. */
  release(): Promise<void>;
}

/** Given the data folder of a server that is alone, takes it whole. Throws DataFolderInUseError. */
export async function takeDataFolder(dataDir: string): Promise<NodeFolder> {
  const lock = await lockDataFolder(dataDir);
  return { path: dataDir, release: async () => lock.release() };
}

const LOCK = 'node.lock';

/** Given the data folder of nodes that share a database, makes one of this node's own, and deletes those of ended nodes. */
export async function makeNodeFolder(dataDir: string): Promise<NodeFolder> {
  const nodes = join(dataDir, 'nodes');
  await makeFolder(nodes, 0o700);
  for (const name of await readdir(nodes)) await removeIfEnded(join(nodes, name));
  const path = join(nodes, randomUUID());
  await makeFolder(path, 0o700);
  const lock = takeLock(join(path, LOCK));
  if (lock === null) throw new Error(`another process has taken the new folder ${path}`);
  return {
    path,
    async release() {
      lock.release();
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function removeIfEnded(path: string): Promise<void> {
  let lock: FolderLock | null;
  try {
    lock = takeLock(join(path, LOCK));
  } catch {
    // another node deletes it at this moment
    return;
  }
  if (lock === null) return;
  lock.release();
  await rm(path, { recursive: true, force: true });
}
