/** Queries over the audit log, which only grows: each account's entries are a chain of hashes. */
import { type RawBuilder, sql } from 'kysely';
import type { AuditTable } from './audit-table.ts';
import { lockChain } from './by-database.ts';
import type { Queries } from './schema.ts';

/** An entry before it has its place in the chain. */
export type NewAuditEntry = Omit<AuditTable, 'entry' | 'hash'>;

/** Given an entry, returns the text that its hash covers. */
export function chainedText(entry: NewAuditEntry): string {
  const { account_id, created_at, actor, actor_id, action, object, details, request_id, address } = entry;
  return JSON.stringify([account_id, created_at, actor, actor_id, action, object, details, request_id, address]);
}

/** A writer with the lock of the chain meets only those that try without it, each once. */
const MOST_TRIES = 1_000;

/**
 * Appends an entry to the chain of its account: in one statement, unless others append to the same chain at the same
 * moment. In a transaction it is the last statement: from here to its end, other entries of the account wait.
 */
export async function appendAudit(db: Queries, entry: NewAuditEntry): Promise<void> {
  if (await tryToAppend(db, entry)) return;
  if (db.isTransaction) await appendInTurn(db, entry);
  else await db.transaction().execute((tx) => appendInTurn(tx, entry));
}

async function appendInTurn(tx: Queries, entry: NewAuditEntry): Promise<void> {
  await lockChain(tx, entry.account_id);
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await tryToAppend(tx, entry)) return;
  throw new Error(`the audit log of account ${entry.account_id} had no place for an entry`);
}

/** False if another writer took the place meanwhile. */
async function tryToAppend(db: Queries, entry: NewAuditEntry): Promise<boolean> {
  const last = (column: 'entry' | 'hash') =>
    db.selectFrom('audit').select(column).where('account_id', '=', entry.account_id).orderBy('entry', 'desc').limit(1);
  const next: RawBuilder<number> = sql`coalesce(${last('entry')}, 0) + 1`;
  const hash: RawBuilder<string> = sql`sha256_hex(coalesce(${last('hash')}, '') || ' ' || ${chainedText(entry)})`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('audit')
    .values({ ...entry, entry: next, hash })
    .onConflict((conflict) => conflict.columns(['account_id', 'entry']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export interface AuditWanted {
  readonly limit: number;
  /** only entries before this one */
  readonly before?: number | undefined;
  /** only entries of this object */
  readonly object?: string | undefined;
  /** only entries of this user or key */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  /** only entries from this time on, and before that one */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

/** An account's entries, newest first. */
export function listAudit(
  db: Queries,
  accountId: string,
  { limit, before, object, actor, action, since, until }: AuditWanted,
): Promise<AuditTable[]> {
  let query = db.selectFrom('audit').selectAll().where('account_id', '=', accountId).orderBy('entry', 'desc');
  if (object !== undefined) query = query.where('object', '=', object);
  if (before !== undefined) query = query.where('entry', '<', before);
  if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (action !== undefined) query = query.where('action', '=', action);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  if (until !== undefined) query = query.where('created_at', '<', until);
  return query.limit(limit).execute();
}

/** The newest entries of all accounts, newest first. */
export function newestAudit(
  db: Queries,
  { limit, object }: Pick<AuditWanted, 'limit' | 'object'>,
): Promise<AuditTable[]> {
  let query = db.selectFrom('audit').selectAll().orderBy('created_at', 'desc').orderBy('account_id');
  if (object !== undefined) query = query.where('object', '=', object);
  return query.orderBy('entry', 'desc').limit(limit).execute();
}

/** Up to 1,000 entries of an account behind one, oldest first. */
export function followingAudit(db: Queries, accountId: string, behind: number): Promise<AuditTable[]> {
  return db
    .selectFrom('audit')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('entry', '>', behind)
    .orderBy('entry')
    .limit(1_000)
    .execute();
}

/** All accounts that have entries. */
export async function auditedAccounts(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('audit').select('account_id').distinct().orderBy('account_id').execute();
  return rows.map((row) => row.account_id);
}

/** The names of the keys of an account, and of its people, also of those who left it, by their ids. */
export async function namesOfActors(db: Queries, accountId: string): Promise<Map<string, string>> {
  const keys = await db.selectFrom('keys').select(['id', 'name']).where('account_id', '=', accountId).execute();
  const people = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name'])
    .where('memberships.account_id', '=', accountId)
    .execute();
  return new Map([...keys, ...people].map(({ id, name }) => [id, name]));
}
