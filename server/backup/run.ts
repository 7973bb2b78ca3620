/** The use cases of an operator: to back up a service, to restore a backup, and to move a service to another storage. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OF_SERVICE, recordDeed } from '../audit/record.ts';
import type { Settings } from '../settings.ts';
import { KNOWN_MIGRATIONS } from '../storage/migrations.ts';
import { withSnapshot } from '../storage/snapshot.ts';
import { writeBackup } from './backup.ts';
import { openFolderSource } from './folder-source.ts';
import { type Imported, type ImportOptions, importAll } from './import.ts';
import { liveSource } from './live-source.ts';
import type { Manifest } from './manifest.ts';
import { withOpened } from './open.ts';
import { requireSameSecrets, secretsForBackup, secretsToRestore, withoutRotation } from './secrets.ts';
import { BackupError } from './source.ts';

/** Given the settings of a service, which may run, and a folder, writes a backup. Throws BackupError. */
export async function backUp(settings: Settings, folder: string): Promise<Manifest> {
  requireService(settings);
  return withOpened(settings, { alone: false }, async ({ database, blobs }) => {
    const manifest = await writeBackup(
      {
        database,
        blobs,
        withoutRotation: (work) => withoutRotation(settings, work),
        secrets: (queries) => secretsForBackup(queries, settings),
      },
      folder,
    );
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const details = { rows, files: manifest.blobs.count };
    await recordDeed(database.queries, {
      accountId: OF_SERVICE,
      action: 'backup.made',
      object: manifest.id,
      details,
    });
    return manifest;
  });
}

/** A restore: what was imported, and from what. */
export interface Restored extends Imported {
  readonly manifest: Manifest;
  /** where the secret of the service is now */
  readonly secret: 'restored' | 'set';
}

/**
 * Given the settings of a service that was never used, and the folder of a backup, restores it. If it is interrupted, no
 * server can use what it made, and it may be run again. Throws BackupError.
 */
export async function restore(settings: Settings, folder: string, options: ImportOptions = {}): Promise<Restored> {
  const source = await openFolderSource(folder);
  const { manifest } = source;
  refuseNewer(manifest.migrations);
  const secrets = await secretsToRestore(settings, source);
  const importing = { id: source.id, migrations: source.migrations };
  const deed = { action: 'backup.restored', object: manifest.id } as const;
  const imported = await withOpened(settings, { alone: true, importing }, async (target) => {
    await secrets.put();
    return importAll(source, target, { ...options, deed });
  });
  return { ...imported, manifest, secret: secrets.outcome };
}

/**
 * Given the settings of a service that does not run and of one that was never used, copies everything. The source stays
 * as it is. If it is interrupted, no server can use the target, and it may be run again. Throws BackupError.
 */
export async function move(from: Settings, to: Settings, options: ImportOptions = {}): Promise<Imported> {
  requireService(from);
  // what it is moved to
  const deed = { action: 'data.moved', object: to.database === undefined ? 'folder' : 'cluster' } as const;
  return withOpened(from, { alone: true }, ({ database, blobs }) =>
    withSnapshot(database, async (queries) => {
      await requireSameSecrets(queries, from, to);
      const source = await liveSource(queries, blobs);
      const importing = { id: source.id, migrations: source.migrations };
      return withOpened(to, { alone: true, importing }, (target) => importAll(source, target, { ...options, deed }));
    }),
  );
}

/** A mistyped folder must not become a new service. */
function requireService({ database, dataDir }: Settings): void {
  if (database !== undefined || existsSync(join(dataDir, 'ledgerize.db'))) return;
  throw new BackupError(`There is no service in the data folder ${dataDir}. Name its folder in LEDGERIZE_DATA.`);
}

function refuseNewer(migrations: number): void {
  if (migrations <= KNOWN_MIGRATIONS) return;
  throw new BackupError('The backup was made by a newer version of Ledgerize: restore it with that version.');
}
