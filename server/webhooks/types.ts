/** Webhooks: endpoints of an account that events are sent to, and the log of deliveries. */
import type { DeliveryStatus, EventType, WebhookEvent } from '../../contract/webhooks/events.ts';

export interface Webhook {
  /** UUID */
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly EventType[];
  readonly enabled: boolean;
  /** why the service or a user disabled it; null while it is enabled */
  readonly disabledReason: 'user' | 'gone' | 'failing' | null;
  readonly disabledAt: Date | null;
  /** when an attempt first failed after the last success; null: none did */
  readonly failingSince: Date | null;
  /** until when the secret before the last rotation signs, too; null: there is none */
  readonly oldSecretUntil: Date | null;
  readonly createdAt: Date;
}

export interface Delivery {
  /** UUID, sent as webhook-id */
  readonly id: string;
  readonly webhookId: string;
  readonly event: WebhookEvent['type'];
  readonly status: DeliveryStatus;
  readonly attempts: number;
  /** of the last attempt; null if it got no answer, or there was none */
  readonly responseStatus: number | null;
  /** why the last attempt failed, in words */
  readonly error: string | null;
  readonly createdAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly nextAttemptAt: Date | null;
  /** the body as it is sent, parsed */
  readonly payload: WebhookEvent;
}

interface WebhookFields {
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string | null;
}

/** Each throws NOT_FOUND for an id that the account does not have, and INVALID_REQUEST for a URL that is not called. */
export interface Webhooks {
  /** `secret` is returned only here. */
  create(accountId: string, fields: WebhookFields): Promise<{ webhook: Webhook; secret: string }>;
  /** Newest first. */
  list(accountId: string): Promise<Webhook[]>;
  get(accountId: string, id: string): Promise<Webhook>;
  /** Changes the given fields. If it is disabled, its pending deliveries fail; if it is enabled, it counts as healthy. */
  update(
    accountId: string,
    id: string,
    change: { [Field in keyof WebhookFields]?: WebhookFields[Field] | undefined } & { enabled?: boolean | undefined },
  ): Promise<Webhook>;
  delete(accountId: string, id: string): Promise<void>;
  /** Makes a new secret, returned only here. The one before signs, too, for 24 hours. */
  rotate(accountId: string, id: string): Promise<{ webhook: Webhook; secret: string }>;
  /** Sends a `webhook.test`, once, even to a disabled endpoint. */
  test(accountId: string, id: string): Promise<Delivery>;
  /** Newest first. */
  deliveries(
    accountId: string,
    id: string,
    page: { limit: number; cursor?: string | undefined; status?: DeliveryStatus | undefined },
  ): Promise<{ deliveries: Delivery[]; nextCursor: string | null }>;
  delivery(accountId: string, id: string, deliveryId: string): Promise<Delivery>;
  /** Makes a delivery due now, under the same id, with all its retries ahead; one that is being sent stays so. */
  resend(accountId: string, id: string, deliveryId: string): Promise<Delivery>;
}

/** Sends what is due. */
export interface DeliveryRunner {
  start(): Promise<void>;
  /** Takes no more deliveries, cuts running attempts short, and gives them back. */
  stop(): Promise<void>;
}
