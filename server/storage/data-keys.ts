/** Queries over the keys under which blobs are encrypted. */
import type { DataKeysTable } from './data-key-table.ts';
import type { Queries, Tx } from './schema.ts';

/** Newest first. */
export function listDataKeys(db: Queries): Promise<DataKeysTable[]> {
  return db.selectFrom('data_keys').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

export function findDataKey(db: Queries, id: string): Promise<DataKeysTable | undefined> {
  return db.selectFrom('data_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest that is not retired. */
export function newestDataKey(db: Queries): Promise<DataKeysTable | undefined> {
  return db
    .selectFrom('data_keys')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertDataKey(tx: Tx, row: DataKeysTable): Promise<void> {
  await tx.insertInto('data_keys').values(row).execute();
}

/** Retires all of them: a new one takes their place. */
export async function retireDataKeys(tx: Tx, now: number): Promise<void> {
  await tx.updateTable('data_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute();
}
