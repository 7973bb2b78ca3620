/** The use cases of webhooks: endpoints, their secrets, and the log of their deliveries. */
import { randomUUID } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { MOST_WEBHOOKS } from '../../contract/webhooks/webhook.ts';
import { recordDeed } from '../audit/record.ts';
import { decodeCursor, pageOf } from '../cursor.ts';
import type { Database } from '../storage/database.ts';
import * as log from '../storage/deliveries.ts';
import type { Tx } from '../storage/schema.ts';
import type { WebhooksTable } from '../storage/webhook-tables.ts';
import * as rows from '../storage/webhooks.ts';
import type { Vault } from '../vault.ts';
import type { DeliveryEvents } from './delivery-events.ts';
import { writeDelivery } from './record.ts';
import { newSecret } from './signature.ts';
import { faultOfUrl, type TargetRules } from './targets.ts';
import type { Webhooks } from './types.ts';
import { viewDelivery, viewWebhook } from './view.ts';

/** After a rotation, the secret before signs, too, until every receiver has the new one. */
const OLD_SECRET_MS = 24 * 3_600_000;

export interface WebhooksParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly rules: TargetRules;
  readonly deliveryEvents: DeliveryEvents;
}

/** Given its parts, returns the use cases of webhooks. */
export function createWebhooks({ database, vault, rules, deliveryEvents }: WebhooksParts): Webhooks {
  async function find(accountId: string, id: string): Promise<WebhooksTable> {
    return (await rows.findWebhook(database.reads, accountId, id)) ?? unknownWebhook();
  }

  function requireUrl(url: string): URL {
    const fault = faultOfUrl(url, rules);
    if (fault === undefined) return new URL(url);
    throw new ApiError('INVALID_REQUEST', `The field url ${fault}.`, { details: { field: 'url' } });
  }

  /** Runs a transaction, and lets the runner see what it made due. */
  async function making<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const made = await database.ofAccount(accountId, work);
    deliveryEvents.due();
    return made;
  }

  return {
    async create(accountId, { url, events, description }) {
      const { host } = requireUrl(url);
      const id = randomUUID();
      const secret = newSecret();
      const row: Omit<WebhooksTable, 'secret'> = {
        id,
        account_id: accountId,
        url,
        host,
        description,
        events: JSON.stringify([...new Set(events)]),
        old_secret: null,
        old_secret_until: null,
        created_at: Date.now(),
        disabled_at: null,
        disabled_reason: null,
        failing_since: null,
      };
      return database.ofAccount(accountId, async (tx) => {
        if ((await rows.countWebhooks(tx, accountId)) >= MOST_WEBHOOKS) throw tooManyWebhooks();
        const made = { ...row, secret: vault.seal(secret, id) };
        await rows.insertWebhook(tx, made);
        await recordDeed(tx, {
          accountId,
          action: 'webhook.made',
          object: id,
          details: { events: [...new Set(events)] },
        });
        return { webhook: viewWebhook(made), secret };
      });
    },

    list: async (accountId) => (await rows.listWebhooks(database.reads, accountId)).map((row) => viewWebhook(row)),

    get: async (accountId, id) => viewWebhook(await find(accountId, id)),

    update(accountId, id, { url, events, description, enabled }) {
      const change: rows.WebhookChange = {
        ...(url !== undefined && { url, host: requireUrl(url).host }),
        ...(events !== undefined && { events: JSON.stringify([...new Set(events)]) }),
        ...(description !== undefined && { description }),
        ...(enabled === true && { disabled_at: null, disabled_reason: null, failing_since: null }),
      };
      return database.ofAccount(accountId, async (tx) => {
        const found = (await rows.findWebhook(tx, accountId, id)) ?? unknownWebhook();
        const changed = Object.keys(change).length > 0;
        let row = changed ? ((await rows.updateWebhook(tx, accountId, id, change)) ?? found) : found;
        if (enabled === false && row.disabled_at === null) {
          await rows.disableWebhook(tx, id, { now: Date.now(), reason: 'user', error: DISABLED_BY_USER });
          row = (await rows.findWebhook(tx, accountId, id)) ?? row;
        }
        const fields = { url, events, description, enabled };
        const names = Object.entries(fields).filter(([, value]) => value !== undefined);
        const details = { changed: names.map(([name]) => name), ...(enabled !== undefined && { enabled }) };
        await recordDeed(tx, { accountId, action: 'webhook.changed', object: id, details });
        return viewWebhook(row);
      });
    },

    async delete(accountId, id) {
      await database.ofAccount(accountId, async (tx) => {
        if (!(await rows.deleteWebhook(tx, accountId, id))) unknownWebhook();
        await recordDeed(tx, { accountId, action: 'webhook.deleted', object: id });
      });
    },

    rotate(accountId, id) {
      const secret = newSecret();
      return database.ofAccount(accountId, async (tx) => {
        const { secret: before } = (await rows.findWebhook(tx, accountId, id)) ?? unknownWebhook();
        const row = await rows.updateWebhook(tx, accountId, id, {
          secret: vault.seal(secret, id),
          old_secret: before,
          old_secret_until: Date.now() + OLD_SECRET_MS,
        });
        await recordDeed(tx, { accountId, action: 'webhook.secret_rotated', object: id });
        return { webhook: viewWebhook(row ?? unknownWebhook()), secret };
      });
    },

    test: (accountId, webhookId) =>
      making(accountId, async (tx) => {
        if ((await rows.findWebhook(tx, accountId, webhookId)) === undefined) unknownWebhook();
        const event = { type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhookId } } as const;
        return viewDelivery(await writeDelivery(tx, { accountId, webhookId }, event));
      }),

    async deliveries(accountId, id, { limit, cursor, status }) {
      await find(accountId, id);
      // One more than asked for shows if there is a next page.
      const found = await log.listDeliveries(database.reads, id, {
        limit: limit + 1,
        ...(cursor !== undefined && { after: decodeCursor(cursor) }),
        ...(status && { status }),
      });
      const { page, nextCursor } = pageOf(found, limit, (row) => ({ createdAt: row.created_at, id: row.id }));
      return { deliveries: page.map(viewDelivery), nextCursor };
    },

    async delivery(accountId, id, deliveryId) {
      const row = await log.findDelivery(database.reads, { accountId, webhookId: id, id: deliveryId });
      return viewDelivery(row ?? unknownDelivery());
    },

    resend: (accountId, webhookId, deliveryId) =>
      making(accountId, async (tx) => {
        const named = { accountId, webhookId, id: deliveryId };
        if ((await log.findDelivery(tx, named)) === undefined) unknownDelivery();
        await log.sendAgain(tx, deliveryId, Date.now());
        return viewDelivery((await log.findDelivery(tx, named)) ?? unknownDelivery());
      }),
  };
}

const DISABLED_BY_USER = 'The endpoint was disabled by a user before this was delivered.';

function unknownWebhook(): never {
  throw new ApiError('NOT_FOUND', 'There is no such webhook in this account.');
}

function unknownDelivery(): never {
  throw new ApiError('NOT_FOUND', 'There is no such delivery of this webhook in this account.');
}

function tooManyWebhooks(): ApiError {
  return new ApiError(
    'WEBHOOK_LIMIT_REACHED',
    `The account has ${MOST_WEBHOOKS} webhooks, and may have no more. Delete one that is not needed.`,
    { details: { most: MOST_WEBHOOKS } },
  );
}
