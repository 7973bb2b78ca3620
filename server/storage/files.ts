/** Queries over uploaded files. */
import { entriesOf, forgetMetadata, insertMetadata } from './metadata.ts';
import type { FilesTable, Queries, Tx } from './schema.ts';

export async function insertFile(db: Queries, row: FilesTable): Promise<void> {
  await db.insertInto('files').values(row).execute();
  const { uuid: owner, account_id } = row;
  await insertMetadata(db, 'file_metadata', { owner, account_id }, entriesOf(row.metadata));
}

/** A file of an account that is neither deleted nor expired. */
export function findFile(db: Queries, accountId: string, uuid: string, now: number): Promise<FilesTable | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The same for many, in any order. */
export function findFiles(
  db: Queries,
  accountId: string,
  uuids: readonly string[],
  now: number,
): Promise<FilesTable[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('uuid', 'in', uuids)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** A file, whether it is deleted or not. */
export function findFileRow(db: Queries, uuid: string): Promise<FilesTable | undefined> {
  return db.selectFrom('files').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/**
 * Stores a password that opened the file, and its page count. Returns the file, or undefined if it was deleted
 * meanwhile.
 */
export function unlockFile(
  db: Queries,
  uuid: string,
  unlocked: { password: string; pages: number },
): Promise<FilesTable | undefined> {
  return db
    .updateTable('files')
    .set({ ...unlocked, password_required: 0 })
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Clears everything in a file's row that shows its contents. False if it was deleted already. */
export async function markDeleted(tx: Tx, uuid: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ deleted_at: now, password: null, filename: '', sha256: '', metadata: null, client_id: null })
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await forgetMetadata(tx, uuid);
  return numUpdatedRows > 0n;
}

/** Up to 100 expired files. */
export async function expiredFiles(db: Queries, now: number): Promise<{ uuid: string; accountId: string }[]> {
  const rows = await db
    .selectFrom('files')
    .select(['uuid', 'account_id'])
    .where('deleted_at', 'is', null)
    .where('expires_at', '<=', now)
    .limit(100)
    .execute();
  return rows.map((row) => ({ uuid: row.uuid, accountId: row.account_id }));
}

/** Opens the next debit of each file, which this job paid. */
export async function openDebits(tx: Tx, uuids: readonly string[], jobId: string): Promise<void> {
  if (uuids.length === 0) return;
  await tx
    .updateTable('files')
    .set((eb) => ({ debit_job_id: jobId, debit_round: eb('debit_round', '+', 1) }))
    .where('uuid', 'in', uuids)
    .execute();
}

/** Closes the file's open debit, after its refund. */
export async function clearDebit(tx: Tx, uuid: string): Promise<void> {
  await tx.updateTable('files').set({ debit_job_id: null }).where('uuid', '=', uuid).execute();
}

/** Notes that a conversion of the file has succeeded, which earns its debit. False if one had before. */
export async function markConverted(tx: Tx, uuid: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ converted_at: now })
    .where('uuid', '=', uuid)
    .where('converted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
