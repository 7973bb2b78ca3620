/**
 * Queries over users and the set-up link. The library handles their sessions and passwords: server/users/identity.ts.
 */
import { sql } from 'kysely';
import { locking, lockNodes } from './by-database.ts';
import type { Queries, Tx } from './schema.ts';

/** There is one set-up link at a time. */
const SETUP = 1;

export interface UserRow {
  id: string;
  name: string;
  email: string;
  account_id: string;
}

/** Oldest first. */
export function listUsers(
  db: Queries,
): Promise<(UserRow & { operator: number | boolean; created_at: string | Date })[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'account_id', 'operator', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The addresses of the people of some accounts, who joined first comes first. */
export function emailsOf(db: Queries, accountIds: readonly string[]): Promise<Pick<UserRow, 'account_id' | 'email'>[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.account_id', 'users.email'])
    .where('memberships.account_id', 'in', accountIds)
    .where('memberships.removed_at', 'is', null)
    .orderBy('memberships.created_at')
    .orderBy('users.id')
    .execute();
}

export function findUserByEmail(db: Queries, email: string): Promise<Pick<UserRow, 'id' | 'account_id'> | undefined> {
  return db.selectFrom('users').select(['id', 'account_id']).where('email', '=', email).executeTakeFirst();
}

/** Given a user, returns whether they are an operator; until the transaction ends, no other one does the same. */
export async function lockOperator(tx: Tx, id: string): Promise<boolean> {
  const user = await locking(tx, tx.selectFrom('users').select('operator').where('id', '=', id)).executeTakeFirst();
  return Boolean(user?.operator);
}

/** Returns whether there is an operator. */
export async function hasOperator(db: Queries): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('operator', '=', sql<boolean>`true`).executeTakeFirst()) !==
    undefined
  );
}

/**
 * Replaces the last link, which then opens nothing, unless it was made within `keepMs`. Does nothing if a link was claimed; a claim does not count if its
 * process ended before it made the operator.
 */
export async function renewSetup(
  tx: Tx,
  { tokenSha256, now, keepMs }: { tokenSha256: string; now: number; keepMs: number },
): Promise<boolean> {
  await lockNodes(tx, 'start');
  if (await hasOperator(tx)) return false;
  const before = await tx
    .selectFrom('setup')
    .select(['id', 'made_at', 'claimed_at'])
    .where('id', '=', SETUP)
    .executeTakeFirst();
  if (before !== undefined && before.claimed_at === null && now - before.made_at < keepMs) return false;
  const row = { id: SETUP, token_sha256: tokenSha256, made_at: now, claimed_at: null };
  if (before === undefined) await tx.insertInto('setup').values(row).execute();
  else await tx.updateTable('setup').set(row).where('id', '=', SETUP).execute();
  return true;
}

/** Makes the links that set a user's password invalid: an old mail must not undo a password that was set later. */
export async function forgetLinks(db: Queries, userId: string): Promise<void> {
  await sql`delete from verifications where value = ${userId}`.execute(db);
}

/** Uses up the link of this token. Returns false if the token is wrong or used. */
export async function claimSetup(db: Queries, tokenSha256: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('setup')
    .set({ claimed_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a link valid again after a failed claim. */
export async function releaseSetup(db: Queries, tokenSha256: string): Promise<void> {
  await db.updateTable('setup').set({ claimed_at: null }).where('token_sha256', '=', tokenSha256).execute();
}
