/**
 * Queries of the queue of deliveries: each is taken with a lease, fairly by account, and only the holder of the lease ends
 * it.
 */
import { sql } from 'kysely';
import { clock, lockNodes } from './by-database.ts';
import type { Queries, Tx } from './schema.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhook-tables.ts';

/** A delivery that is being sent, with its endpoint. Whoever ends it must name the take: its worker and attempt. */
export interface TakenDelivery {
  readonly id: string;
  readonly worker: string;
  /** the number of the current attempt, from 1 */
  readonly attempt: number;
  readonly event: string;
  readonly payload: string;
  /** the retries before this attempt */
  readonly retries: number;
  readonly webhook: WebhooksTable;
}

/** How many deliveries may be sent at the same time. */
interface SendingBounds {
  readonly perEndpoint: number;
  readonly perHost: number;
  readonly perAccount: number;
}

export interface Take {
  readonly worker: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly bounds: SendingBounds;
}

/**
 * Takes the next delivery that is due, of an endpoint, a host and an account with room: from the account with the fewest running
 * deliveries, then the one that has been due longest. In a transaction, so that no two take the same.
 */
export async function takeDelivery(tx: Tx, take: Take): Promise<TakenDelivery | undefined> {
  // the bounds hold over all nodes
  await lockNodes(tx, 'deliveries');
  const webhookId = await nextEndpoint(tx, take);
  if (webhookId === undefined) return undefined;
  const webhook = await tx.selectFrom('webhooks').selectAll().where('id', '=', webhookId).executeTakeFirst();
  if (webhook === undefined) return undefined;
  const next = await tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('webhook_id', '=', webhookId)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  // its endpoint was disabled meanwhile
  if (next === undefined) return undefined;
  const row = await tx
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      status: 'sending' as const,
      attempts: eb('attempts', '+', 1),
      last_attempt_at: take.now,
      next_attempt_at: null,
      lease_worker: take.worker,
      lease_until: clock(take.leaseMs),
    }))
    .where('id', '=', next.id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, event, payload, retries, attempts } = row;
  return { id, worker: take.worker, attempt: attempts, event, payload, retries, webhook };
}

/** The endpoint whose turn it is; undefined if none that has a due delivery has room. */
async function nextEndpoint(tx: Tx, { now, bounds }: Take): Promise<string | undefined> {
  const running = await tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['w.id', 'w.host', 'w.account_id'])
    .where('d.status', '=', 'sending')
    .execute();
  const waiting = await tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['w.id', 'w.host', 'w.account_id', sql<number>`min(d.next_attempt_at)`.as('due')])
    .where('d.status', '=', 'pending')
    .where('d.next_attempt_at', '<=', now)
    .groupBy(['w.id', 'w.host', 'w.account_id'])
    .execute();
  const count = (key: 'id' | 'host' | 'account_id', value: string) => running.filter((r) => r[key] === value).length;
  const [first] = waiting
    .filter(({ id, host }) => count('id', id) < bounds.perEndpoint && count('host', host) < bounds.perHost)
    .map((row) => ({ ...row, ofAccount: count('account_id', row.account_id) }))
    .filter(({ ofAccount }) => ofAccount < bounds.perAccount)
    .sort((a, b) => a.ofAccount - b.ofAccount || a.due - b.due || (a.id < b.id ? -1 : 1));
  return first?.id;
}

/** When the next pending delivery is due, in milliseconds since 1970; undefined if none is pending. */
export async function nextDue(db: Queries): Promise<number | undefined> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select('next_attempt_at')
    .where('status', '=', 'pending')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at ?? undefined;
}

/** How many pending deliveries are due, and since when, in milliseconds since 1970. */
export async function dueState(db: Queries, now: number): Promise<{ due: number; oldestDueAt: number | null }> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => [eb.fn.countAll().as('due'), eb.fn.min('next_attempt_at').as('oldest')])
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow();
  return { due: Number(row.due), oldestDueAt: row.oldest === null ? null : Number(row.oldest) };
}

/** How an attempt ended. Null for `next_attempt_at`: there is no further one. */
export type AttemptEnd = Pick<
  WebhookDeliveriesTable,
  'status' | 'retries' | 'response_status' | 'error' | 'next_attempt_at'
>;

/** Ends an attempt. False if the lease is lost. */
export async function endAttempt(tx: Tx, taken: TakenDelivery, end: AttemptEnd): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ ...end, lease_worker: null, lease_until: null })
    .where('id', '=', taken.id)
    .where('status', '=', 'sending')
    .where('lease_worker', '=', taken.worker)
    .where('attempts', '=', taken.attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Extends the leases of all deliveries that a worker is sending. */
export async function renewDeliveries(db: Queries, worker: string, leaseMs: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ lease_until: clock(leaseMs) })
    .where('status', '=', 'sending')
    .where('lease_worker', '=', worker)
    .execute();
}

/** Gives back a delivery whose attempt was cut short by the end of its server: it is due again at once. */
export async function giveBackDelivery(db: Queries, taken: TakenDelivery, now: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', next_attempt_at: now, lease_worker: null, lease_until: null })
    .where('id', '=', taken.id)
    .where('status', '=', 'sending')
    .where('lease_worker', '=', taken.worker)
    .where('attempts', '=', taken.attempt)
    .execute();
}

/**
 * Puts back deliveries whose holder is gone: all of them, or those whose lease has ended, except those of the asking
 * worker, which lives. Returns how many.
 */
export async function putBackLostDeliveries(
  db: Queries,
  now: number,
  which: 'all' | { readonly endedExcept: string },
): Promise<number> {
  let query = db
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', next_attempt_at: now, lease_worker: null, lease_until: null })
    .where('status', '=', 'sending');
  if (which !== 'all') {
    query = query.where('lease_until', '<', clock()).where('lease_worker', '!=', which.endedExcept);
  }
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
