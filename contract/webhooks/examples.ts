/** Examples of the calls that manage webhooks, and of the events that are sent. */
import type { CreditsLowEvent, JobEvent, TestEvent } from './events.ts';
import type { Delivery, DeliveryWithPayload, Webhook } from './webhook.ts';

const ID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const JOB_ID = '7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a';
const FILE_ID = '9a4f0f0e-5a0c-4b77-8d0a-1f0f6b1f8f7e';
const HAPPENED_AT = '2025-01-06T08:15:02.060Z';

const webhook: Webhook = {
  id: ID,
  url: 'https://books.example.com/ledgerize',
  description: 'book-keeping',
  events: ['job.completed', 'job.failed'],
  enabled: true,
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  oldSecretUntil: null,
  createdAt: '2025-01-06T08:10:00.000Z',
};

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

const delivery: Delivery = {
  id: '0d5c2a5e-7c1b-4a53-9b63-3c7f1f9f0f7a',
  event: 'job.completed',
  status: 'delivered',
  attempts: 1,
  responseStatus: 200,
  error: null,
  createdAt: HAPPENED_AT,
  lastAttemptAt: '2025-01-06T08:15:02.090Z',
  nextAttemptAt: null,
};

const jobEvent: JobEvent = {
  type: 'job.completed',
  timestamp: HAPPENED_AT,
  data: {
    jobId: JOB_ID,
    status: 'completed',
    format: 'JSON',
    files: [{ uuid: FILE_ID, status: 'completed', pages: 2 }],
    credits: 2,
    createdAt: '2025-01-06T08:15:02.000Z',
    completedAt: HAPPENED_AT,
    expiresAt: '2025-02-05T08:15:00.000Z',
  },
};

const failedEvent: JobEvent = {
  type: 'job.failed',
  timestamp: HAPPENED_AT,
  data: {
    ...jobEvent.data,
    status: 'failed',
    files: [{ uuid: FILE_ID, status: 'failed', pages: 2, error: { code: 'NO_TRANSACTIONS' } }],
    credits: 0,
    error: { code: 'NO_TRANSACTIONS' },
  },
};

const creditsLow: CreditsLowEvent = {
  type: 'credits.low',
  timestamp: HAPPENED_AT,
  data: { credits: 96, threshold: 100 },
};

const test: TestEvent = { type: 'webhook.test', timestamp: HAPPENED_AT, data: { webhookId: ID } };

/** The body of a delivery, by the type of its event. */
export const EVENTS = {
  'job.completed': jobEvent,
  'job.failed': failedEvent,
  'credits.low': creditsLow,
  'webhook.test': test,
} as const;

const detail: DeliveryWithPayload = { ...delivery, payload: jobEvent };
const pending: Delivery = {
  ...delivery,
  status: 'pending',
  attempts: 0,
  responseStatus: null,
  lastAttemptAt: null,
  nextAttemptAt: HAPPENED_AT,
};

/** The body of a success, by operation. */
export const WEBHOOK_ANSWERS: Readonly<Record<string, unknown>> = {
  createWebhook: { ...webhook, secret },
  listWebhooks: { webhooks: [webhook] },
  getWebhook: webhook,
  updateWebhook: webhook,
  rotateWebhookSecret: { ...webhook, secret, oldSecretUntil: '2025-01-07T08:10:00.000Z' },
  testWebhook: { ...pending, event: 'webhook.test' },
  listDeliveries: { deliveries: [delivery], nextCursor: null },
  getDelivery: detail,
  resendDelivery: { ...pending, attempts: 1 },
};

/** The body of a request, by operation. */
export const WEBHOOK_REQUESTS: Readonly<Record<string, unknown>> = {
  createWebhook: { url: webhook.url, events: webhook.events, description: webhook.description },
  updateWebhook: { events: ['job.failed'], enabled: true },
};

/** Each path parameter, with an example value. */
export const WEBHOOK_PARAMETERS = { webhookId: ID, deliveryId: delivery.id } as const;
