/** The wire shapes of webhooks: endpoints that events are sent to, and their deliveries. */
import { z } from 'zod';
import { Count, Instant, line, Uuid } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import { DeliveryStatus, EventType, WebhookEvent } from './events.ts';

/** Endpoints of an account. */
export const MOST_WEBHOOKS = 20;
const MOST_URL = 2_048;
const MOST_DESCRIPTION = 200;
const WHICH_URL = 'must be the address of your receiver, beginning with https://';

const Url = z
  .string(WHICH_URL)
  .max(MOST_URL, `must have at most ${MOST_URL} characters`)
  .regex(/^https?:\/\/[\x21-\x7e]+$/, WHICH_URL)
  .meta({
    description:
      'where events are sent; https, unless the service allows http; without a user name and a password. Its host must not be on a private or local network, unless the service allows that',
    example: 'https://books.example.com/ledgerize',
  });
const Events = z
  .array(EventType, { error: 'must be an array of types of events' })
  .min(1, 'must name one type of event or more')
  .max(100, 'must name each type of event once')
  .meta({ description: 'the types of events that are sent there' });
const Description = line(MOST_DESCRIPTION).meta({ description: 'for people', example: 'book-keeping' });

const WebhookFields = {
  id: Uuid,
  url: z.string().meta({ example: 'https://books.example.com/ledgerize' }),
  description: z.string().nullable().meta({ description: 'for people', example: 'book-keeping' }),
  events: z.array(EventType),
  enabled: z.boolean().meta({ description: 'false: nothing is sent there, except tests and what is sent again' }),
  disabledReason: z.enum(['user', 'gone', 'failing']).nullable().meta({
    id: 'DisabledReason',
    description:
      '`user`: a user or a key did it; `gone`: the receiver answered 410; `failing`: every delivery failed for five days; null while it is enabled',
    example: null,
  }),
  disabledAt: Instant.nullable().meta({ example: null }),
  failingSince: Instant.nullable().meta({
    description: 'when an attempt first failed after the last success; null: none did',
    example: null,
  }),
  oldSecretUntil: Instant.nullable().meta({
    description: 'until when the secret before the last rotation signs, too; null: there is none',
    example: null,
  }),
  createdAt: Instant,
};

export const Webhook = z.strictObject(WebhookFields).meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

export const WebhookWithSecret = z
  .strictObject({
    ...WebhookFields,
    secret: z.string().meta({
      description: 'signs the deliveries, told this once',
      example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    }),
  })
  .meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const WebhookList = z
  .strictObject({ webhooks: z.array(Webhook).meta({ description: 'newest first' }) })
  .meta({ id: 'WebhookList' });
export type WebhookList = z.infer<typeof WebhookList>;

export const CreateWebhookRequest = z
  .strictObject({ url: Url, events: Events, description: Description.optional() })
  .meta({ id: 'CreateWebhookRequest' });

export const UpdateWebhookRequest = z
  .strictObject({
    url: Url.optional(),
    events: Events.optional(),
    description: Description.nullable().optional(),
    enabled: z
      .boolean()
      .optional()
      .meta({ description: 'true also forgets its failures; false ends its pending deliveries' }),
  })
  .meta({ id: 'UpdateWebhookRequest', description: 'what is left out stays' });

const DeliveryFields = {
  id: Uuid.meta({ description: 'sent as `webhook-id`, the same for every attempt' }),
  event: z
    .enum([...EventType.options, 'webhook.test'])
    .meta({ id: 'DeliveredEvent', description: 'the type of the event', example: 'job.completed' }),
  status: DeliveryStatus,
  attempts: Count.meta({ description: 'how many were made', example: 1 }),
  responseStatus: z
    .int()
    .nullable()
    .meta({ description: 'of HTTP, of the last attempt; null where it got no answer', example: 200 }),
  error: z.string().nullable().meta({ description: 'why the last attempt failed, for people', example: null }),
  createdAt: Instant,
  lastAttemptAt: Instant.nullable(),
  nextAttemptAt: Instant.nullable().meta({ description: 'null unless it is pending', example: null }),
};

export const Delivery = z.strictObject(DeliveryFields).meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryWithPayload = z
  .strictObject({ ...DeliveryFields, payload: WebhookEvent })
  .meta({ id: 'DeliveryWithPayload' });
export type DeliveryWithPayload = z.infer<typeof DeliveryWithPayload>;

export const DeliveryList = z
  .strictObject({
    deliveries: z.array(Delivery).meta({ description: 'newest first' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'DeliveryList' });
export type DeliveryList = z.infer<typeof DeliveryList>;

export const DeliveryListQuery = pageQuery('deliveries').extend({
  status: DeliveryStatus.optional().meta({ description: 'deliveries of this status alone' }),
});
