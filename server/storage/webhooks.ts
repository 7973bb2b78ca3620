/** Queries over the endpoints of webhooks. */
import { sql } from 'kysely';
import type { Queries, Tx } from './schema.ts';
import type { WebhooksTable } from './webhook-tables.ts';

export async function insertWebhook(tx: Tx, row: WebhooksTable): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute();
}

export async function countWebhooks(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('webhooks')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Newest first. */
export function listWebhooks(db: Queries, accountId: string): Promise<WebhooksTable[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The enabled endpoints of an account, whatever events they want. */
export function enabledWebhooks(db: Queries, accountId: string): Promise<Pick<WebhooksTable, 'id' | 'events'>[]> {
  return db
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .execute();
}

export function findWebhook(db: Queries, accountId: string, id: string): Promise<WebhooksTable | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export type WebhookChange = Partial<Omit<WebhooksTable, 'id' | 'account_id' | 'created_at'>>;

/** Changes an endpoint of an account, and returns it; undefined if there is none. */
export function updateWebhook(
  tx: Tx,
  accountId: string,
  id: string,
  change: WebhookChange,
): Promise<WebhooksTable | undefined> {
  return tx
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an endpoint of an account with its deliveries. False if there is none. */
export async function deleteWebhook(db: Queries, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes that an endpoint answered as it should. */
export async function noteSuccess(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Notes that an attempt failed. Returns since when they fail, and if the endpoint is enabled. */
export async function noteFailure(
  tx: Tx,
  id: string,
  now: number,
): Promise<{ failingSince: number; enabled: boolean } | undefined> {
  const row = await tx
    .updateTable('webhooks')
    .set(({ fn, val }) => ({ failing_since: fn.coalesce('failing_since', val(now)) }))
    .where('id', '=', id)
    .returning(['failing_since', 'disabled_at'])
    .executeTakeFirst();
  return row && { failingSince: row.failing_since ?? now, enabled: row.disabled_at === null };
}

/** Disables an endpoint that is enabled, and ends its pending deliveries. False if it was disabled. */
export async function disableWebhook(
  tx: Tx,
  id: string,
  { now, reason, error }: { now: number; reason: NonNullable<WebhooksTable['disabled_reason']>; error: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ disabled_at: now, disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', next_attempt_at: null, error })
    .where('webhook_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  return numUpdatedRows > 0n;
}
