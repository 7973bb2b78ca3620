/** Queries over the deliveries of webhooks: written with their event, listed, sent again, deleted when they are old. */
import { behind, type Place } from './place.ts';
import type { Queries, Tx } from './schema.ts';
import type { WebhookDeliveriesTable } from './webhook-tables.ts';

export async function insertDelivery(tx: Tx, row: WebhookDeliveriesTable): Promise<void> {
  await tx.insertInto('webhook_deliveries').values(row).execute();
}

export function findDelivery(
  db: Queries,
  named: { accountId: string; webhookId: string; id: string },
): Promise<WebhookDeliveriesTable | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', named.id)
    .where('webhook_id', '=', named.webhookId)
    .where('account_id', '=', named.accountId)
    .executeTakeFirst();
}

/** Makes an ended or pending delivery due now, with all its retries ahead. False if it is being sent, or unknown. */
export async function sendAgain(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', retries: 0, next_attempt_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DeliveriesWanted {
  readonly limit: number;
  readonly after?: Place;
  readonly status?: WebhookDeliveriesTable['status'];
}

/** The deliveries of an endpoint, newest first, from a place on. */
export function listDeliveries(
  db: Queries,
  webhookId: string,
  { limit, after, status }: DeliveriesWanted,
): Promise<WebhookDeliveriesTable[]> {
  let query = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (after !== undefined) query = query.where(behind(after));
  return query.execute();
}

/** Deletes ended deliveries that were made before a time. */
export async function forgetDeliveries(db: Queries, madeBefore: number): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', madeBefore)
    .where('status', 'in', ['delivered', 'failed'])
    .execute();
}
