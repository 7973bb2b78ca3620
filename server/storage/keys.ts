/** Queries over API keys. */
import type { AccountsTable, KeysTable, Queries } from './schema.ts';

export async function insertKey(db: Queries, row: KeysTable): Promise<void> {
  await db.insertInto('keys').values(row).execute();
}

export type KeyWithAccount = { key: KeysTable; account: AccountsTable };

/** Given a key's SHA-256 in hex, returns the key, revoked or not, and its account. */
export async function findKey(db: Queries, sha256: string): Promise<KeyWithAccount | undefined> {
  const key = await db.selectFrom('keys').selectAll().where('sha256', '=', sha256).executeTakeFirst();
  if (key === undefined) return undefined;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', key.account_id)
    .executeTakeFirstOrThrow();
  return { key, account };
}

/** Oldest first; of one account, or all. */
export function listKeys(db: Queries, accountId?: string): Promise<KeysTable[]> {
  let query = db.selectFrom('keys').selectAll().orderBy('created_at').orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return query.execute();
}

/** Revokes a key; one that is revoked already keeps its time. Returns its SHA-256, or undefined where there is no such key. */
export async function revokeKey(db: Queries, id: string, now: number): Promise<string | undefined> {
  await db.updateTable('keys').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
  const row = await db.selectFrom('keys').select('sha256').where('id', '=', id).executeTakeFirst();
  return row?.sha256;
}

export async function touchKey(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('keys').set({ last_used_at: now }).where('id', '=', id).execute();
}
