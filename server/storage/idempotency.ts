/** Queries over idempotency keys. A key without an answer is held by a running call, as long as its lease. */
import type { IdempotencyKeysTable, Queries, Tx } from './schema.ts';

/** A key, and the call that holds it. */
export interface Held {
  readonly accountId: string;
  readonly key: string;
  /** a random name of the call */
  readonly holder: string;
}

export function findKey(tx: Tx, accountId: string, key: string): Promise<IdempotencyKeysTable | undefined> {
  return tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Gives a key that is free, expired, or held beyond its lease to a call. False if another call holds it: a valid key is
 * never replaced, even for simultaneous calls.
 */
export async function takeKey(tx: Tx, row: IdempotencyKeysTable, now: number): Promise<boolean> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', row.account_id)
    .where('key', '=', row.key)
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        eb.and([
          eb('answer', 'is', null),
          // a lease that ends later than one may was given before the clock was set back
          eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + 2 * (row.lease_until - now))]),
        ]),
      ]),
    )
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Renews the call's lease; does nothing if the call no longer holds the key. */
export async function renewKey(db: Queries, held: Held, leaseUntil: number): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ lease_until: leaseUntil })
    .where('account_id', '=', held.accountId)
    .where('key', '=', held.key)
    .where('holder', '=', held.holder)
    .where('answer', 'is', null)
    .execute();
}

/** Keeps the answer of the call. False if it no longer holds the key. */
export async function answerKey(db: Queries, held: Held, answer: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('account_id', '=', held.accountId)
    .where('key', '=', held.key)
    .where('holder', '=', held.holder)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees the key of a call that ends without an answer to keep. */
export async function freeKey(db: Queries, held: Held): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', held.accountId)
    .where('key', '=', held.key)
    .where('holder', '=', held.holder)
    .where('answer', 'is', null)
    .execute();
}

/** Frees every key that waits for an answer: only if no process can be giving one. */
export async function freeUnansweredKeys(db: Queries): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('answer', 'is', null).execute();
}

/** Deletes expired keys, answered or not. */
export async function forgetKeys(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
