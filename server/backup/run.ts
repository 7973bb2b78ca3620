/** The use cases of an operator: to back up a service, to restore a backup, and to move a service to another storage. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { makeFolder } from '../storage/folder.ts';
import { KNOWN_MIGRATIONS } from '../storage/migrations.ts';
import { readSecret } from '../storage/secret.ts';
import { withSnapshot } from '../storage/snapshot.ts';
import { writeBackup } from './backup.ts';
import { openFolderSource } from './folder-source.ts';
import { type Imported, type ImportOptions, importAll } from './import.ts';
import { liveSource } from './live-source.ts';
import { fingerprint, type Manifest, SECRET } from './manifest.ts';
import { withOpened } from './open.ts';
import { BackupError } from './source.ts';

/** Given the settings of a service, which may run, and a folder, writes a backup. Throws BackupError. */
export async function backUp(settings: Settings, folder: string): Promise<Manifest> {
  requireService(settings);
  const made = settings.secret === undefined ? await readSecret(settings.dataDir) : undefined;
  const secret = settings.secret ?? made;
  if (secret === undefined)
    throw new BackupError(`${settings.dataDir} has no secret: no server was ever started on it.`);
  return withOpened(settings, { alone: false }, ({ database, blobs }) =>
    writeBackup({ database, blobs, secret, keepSecret: made !== undefined }, folder),
  );
}

/** A restore: what was imported, and from what. */
export interface Restored extends Imported {
  readonly manifest: Manifest;
  /** where the secret of the service is now */
  readonly secret: 'restored' | 'set' | 'not in the backup';
}

/**
 * Given the settings of a service that was never used, and the folder of a backup, restores it. If it is interrupted, no
 * server can use what it made, and it may be run again. Throws BackupError.
 */
export async function restore(settings: Settings, folder: string, options: ImportOptions = {}): Promise<Restored> {
  const source = await openFolderSource(folder);
  const { manifest } = source;
  refuseNewer(manifest.migrations);
  const secret = await settleSecret(settings, source);
  const importing = { id: source.id, migrations: source.migrations };
  const imported = await withOpened(settings, { alone: true, importing }, (target) =>
    importAll(source, target, options),
  );
  await finish(settings);
  return { ...imported, manifest, secret };
}

/**
 * Given the settings of a service that does not run and of one that was never used, copies everything. The source stays
 * as it is. If it is interrupted, no server can use the target, and it may be run again. Throws BackupError.
 */
export async function move(from: Settings, to: Settings, options: ImportOptions = {}): Promise<Imported> {
  requireService(from);
  await requireSameSecret(from, to);
  const imported = await withOpened(from, { alone: true }, ({ database, blobs }) =>
    withSnapshot(database, async (queries) => {
      const source = await liveSource(queries, blobs);
      const importing = { id: source.id, migrations: source.migrations };
      return withOpened(to, { alone: true, importing }, (target) => importAll(source, target, options));
    }),
  );
  await finish(to);
  return imported;
}

/** Applies the migrations that the source did not have. */
async function finish(settings: Settings): Promise<void> {
  await withOpened(settings, { alone: true }, async () => {});
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

/** Puts the secret of the backup in its place, or makes sure that the one that is set is the same. */
async function settleSecret(
  settings: Settings,
  { manifest, secret }: { manifest: Manifest; secret: string | undefined },
): Promise<Restored['secret']> {
  const set = settings.secret ?? (await readSecret(settings.dataDir));
  if (set !== undefined) {
    if (fingerprint(set) === manifest.secretFingerprint) return 'set';
    throw new BackupError(
      secret === undefined
        ? 'LEDGERIZE_SECRET is not that of the service that was backed up: what it encrypted could not be read. Set the same one.'
        : `LEDGERIZE_SECRET, or the file ${SECRET} of the data folder, is not that of the backup. Set it to the contents of the file ${SECRET} of the backup, or leave it out to restore that file.`,
    );
  }
  if (secret === undefined) {
    throw new BackupError(
      'The secret is not in the backup, because the operator had set it. Set LEDGERIZE_SECRET to the same one.',
    );
  }
  await makeFolder(settings.dataDir, 0o700);
  await writeFile(join(settings.dataDir, SECRET), secret, { mode: 0o600, flag: 'wx' });
  return 'restored';
}

async function requireSameSecret(from: Settings, to: Settings): Promise<void> {
  const made = await readSecret(from.dataDir);
  const source = from.database === undefined ? (made ?? from.secret) : from.secret;
  if (source === undefined || source === to.secret) return;
  throw new BackupError(
    `The service encrypts with the secret in ${join(from.dataDir, SECRET)}: set LEDGERIZE_SECRET to the contents of that file.`,
  );
}
