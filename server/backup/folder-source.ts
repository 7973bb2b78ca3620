/** A backup as a source. */
import { access, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BlobMissingError, isBlobKey } from '../storage/blobs/store.ts';
import type { Row } from '../storage/table-rows.ts';
import { BLOB_LIST, blobPath, type Manifest, OLD_SECRETS, readManifest, SECRET, tablePath } from './manifest.ts';
import { BackupError, type Source } from './source.ts';

const ROWS_AT_ONCE = 500;

export interface FolderSource extends Source {
  readonly manifest: Manifest;
  /** the secret of the service, if the backup has it */
  readonly secret: string | undefined;
  /** those before it under which something is sealed */
  readonly oldSecrets: readonly string[];
}

const ListedBlob = z.object({
  key: z.string().refine(isBlobKey),
  bytes: z.number(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
type ListedBlob = z.infer<typeof ListedBlob>;

/** Given the folder of a backup, returns the source. Throws BackupError. */
export async function openFolderSource(folder: string): Promise<FolderSource> {
  const manifest = await readManifest(folder);
  const listed = new Map<string, ListedBlob>();
  for await (const line of linesOf(join(folder, BLOB_LIST))) {
    const blob = listedBlob(line);
    if (blob === undefined) throw new BackupError(`${join(folder, BLOB_LIST)} is damaged: it names what is no blob.`);
    listed.set(blob.key, blob);
  }
  if (listed.size !== manifest.blobs.count) {
    throw new BackupError(`${join(folder, BLOB_LIST)} lists ${listed.size} files in place of ${manifest.blobs.count}.`);
  }
  const secret = await textOf(join(folder, SECRET));
  const old = (await textOf(join(folder, OLD_SECRETS))) ?? '';
  return {
    id: `restore of ${manifest.id}`,
    migrations: manifest.migrations,
    manifest,
    secret: secret?.trim(),
    oldSecrets: old.split('\n').filter((line) => line !== ''),
    async *rows({ name }) {
      if (manifest.tables[name] === undefined) return;
      let rows: Row[] = [];
      for await (const line of linesOf(tablePath(folder, name))) {
        rows.push(rowOf(line, name));
        if (rows.length < ROWS_AT_ONCE) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
    expected: ({ name }) => manifest.tables[name],
    async *keys() {
      yield [...listed.keys(), ...manifest.gone, ...manifest.missing];
    },
    sha256Of: (key) => listed.get(key)?.sha256,
    async withBlob(key, work) {
      const path = blobPath(folder, key);
      if (!listed.has(key)) throw new BlobMissingError(`the backup has no blob ${key}`);
      await access(path).catch((error: unknown) => {
        throw new BackupError(`${path} is missing from the backup.`, { cause: error });
      });
      return work(path);
    },
  };
}

/** Undefined if the line is none of a backup. */
function listedBlob(line: string): ListedBlob | undefined {
  try {
    return ListedBlob.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The text of a file; undefined if there is none. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function rowOf(line: string, table: string): Row {
  try {
    return JSON.parse(line) as Row;
  } catch (error) {
    throw new BackupError(`A row of ${table} in the backup is damaged.`, { cause: error });
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path).catch((error: unknown) => {
    throw new BackupError(`${path} is missing from the backup.`, { cause: error });
  });
  for await (const line of file.readLines()) if (line !== '') yield line;
}
