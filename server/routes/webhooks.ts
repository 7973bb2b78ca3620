/** Webhooks: endpoints, their secrets, tests, and the log of deliveries. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BASE_PATH } from '../../contract/operations.ts';
import {
  CreateWebhookRequest,
  type Delivery,
  type DeliveryList,
  DeliveryListQuery,
  type DeliveryWithPayload,
  UpdateWebhookRequest,
  type Webhook,
  type WebhookList,
  type WebhookWithSecret,
} from '../../contract/webhooks/webhook.ts';
import { ignoreBodies } from '../plugins/bodies.ts';
import type * as webhooks from '../webhooks/types.ts';
import { idOf } from './path-id.ts';

interface Ids {
  readonly webhookId: string;
  readonly deliveryId: string;
}

export async function webhookRoutes(
  app: FastifyInstance,
  { webhooks }: { webhooks: webhooks.Webhooks },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  await app.register(actionRoutes, { webhooks });

  routes.post('/webhooks', { schema: { body: CreateWebhookRequest } }, async ({ caller, body }, reply) => {
    const fields = { url: body.url, events: body.events, description: body.description ?? null };
    const { webhook, secret } = await webhooks.create(caller.accountId, fields);
    // the secret is shown only once, and no cache may keep it
    reply.code(201).header('Location', `${BASE_PATH}/webhooks/${webhook.id}`).header('Cache-Control', 'no-store');
    return { ...webhookOnWire(webhook), secret } satisfies WebhookWithSecret;
  });

  routes.get('/webhooks', async ({ caller }): Promise<WebhookList> => {
    return { webhooks: (await webhooks.list(caller.accountId)).map(webhookOnWire) };
  });

  routes.get('/webhooks/:webhookId', async ({ caller, params }): Promise<Webhook> => {
    return webhookOnWire(await webhooks.get(caller.accountId, webhookIdOf(params)));
  });

  routes.patch(
    '/webhooks/:webhookId',
    { schema: { body: UpdateWebhookRequest } },
    async ({ caller, params, body }): Promise<Webhook> => {
      return webhookOnWire(await webhooks.update(caller.accountId, webhookIdOf(params), body));
    },
  );

  routes.delete('/webhooks/:webhookId', async ({ caller, params }, reply) => {
    await webhooks.delete(caller.accountId, webhookIdOf(params));
    return reply.code(204).send();
  });

  routes.get(
    '/webhooks/:webhookId/deliveries',
    { schema: { querystring: DeliveryListQuery } },
    async ({ caller, params, query }): Promise<DeliveryList> => {
      const { deliveries, nextCursor } = await webhooks.deliveries(caller.accountId, webhookIdOf(params), query);
      return { deliveries: deliveries.map(deliveryOnWire), nextCursor };
    },
  );

  routes.get(
    '/webhooks/:webhookId/deliveries/:deliveryId',
    async ({ caller, params }): Promise<DeliveryWithPayload> => {
      const delivery = await webhooks.delivery(caller.accountId, webhookIdOf(params), deliveryIdOf(params));
      return { ...deliveryOnWire(delivery), payload: delivery.payload };
    },
  );
}

/** The calls that need no body. */
async function actionRoutes(app: FastifyInstance, { webhooks }: { webhooks: webhooks.Webhooks }): Promise<void> {
  ignoreBodies(app);

  app.post('/webhooks/:webhookId/secret', async ({ caller, params }, reply): Promise<WebhookWithSecret> => {
    const { webhook, secret } = await webhooks.rotate(caller.accountId, webhookIdOf(params));
    reply.header('Cache-Control', 'no-store');
    return { ...webhookOnWire(webhook), secret };
  });

  app.post('/webhooks/:webhookId/test', async ({ caller, params }, reply): Promise<Delivery> => {
    const delivery = await webhooks.test(caller.accountId, webhookIdOf(params));
    reply.code(202).header('Location', addressOf(delivery));
    return deliveryOnWire(delivery);
  });

  app.post(
    '/webhooks/:webhookId/deliveries/:deliveryId/resend',
    async ({ caller, params }, reply): Promise<Delivery> => {
      const delivery = await webhooks.resend(caller.accountId, webhookIdOf(params), deliveryIdOf(params));
      reply.code(202).header('Location', addressOf(delivery));
      return deliveryOnWire(delivery);
    },
  );
}

const webhookIdOf = (params: unknown) => idOf((params as Ids).webhookId);
const deliveryIdOf = (params: unknown) => idOf((params as Ids).deliveryId);

function addressOf({ id, webhookId }: webhooks.Delivery): string {
  return `${BASE_PATH}/webhooks/${webhookId}/deliveries/${id}`;
}

const instantOf = (date: Date | null) => date?.toISOString() ?? null;

function webhookOnWire(webhook: webhooks.Webhook): Webhook {
  return {
    id: webhook.id,
    url: webhook.url,
    description: webhook.description,
    events: [...webhook.events],
    enabled: webhook.enabled,
    disabledReason: webhook.disabledReason,
    disabledAt: instantOf(webhook.disabledAt),
    failingSince: instantOf(webhook.failingSince),
    oldSecretUntil: instantOf(webhook.oldSecretUntil),
    createdAt: webhook.createdAt.toISOString(),
  };
}

function deliveryOnWire(delivery: webhooks.Delivery): Delivery {
  return {
    id: delivery.id,
    event: delivery.event,
    status: delivery.status,
    attempts: delivery.attempts,
    responseStatus: delivery.responseStatus,
    error: delivery.error,
    createdAt: delivery.createdAt.toISOString(),
    lastAttemptAt: instantOf(delivery.lastAttemptAt),
    nextAttemptAt: instantOf(delivery.nextAttemptAt),
  };
}
