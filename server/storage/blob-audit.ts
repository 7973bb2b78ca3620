/**
 * Compares the store of blobs with the rows: what neither a row nor a note names is deleted, and a row whose blob is
 * missing is found. Neither happens unless somebody restores one without the other, or there is a fault of ours.
 */
import { BLOB_FOLDERS, namedAmong, namedBlobs } from './blob-keys.ts';
import type { DoomedBlobs } from './blob-sweep.ts';
import { BlobMissingError, type BlobStore } from './blobs/store.ts';
import type { Database } from './database.ts';
import { doomBlobs, doomedAmong } from './doomed.ts';

export interface AuditParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly doomed: DoomedBlobs;
}

export interface AuditFound {
  /** blobs that nothing named: they are deleted */
  readonly orphans: readonly string[];
  /** blobs that rows name and the store does not have */
  readonly missing: readonly string[];
}

/** Keys that are looked up in one statement. */
const BATCH = 200;
/** The keys of a part of the blobs are in memory at a time: of a million, some ten thousand. */
const BEGINNINGS = [...'0123456789abcdef'];

/**
 * Compares all blobs with all rows. Blobs that are younger than `before`, in milliseconds since 1970, are left alone:
 * they may be on their way to their row. Throws StoreAwayError, and what the database throws.
 */
export async function auditBlobs(parts: AuditParts, before: number, signal?: AbortSignal): Promise<AuditFound> {
  const orphans: string[] = [];
  const missing: string[] = [];
  for (const folder of BLOB_FOLDERS) {
    for (const begin of BEGINNINGS) {
      signal?.throwIfAborted();
      const found = await auditPart(parts, { folder, begin }, before);
      orphans.push(...found.orphans);
      missing.push(...found.missing);
    }
  }
  return { orphans, missing };
}

/** The same for the blobs of a folder whose names begin so. */
async function auditPart(
  parts: AuditParts,
  { folder, begin }: { folder: string; begin: string },
  before: number,
): Promise<AuditFound> {
  const present = new Set<string>();
  const old: string[] = [];
  for await (const { key, storedAt } of parts.blobs.list(`${folder}/${begin}`)) {
    present.add(key);
    if (storedAt < before) old.push(key);
  }
  const orphans: string[] = [];
  for (let from = 0; from < old.length; from += BATCH) {
    orphans.push(...(await deleteOrphans(parts, old.slice(from, from + BATCH))));
  }
  const missing: string[] = [];
  for await (const keys of namedBlobs(parts.database.queries, folder, begin)) {
    const unseen = keys.filter((key) => !present.has(key));
    missing.push(...(await missingAmong(parts, unseen)));
  }
  return { orphans, missing };
}

/** Given keys of blobs, deletes those that nothing names, and returns them. */
async function deleteOrphans({ database, doomed }: AuditParts, keys: readonly string[]): Promise<string[]> {
  // The notes come first: whoever spares a blob afterwards has written its row.
  const noted = await doomedAmong(database.queries, keys);
  const named = await namedAmong(database.queries, keys);
  const orphans = keys.filter((key) => !noted.has(key) && !named.has(key));
  await doomBlobs(database.queries, orphans, Date.now());
  await doomed.delete(orphans);
  return orphans;
}

/** Given keys that were not listed, returns those that the store does not have although rows still name them. */
async function missingAmong({ database, blobs }: AuditParts, keys: readonly string[]): Promise<string[]> {
  const absent: string[] = [];
  for (const key of keys) if (await isAbsent(blobs, key)) absent.push(key);
  if (absent.length === 0) return [];
  const named = await namedAmong(database.queries, absent);
  return absent.filter((key) => named.has(key));
}

async function isAbsent(blobs: BlobStore, key: string): Promise<boolean> {
  try {
    const { stream } = await blobs.open(key);
    stream.destroy();
    return false;
  } catch (error) {
    if (error instanceof BlobMissingError) return true;
    throw error;
  }
}
