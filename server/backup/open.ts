/** Opens what a backup, a restore or a move reads or fills, and what must not run meanwhile. */
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openBlobs } from '../storage/blobs/open.ts';
import type { BlobStore } from '../storage/blobs/store.ts';
import { countServers } from '../storage/by-database.ts';
import type { Database } from '../storage/database.ts';
import type { Import } from '../storage/migrations.ts';
import { makeNodeFolder, takeDataFolder } from '../storage/node-folder.ts';
import { openStorage } from '../storage/open.ts';
import { TemporaryFolder } from '../storage/temporary.ts';
import { BackupError } from './source.ts';

/** How servers of PostgreSQL name their connections, and how this program does. */
const SERVERS = 'ledgerize';
const OWN_NAME = 'ledgerize backup';

export interface Opened {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly temporary: TemporaryFolder;
}

interface How {
  /** true: no server may run on it, and none can start meanwhile on a data folder */
  readonly alone: boolean;
  /** what its tables are filled with */
  readonly importing?: Import;
}

/**
 * Given the settings, opens the database and the blobs, runs `work`, and closes them. Throws DataFolderInUseError, and
 * BackupError if servers use the database.
 */
export async function withOpened<T>(settings: Settings, how: How, work: (opened: Opened) => Promise<T>): Promise<T> {
  const { dataDir } = settings;
  // of a running server, only the temporary files of this program are its own
  const shared = settings.database !== undefined || !how.alone;
  const folder = await (shared ? makeNodeFolder : takeDataFolder)(dataDir);
  try {
    const temporary = new TemporaryFolder(join(folder.path, 'tmp'));
    await temporary.open();
    if (!shared) await temporary.clear();
    const database = await openStorage(settings, {
      name: OWN_NAME,
      ...(how.importing && { importing: how.importing }),
    });
    try {
      if (how.alone) await refuseServers(database);
      return await work({ database, blobs: await openBlobs(settings, temporary), temporary });
    } finally {
      await database.close();
    }
  } finally {
    await folder.release();
  }
}

async function refuseServers(database: Database): Promise<void> {
  const servers = await countServers(database.queries, SERVERS);
  if (servers === 0) return;
  throw new BackupError(
    `Servers are connected to the database (${servers} connections): stop all of them first, so that nothing changes meanwhile.`,
  );
}
