/** Writes a backup while a service runs: the rows as they are at one moment, then the blobs that they name. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { namedAmong } from '../storage/blob-keys.ts';
import { eachOf } from '../storage/blobs/each-of.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import type { Database } from '../storage/database.ts';
import { makeFolder } from '../storage/folder.ts';
import type { Queries } from '../storage/schema.ts';
import { withSnapshot } from '../storage/snapshot.ts';
import { RowsDigest } from '../storage/table-rows.ts';
import { TABLES } from '../storage/tables.ts';
import { VERSION } from '../version.ts';
import { copyFile, sync } from './copy.ts';
import { liveSource } from './live-source.ts';
import {
  BLOB_LIST,
  blobPath,
  FORMAT,
  fingerprint,
  MANIFEST,
  type Manifest,
  OLD_SECRETS,
  SECRET,
  tablePath,
} from './manifest.ts';
import type { SecretsOfBackup } from './secrets.ts';
import { BackupError, type Source, type TableSum } from './source.ts';

export interface BackupParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  /** Runs `work` while the secrets of the service stay as they are. */
  readonly withoutRotation: <T>(work: () => Promise<T>) => Promise<T>;
  /** The secrets of the service, and which of them the backup keeps. */
  readonly secrets: (queries: Queries) => Promise<SecretsOfBackup>;
}

const BLOBS_AT_ONCE = 6;

/**
 * Given the path of a folder that is empty or does not exist, writes a backup to it, and returns its manifest. Throws
 * BackupError, StoreAwayError, and what the database and the disk throw: then the folder has no manifest.
 */
export async function writeBackup(parts: BackupParts, folder: string): Promise<Manifest> {
  await makeFolder(folder, 0o700);
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty. Name a folder that does not exist yet.`);
  }
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  const wanted: string[] = [];
  const { secrets, ...written } = await parts.withoutRotation(() =>
    withSnapshot(parts.database, async (queries) => {
      const source = await liveSource(queries, parts.blobs);
      for await (const keys of source.keys()) wanted.push(...keys);
      const tables = await writeTables(source, folder);
      return { tables, migrations: source.migrations, secrets: await parts.secrets(queries) };
    }),
  );
  const copied = await copyBlobs(parts, wanted, folder);
  await writeSecrets(secrets, folder);
  const manifest: Manifest = {
    format: FORMAT,
    id: randomUUID(),
    version: VERSION,
    createdAt: new Date().toISOString(),
    ...written,
    ...copied,
    secretIds: [...secrets.ids],
    secretFingerprint: fingerprint(secrets.current),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function writeSecrets({ kept, keptOld }: SecretsOfBackup, folder: string): Promise<void> {
  for (const [name, texts] of [
    [SECRET, kept === undefined ? [] : [kept]],
    [OLD_SECRETS, keptOld],
  ] as const) {
    if (texts.length === 0) continue;
    await writeFile(join(folder, name), texts.join('\n'), { mode: 0o600, flag: 'wx', flush: true });
  }
}

async function writeTables(source: Source, folder: string): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of TABLES) {
    const sum = new RowsDigest();
    const out = createWriteStream(tablePath(folder, table.name), { flags: 'wx', mode: 0o600, flush: true });
    for await (const rows of source.rows(table)) {
      for (const row of rows) sum.add(row);
      if (!out.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))) await once(out, 'drain');
    }
    out.end();
    await finished(out);
    sums[table.name] = { rows: sum.rows, digest: sum.digest };
  }
  return sums;
}

type CopiedBlobs = Pick<Manifest, 'blobs' | 'gone' | 'missing'>;

async function copyBlobs(
  { database, blobs }: BackupParts,
  keys: readonly string[],
  folder: string,
): Promise<CopiedBlobs> {
  const gone: string[] = [];
  const missing: string[] = [];
  let bytes = 0;
  const list = await open(join(folder, BLOB_LIST), 'wx', 0o600);
  try {
    for (const kind of new Set(keys.map(dirname))) {
      await mkdir(blobPath(folder, kind), { recursive: true, mode: 0o700 });
    }
    await eachOf(keys, BLOBS_AT_ONCE, async (key) => {
      try {
        const copy = await blobs.withLocalFile(key, (path) => copyFile(path, blobPath(folder, key)));
        bytes += copy.bytes;
        await list.appendFile(`${JSON.stringify({ key, ...copy })}\n`);
      } catch (error) {
        if (!(error instanceof BlobMissingError)) throw error;
        // its owner may have deleted it since
        const named = await namedAmong(database.queries, [key]);
        (named.has(key) ? missing : gone).push(key);
      }
    });
    await list.sync();
  } finally {
    await list.close();
  }
  return { blobs: { count: keys.length - gone.length - missing.length, bytes }, gone, missing };
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await sync(`${path}.part`);
  await rename(`${path}.part`, path);
  await sync(folder);
}
