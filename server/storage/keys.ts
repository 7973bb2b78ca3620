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

/** Oldest first; of one account, or of all. */
export function listKeys(db: Queries, accountId?: string): Promise<KeysTable[]> {
  let query = db.selectFrom('keys').selectAll().orderBy('created_at').orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return query.execute();
}

/**
 * Revokes a key, of an account or of any; a key that is revoked already keeps its time. Returns its SHA-256, or
 * undefined if there is no such key.
 */
export async function revokeKey(db: Queries, id: string, now: number, accountId?: string): Promise<string | undefined> {
  let update = db
    .updateTable('keys')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(now)) }))
    .where('id', '=', id);
  if (accountId !== undefined) update = update.where('account_id', '=', accountId);
  return (await update.returning('sha256').executeTakeFirst())?.sha256;
}

export async function touchKey(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('keys').set({ last_used_at: now }).where('id', '=', id).execute();
}
