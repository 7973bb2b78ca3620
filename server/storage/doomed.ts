/** Queries over the blobs that are deleted unless their keeper removes the note first. */
import type { Queries } from './schema.ts';

/** The time of a note that somebody has claimed: its blob is being deleted. */
const CLAIMED = -1;

/** Notes keys before their bytes are written, or in the transaction that gives the bytes up. */
export async function doomBlobs(db: Queries, keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('doomed_blobs')
    // each once: a row cannot be changed twice in one statement
    .values([...new Set(keys)].map((key) => ({ blob_key: key, since: now })))
    // a newer note counts, so that a sweep does not forget it together with the older one
    .onConflict((conflict) => conflict.column('blob_key').doUpdateSet({ since: now }))
    .execute();
}

/**
 * Claims the note of a key, if it is older than a time, so that its blob may be deleted. False if it is not noted: another
 * claim is done.
 */
export async function claimBlob(db: Queries, key: string, before: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('doomed_blobs')
    .set({ since: CLAIMED })
    .where('blob_key', '=', key)
    .where('since', '<', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a claimed note, after its blob is deleted. */
export async function forgetBlob(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('doomed_blobs').where('blob_key', '=', key).where('since', '=', CLAIMED).execute();
}

/** A noted key, and when it was noted. */
export interface DoomedBlob {
  readonly key: string;
  readonly since: number;
}

/** Up to 500 keys noted before a time, oldest first. */
export function doomedBefore(db: Queries, before: number): Promise<DoomedBlob[]> {
  return db
    .selectFrom('doomed_blobs')
    .select(['blob_key as key', 'since'])
    .where('since', '<', before)
    .orderBy('since')
    .limit(500)
    .execute();
}

/** Forgets notes, unless they have been made again since. */
export async function forgetNotes(db: Queries, notes: readonly DoomedBlob[]): Promise<void> {
  if (notes.length === 0) return;
  await db
    .deleteFrom('doomed_blobs')
    .where(
      'blob_key',
      'in',
      notes.map(({ key }) => key),
    )
    .where('since', '<=', Math.max(...notes.map(({ since }) => since)))
    .execute();
}

/** Those of the keys that are noted. */
export async function doomedAmong(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('doomed_blobs').select('blob_key').where('blob_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.blob_key));
}
