/** Fills an empty service from a source: the blobs first, then all rows in one transaction, counted and compared. */
import { stat } from 'node:fs/promises';
import { OF_SERVICE, recordDeed } from '../audit/record.ts';
import type { Deed } from '../audit/types.ts';
import { BLOB_FOLDERS, namedBlobs } from '../storage/blob-keys.ts';
import { eachOf } from '../storage/blobs/each-of.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import { endlessly } from '../storage/by-database.ts';
import type { Database } from '../storage/database.ts';
import { endImport, migrateImport } from '../storage/migrations.ts';
import type { Tx } from '../storage/schema.ts';
import { describeTables, insertRows, type Row, RowsDigest, readRows, sumCredits } from '../storage/table-rows.ts';
import { TABLES, type TableOfBackup } from '../storage/tables.ts';
import type { TemporaryFolder } from '../storage/temporary.ts';
import { copyFile, sha256OfFile } from './copy.ts';
import { deleteNaming } from './gone.ts';
import { BackupError, type Source } from './source.ts';

export interface Target {
  /** opened for this import: its tables are empty, and no server can use it */
  readonly database: Database;
  readonly blobs: BlobStore;
  /** on the disk of the blobs, if they are in a folder */
  readonly temporary: TemporaryFolder;
}

export interface ImportOptions {
  /** true: damaged blobs count as deleted */
  readonly skipDamaged?: boolean;
  /** is told how many blobs are done */
  readonly onBlobs?: (done: number) => void;
}

/** What was imported. */
export interface Imported {
  readonly rows: Readonly<Record<string, number>>;
  readonly blobs: { readonly count: number; readonly bytes: number; readonly already: number };
  /** blobs that the source does not have, or whose bytes are damaged: what named them was deleted */
  readonly gone: readonly string[];
  /** the sum of all balances, which is that of the ledger */
  readonly credits: number;
}

const BLOBS_AT_ONCE = 6;

interface Importing extends ImportOptions {
  /** for the audit log of the target */
  readonly deed: Pick<Deed, 'action' | 'object'>;
}

/**
 * Given a source and a target, imports everything, and brings it to this version. Throws BackupError, StoreAwayError, and
 * what the target throws.
 */
export async function importAll(source: Source, target: Target, options: Importing): Promise<Imported> {
  const { gone, keys, ...blobs } = await importBlobs(source, target, options);
  const importing = { gone, keys, deed: options.deed };
  const { rows, credits } = await target.database.transaction((tx) => importRows(source, tx, importing));
  return { rows, blobs, gone, credits };
}

async function importBlobs(source: Source, target: Target, options: ImportOptions) {
  const keys: string[] = [];
  for await (const some of source.keys()) keys.push(...some);
  const present = await presentBlobs(target.blobs, new Set(keys));
  const gone: string[] = [];
  let bytes = 0;
  let already = 0;
  let done = 0;
  await eachOf(keys, BLOBS_AT_ONCE, async (key) => {
    try {
      const copied = await importBlob(source, target, { key, presentBytes: present.get(key) });
      bytes += copied.bytes;
      already += copied.already ? 1 : 0;
    } catch (error) {
      const skips = options.skipDamaged === true && error instanceof BackupError;
      if (!skips && !(error instanceof BlobMissingError)) throw error;
      gone.push(key);
    }
    done += 1;
    options.onBlobs?.(done);
  });
  const stored = new Set(keys);
  for (const key of gone) stored.delete(key);
  return { count: keys.length - gone.length, bytes, already, gone, keys: stored };
}

/** Returns the blobs that are there with their sizes. Throws if there are others than those of the source. */
async function presentBlobs(blobs: BlobStore, ours: ReadonlySet<string>): Promise<Map<string, number>> {
  const present = new Map<string, number>();
  for await (const { key, bytes } of blobs.list()) {
    if (!ours.has(key)) {
      throw new BackupError(
        `The target already has files, such as ${key}: it needs an empty bucket, an S3_PREFIX of its own, or an empty folder.`,
      );
    }
    present.set(key, bytes);
  }
  return present;
}

async function importBlob(
  source: Source,
  { blobs, temporary }: Target,
  { key, presentBytes }: { key: string; presentBytes: number | undefined },
): Promise<{ bytes: number; already: boolean }> {
  return source.withBlob(key, async (path) => {
    const { size } = await stat(path);
    const expected = source.sha256Of(key);
    // an earlier run, which was interrupted, has put it: its bytes are read again
    if (presentBytes === size) {
      const [there, here] = [await blobs.withLocalFile(key, sha256OfFile), expected ?? (await sha256OfFile(path))];
      if (there === here) return { bytes: size, already: true };
    }
    await temporary.with(async (copy) => {
      const { sha256 } = await copyFile(path, copy);
      if (expected !== undefined && sha256 !== expected) {
        throw new BackupError(`The file ${key} of the backup is damaged: its checksum is another one.`);
      }
      await blobs.putFile(key, copy);
    });
    return { bytes: size, already: false };
  });
}

interface ImportedBlobs {
  readonly gone: readonly string[];
  /** those that the target has now */
  readonly keys: ReadonlySet<string>;
  readonly deed: Importing['deed'];
}

async function importRows(source: Source, tx: Tx, { gone, keys, deed }: ImportedBlobs) {
  await endlessly(tx);
  const described = await describeTables(tx);
  const rows: Record<string, number> = {};
  for (const table of TABLES) {
    const booleans = described.get(table.name);
    // a table that is younger than the source
    if (booleans === undefined) continue;
    rows[table.name] = await importTable(source, tx, { table, booleans });
  }
  // what follows knows the tables of this version only
  await migrateImport(tx as never, source.migrations, Date.now());
  await deleteNaming(tx, gone);
  await requireBlobs(tx, keys);
  const { balances, ledger } = await sumCredits(tx);
  if (balances !== ledger) {
    throw new BackupError(`The balances are ${balances} credits and the ledger has ${ledger}: nothing was imported.`);
  }
  const details = { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files: keys.size };
  await recordDeed(tx, { accountId: OF_SERVICE, ...deed, details });
  await endImport(tx as never);
  return { rows, credits: ledger };
}

/** No row names a file that was not imported. */
async function requireBlobs(tx: Tx, keys: ReadonlySet<string>): Promise<void> {
  for (const folder of BLOB_FOLDERS) {
    for await (const named of namedBlobs(tx, folder)) {
      const lacking = named.find((key) => !keys.has(key));
      if (lacking === undefined) continue;
      throw new BackupError(`The rows name the file ${lacking}, which the source does not list: nothing was imported.`);
    }
  }
}

/** Writes the rows of a table, then reads them again and compares them with those of the source. */
async function importTable(
  source: Source,
  tx: Tx,
  { table, booleans }: { table: TableOfBackup; booleans: ReadonlySet<string> },
): Promise<number> {
  const read = new RowsDigest();
  const later: Row[] = [];
  const { refersToItself } = table;
  for await (const rows of source.rows(table)) {
    for (const row of rows) read.add(row);
    const first = refersToItself === undefined ? rows : rows.filter((row) => row[refersToItself] === null);
    if (first.length < rows.length) later.push(...rows.filter((row) => !first.includes(row)));
    await insertRows(tx, table, first, booleans);
  }
  await insertRows(tx, table, later, booleans);
  const written = new RowsDigest();
  for await (const rows of readRows(tx, table)) for (const row of rows) written.add(row);
  const expected = source.expected(table) ?? read;
  for (const [what, sum] of [
    ['The source', read],
    ['The target', written],
  ] as const) {
    if (sum.rows === expected.rows && sum.digest === expected.digest) continue;
    throw new BackupError(
      `${what} has ${sum.rows} rows of ${table.name} in place of ${expected.rows}, or others: nothing was imported.`,
    );
  }
  return written.rows;
}
