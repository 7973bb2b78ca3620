/** Makes webhooks and deliveries from their rows; secrets stay where they are. */
import type { EventType, WebhookEvent } from '../../contract/webhooks/events.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../storage/webhook-tables.ts';
import type { Delivery, Webhook } from './types.ts';

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Given a row and the time, returns the webhook; an old secret whose time is over does not show. */
export function viewWebhook(row: WebhooksTable, now = Date.now()): Webhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: JSON.parse(row.events) as EventType[],
    enabled: row.disabled_at === null,
    disabledReason: row.disabled_reason,
    disabledAt: dateOf(row.disabled_at),
    failingSince: dateOf(row.failing_since),
    oldSecretUntil: row.old_secret_until !== null && row.old_secret_until > now ? new Date(row.old_secret_until) : null,
    createdAt: new Date(row.created_at),
  };
}

export function viewDelivery(row: WebhookDeliveriesTable): Delivery {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    event: row.event as Delivery['event'],
    status: row.status,
    attempts: row.attempts,
    responseStatus: row.response_status,
    error: row.error,
    createdAt: new Date(row.created_at),
    lastAttemptAt: dateOf(row.last_attempt_at),
    nextAttemptAt: dateOf(row.next_attempt_at),
    payload: JSON.parse(row.payload) as WebhookEvent,
  };
}
