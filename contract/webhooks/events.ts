/** The events that webhooks send, as their receivers get them. */
import { z } from 'zod';
import { FORMAT_NAMES } from '../../formats/registry.ts';
import { Code, Count, Instant, Uuid } from '../fields.ts';

/** The events that an endpoint can ask for. */
const EVENT_TYPES = ['job.completed', 'job.failed', 'credits.low'] as const;

export const EventType = z
  .enum(EVENT_TYPES, { error: `must be one of ${EVENT_TYPES.join(', ')}` })
  .meta({ id: 'EventType', description: 'what happened', example: 'job.completed' });
export type EventType = z.infer<typeof EventType>;

export const DeliveryStatus = z.enum(['pending', 'sending', 'delivered', 'failed']).meta({
  id: 'DeliveryStatus',
  description: '`delivered` and `failed` are final, unless the delivery is sent again',
  example: 'delivered',
});
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** The message for people is in the status of the job. */
const Reason = z
  .strictObject({ code: Code })
  .meta({ id: 'EventReason', description: 'why it failed; the status of the job has it in words' });

const Timestamp = Instant.meta({ description: 'when it happened', example: '2025-01-06T08:15:02.060Z' });

export const JobEvent = z
  .strictObject({
    type: z.enum(['job.completed', 'job.failed']).meta({ example: 'job.completed' }),
    timestamp: Timestamp,
    data: z.strictObject({
      jobId: Uuid,
      status: z.enum(['completed', 'failed']),
      format: z.enum(FORMAT_NAMES).meta({ example: 'JSON' }),
      files: z.array(
        z
          .strictObject({
            uuid: Uuid,
            status: z.enum(['completed', 'failed', 'cancelled']),
            pages: Count.meta({ example: 3 }),
            error: Reason.optional(),
          })
          .meta({ id: 'EventFile' }),
      ),
      basedOn: Uuid.optional().meta({
        description: 'the version that the job read its file again in the place of; missing for a conversion',
      }),
      credits: Count.meta({ description: 'debited for this job, less what was refunded', example: 3 }),
      createdAt: Instant,
      completedAt: Instant,
      expiresAt: Instant.meta({ description: 'when its first file is gone, and the result with it' }),
      error: Reason.optional(),
    }),
  })
  .meta({ id: 'JobEvent', description: 'a job is final: ids, figures and codes, never contents of statements' });
export type JobEvent = z.infer<typeof JobEvent>;

export const CreditsLowEvent = z
  .strictObject({
    type: z.literal('credits.low'),
    timestamp: Timestamp,
    data: z.strictObject({
      credits: Count.meta({ description: 'the balance', example: 96 }),
      threshold: Count.meta({ description: 'the balance below which credits are low', example: 100 }),
    }),
  })
  .meta({ id: 'CreditsLowEvent', description: 'the balance fell below the threshold' });
export type CreditsLowEvent = z.infer<typeof CreditsLowEvent>;

export const TestEvent = z
  .strictObject({
    type: z.literal('webhook.test'),
    timestamp: Timestamp,
    data: z.strictObject({ webhookId: Uuid }),
  })
  .meta({ id: 'TestEvent', description: 'sent on request, once' });
export type TestEvent = z.infer<typeof TestEvent>;

export const WebhookEvent = z
  .discriminatedUnion('type', [JobEvent, CreditsLowEvent, TestEvent])
  .meta({ id: 'WebhookEvent', description: 'the body of a delivery' });
export type WebhookEvent = z.infer<typeof WebhookEvent>;
