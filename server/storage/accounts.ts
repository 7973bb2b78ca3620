/** Queries over accounts. */
import { sql } from 'kysely';
import { holds, locking } from './by-database.ts';
import { behind, type Place } from './place.ts';
import type { AccountsTable, Queries, Tx } from './schema.ts';

export async function insertAccount(
  db: Queries,
  row: Pick<AccountsTable, 'id' | 'name' | 'created_at'> & Partial<Pick<AccountsTable, 'test_of'>>,
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      test_of: null,
      ...row,
      requests_per_minute: null,
      account_requests_per_minute: null,
      max_file_bytes: null,
      retention_ms: null,
      credits: 0,
      last_served_at: 0,
      credits_low: null,
      credits_low_told: 0,
    })
    .execute();
}

/** Locks an account until the transaction ends, and returns it; undefined if there is none. */
export function lockAccount(tx: Tx, id: string): Promise<AccountsTable | undefined> {
  return locking(tx, tx.selectFrom('accounts').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function findAccount(db: Queries, id: string): Promise<AccountsTable | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account of tests of an account; undefined before its first test key. */
export function findTestAccount(db: Queries, id: string): Promise<AccountsTable | undefined> {
  return db.selectFrom('accounts').selectAll().where('test_of', '=', id).executeTakeFirst();
}

/** The accounts themselves, without those of tests. */
function accounts(db: Queries) {
  return db.selectFrom('accounts').selectAll().where('test_of', 'is', null);
}

/** Oldest first. */
export function listAccounts(db: Queries): Promise<AccountsTable[]> {
  return accounts(db).orderBy('created_at').orderBy('id').execute();
}

export interface AccountsWanted {
  readonly limit: number;
  readonly after?: Place;
  /** part of the account's name, or of the address of one of its people, in any case */
  readonly search?: string;
}

/** Newest first, from a place on. */
export function someAccounts(db: Queries, { limit, after, search }: AccountsWanted): Promise<AccountsTable[]> {
  let query = accounts(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (search !== undefined) {
    query = query.where((eb) =>
      eb.or([
        holds('accounts.name', search),
        eb.exists(
          eb
            .selectFrom('memberships')
            .innerJoin('users', 'users.id', 'memberships.user_id')
            .select('users.id')
            .whereRef('memberships.account_id', '=', 'accounts.id')
            .where('memberships.removed_at', 'is', null)
            .where(holds('users.email', search)),
        ),
      ]),
    );
  }
  if (after !== undefined) query = query.where(behind(after));
  return query.execute();
}

export function firstAccount(db: Queries): Promise<AccountsTable | undefined> {
  return accounts(db).orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
}

/** False if there is no account. */
export async function renameAccount(db: Queries, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('accounts').set({ name }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes the given limits; null restores the server's setting. Returns the account, or undefined if there is none. */
export async function updateLimits(
  db: Queries,
  id: string,
  limits: Partial<
    Pick<AccountsTable, 'requests_per_minute' | 'account_requests_per_minute' | 'max_file_bytes' | 'retention_ms'>
  >,
): Promise<AccountsTable | undefined> {
  if (Object.keys(limits).length === 0) return findAccount(db, id);
  return db.updateTable('accounts').set(limits).where('id', '=', id).returningAll().executeTakeFirst();
}

/**
 * Adds to an account's balance (a negative number subtracts), and returns the new one; undefined if there is no
 * account. It also makes two transactions of one account wait for each other.
 */
export async function addToBalance(db: Queries, id: string, credits: number): Promise<number | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({ credits: sql<number>`credits + ${credits}` })
    .where('id', '=', id)
    .returning('credits')
    .executeTakeFirst();
  return row?.credits;
}

/** When an account's credits are low, and if it was told that they are; undefined if there is no account. */
export function creditsLowOf(
  db: Queries,
  id: string,
): Promise<Pick<AccountsTable, 'credits_low' | 'credits_low_told'> | undefined> {
  return db.selectFrom('accounts').select(['credits_low', 'credits_low_told']).where('id', '=', id).executeTakeFirst();
}

/** Changes when an account's credits are low, or if it was told. False if there is no account. */
export async function setCreditsLow(
  db: Queries,
  id: string,
  change: Partial<Pick<AccountsTable, 'credits_low' | 'credits_low_told'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('accounts').set(change).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}
