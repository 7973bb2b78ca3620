/** Webhooks: the addresses that events are sent to, and the log of what was sent. */
import { json, nothing } from '../http/answer.ts';
import type { CallOptions, Send } from '../http/call.ts';
import type {
  Body,
  Delivery,
  DeliveryList,
  DeliveryWithPayload,
  OrUndefined,
  Query,
  Webhook,
  WebhookList,
  WebhookWithSecret,
} from '../types.ts';
import { type List, listOf, PAGE_SIZE } from './list.ts';

/** Calls that would do something twice are not sent again if their answer is lost: `list` shows what came of them. */
export class WebhookCalls {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Has events sent to an address. The `secret` of the answer is told this once: `verifyWebhook` needs it. */
  create(request: OrUndefined<Body<'createWebhook'>>, options: CallOptions = {}): Promise<WebhookWithSecret> {
    return this.#send({ method: 'POST', path: ['webhooks'], body: request, read: json<WebhookWithSecret>, options });
  }

  /** Returns all webhooks of the account, newest first. */
  list(options: CallOptions = {}): Promise<WebhookList> {
    return this.#send({ method: 'GET', path: ['webhooks'], read: json<WebhookList>, options });
  }

  get(webhookId: string, options: CallOptions = {}): Promise<Webhook> {
    return this.#send({ method: 'GET', path: ['webhooks', webhookId], read: json<Webhook>, options });
  }

  /** Changes what is given; what is left out stays. */
  update(webhookId: string, changes: OrUndefined<Body<'updateWebhook'>>, options: CallOptions = {}): Promise<Webhook> {
    const path = ['webhooks', webhookId];
    return this.#send({ method: 'PATCH', path, body: changes, repeatable: true, read: json<Webhook>, options });
  }

  delete(webhookId: string, options: CallOptions = {}): Promise<void> {
    return this.#send({ method: 'DELETE', path: ['webhooks', webhookId], read: nothing, options });
  }

  /** Makes a new secret. The old one signs, too, for 24 hours. */
  rotateSecret(webhookId: string, options: CallOptions = {}): Promise<WebhookWithSecret> {
    const path = ['webhooks', webhookId, 'secret'];
    return this.#send({ method: 'POST', path, read: json<WebhookWithSecret>, options });
  }

  /** Sends an event `webhook.test`. */
  test(webhookId: string, options: CallOptions = {}): Promise<Delivery> {
    return this.#send({ method: 'POST', path: ['webhooks', webhookId, 'test'], read: json<Delivery>, options });
  }

  /** Lists what was sent, newest first. */
  deliveries(
    webhookId: string,
    query: Query<'listDeliveries'> = {},
    options: CallOptions = {},
  ): List<DeliveryList, Delivery> {
    const path = ['webhooks', webhookId, 'deliveries'];
    const read = json<DeliveryList>;
    const page = (cursor = query.cursor) =>
      this.#send({ method: 'GET', path, query: { limit: PAGE_SIZE, ...query, cursor }, read, options });
    return listOf(page, ({ deliveries }) => deliveries);
  }

  /** Returns a delivery with the body that it sends. */
  delivery(webhookId: string, deliveryId: string, options: CallOptions = {}): Promise<DeliveryWithPayload> {
    const path = ['webhooks', webhookId, 'deliveries', deliveryId];
    return this.#send({ method: 'GET', path, read: json<DeliveryWithPayload>, options });
  }

  /** Sends a delivery again, under the same `webhook-id`. */
  resend(webhookId: string, deliveryId: string, options: CallOptions = {}): Promise<Delivery> {
    const path = ['webhooks', webhookId, 'deliveries', deliveryId, 'resend'];
    return this.#send({ method: 'POST', path, read: json<Delivery>, options });
  }
}
