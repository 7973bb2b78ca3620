/** Queries over API keys. */
import type { AccountsTable, KeysTable, Queries } from './schema.ts';

export async function insertKey(db: Queries, row: KeysTable): Promise<void> {
  await db.insertInto('keys').values(row).execute();
}

export interface KeyWithAccount {
  readonly key: KeysTable;
  /** that the key belongs to */
  readonly account: AccountsTable;
  /** the account that owns what the key sees and makes: of a test key, the account of tests */
  readonly owner: string;
}

/** Given a key's SHA-256 in hex, returns the key, revoked or not, and its account. */
export async function findKey(db: Queries, sha256: string): Promise<KeyWithAccount | undefined> {
  const key = await db.selectFrom('keys').selectAll().where('sha256', '=', sha256).executeTakeFirst();
  if (key === undefined) return undefined;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', key.account_id)
    .executeTakeFirstOrThrow();
  if (key.test === 0) return { key, account, owner: account.id };
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('test_of', '=', account.id)
    .executeTakeFirstOrThrow();
  return { key, account, owner: id };
}

/** How many keys of an account are neither revoked nor ended. */
export async function countActiveKeys(db: Queries, accountId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Oldest first; of one account, or of all. */
export function listKeys(db: Queries, accountId?: string): Promise<KeysTable[]> {
  let query = db.selectFrom('keys').selectAll().orderBy('created_at').orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return query.execute();
}

/**
 * Revokes a key, of an account or of any; a key that is revoked already keeps its time. Returns its SHA-256 and
 * its account, or undefined if there is no such key.
 */
export function revokeKey(
  db: Queries,
  id: string,
  now: number,
  accountId?: string,
): Promise<Pick<KeysTable, 'sha256' | 'account_id'> | undefined> {
  let update = db
    .updateTable('keys')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(now)) }))
    .where('id', '=', id);
  if (accountId !== undefined) update = update.where('account_id', '=', accountId);
  return update.returning(['sha256', 'account_id']).executeTakeFirst();
}

export async function touchKey(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('keys').set({ last_used_at: now }).where('id', '=', id).execute();
}
