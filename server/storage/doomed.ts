/** Queries over the blobs that are deleted unless their keeper removes the note first. */
import type { Queries } from './schema.ts';

/** Notes keys before their bytes are written, or in the transaction that gives the bytes up. */
export async function doomBlobs(db: Queries, keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('doomed_blobs')
    .values(keys.map((key) => ({ blob_key: key, since: now })))
    .onConflict((conflict) => conflict.column('blob_key').doNothing())
    .execute();
}

/** Removes the note of a key; false if it was not noted any more, and its bytes may be gone. */
export async function spareBlob(db: Queries, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('doomed_blobs').where('blob_key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Up to 500 keys noted before a time, oldest first. */
export async function doomedBefore(db: Queries, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('doomed_blobs')
    .select('blob_key')
    .where('since', '<', before)
    .orderBy('since')
    .limit(500)
    .execute();
  return rows.map((row) => row.blob_key);
}
