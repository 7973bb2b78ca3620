/** Records events for the endpoints that want them, in the transaction that makes the events true. */
import { randomUUID } from 'node:crypto';
import type { EventType, JobEvent, WebhookEvent } from '../../contract/webhooks/events.ts';
import { insertDelivery } from '../storage/deliveries.ts';
import { basedOnOf } from '../storage/file-versions.ts';
import type { EndedJob } from '../storage/jobs.ts';
import { filesOfJob } from '../storage/queue.ts';
import type { JobFilesTable, JobsTable, Tx } from '../storage/schema.ts';
import type { WebhookDeliveriesTable } from '../storage/webhook-tables.ts';
import { enabledWebhooks } from '../storage/webhooks.ts';

/** Given an account and a type of event, returns the ids of its enabled endpoints that want it. */
async function wantedBy(tx: Tx, accountId: string, type: EventType): Promise<string[]> {
  const enabled = await enabledWebhooks(tx, accountId);
  return enabled.filter(({ events }) => (JSON.parse(events) as string[]).includes(type)).map(({ id }) => id);
}

/** Given an endpoint and an event, writes its delivery, due at once, and returns it. */
export async function writeDelivery(
  tx: Tx,
  { accountId, webhookId }: { accountId: string; webhookId: string },
  event: WebhookEvent,
): Promise<WebhookDeliveriesTable> {
  const now = Date.parse(event.timestamp);
  const row: WebhookDeliveriesTable = {
    id: randomUUID(),
    webhook_id: webhookId,
    account_id: accountId,
    event: event.type,
    payload: JSON.stringify(event),
    status: 'pending',
    attempts: 0,
    retries: 0,
    response_status: null,
    error: null,
    created_at: now,
    last_attempt_at: null,
    next_attempt_at: now,
    lease_worker: null,
    lease_until: null,
  };
  await insertDelivery(tx, row);
  return row;
}

/** Records that a job has become final. Returns how many endpoints are told. */
export async function recordJobEnd(tx: Tx, job: EndedJob, now: number): Promise<number> {
  if (!job.hasWebhooks) return 0;
  const type = job.status === 'completed' ? 'job.completed' : 'job.failed';
  const webhookIds = await wantedBy(tx, job.account_id, type);
  if (webhookIds.length === 0) return 0;
  const event = jobEvent(type, job, await filesOfJob(tx, job.id), now);
  for (const webhookId of webhookIds) await writeDelivery(tx, { accountId: job.account_id, webhookId }, event);
  return webhookIds.length;
}

/** Names and messages are left out: what is deleted with a file or a job must not live on in a delivery. */
function jobEvent(type: JobEvent['type'], job: JobsTable, files: readonly JobFilesTable[], now: number): JobEvent {
  return {
    type,
    timestamp: instant(now),
    data: {
      jobId: job.id,
      status: job.status as JobEvent['data']['status'],
      format: job.format as JobEvent['data']['format'],
      files: files.map((file) => ({
        uuid: file.uuid,
        status: file.status as JobEvent['data']['files'][number]['status'],
        pages: file.pages,
        ...reason(file),
      })),
      ...basedOnOf(job),
      credits: files.reduce((sum, file) => sum + file.credits, 0),
      createdAt: instant(job.created_at),
      completedAt: instant(job.completed_at ?? now),
      expiresAt: instant(Math.min(job.expires_at, job.result_gone_at ?? job.expires_at)),
      ...reason(job),
    },
  };
}

function reason({ error_code }: Pick<JobsTable, 'error_code'>): Pick<JobEvent['data'], 'error'> {
  return error_code === null ? {} : { error: { code: error_code as NonNullable<JobEvent['data']['error']>['code'] } };
}

const instant = (ms: number) => new Date(ms).toISOString();

/** A change of a balance that made it smaller. */
export interface Fall {
  readonly accountId: string;
  readonly before: number;
  readonly after: number;
  readonly now: number;
}

/** Records that the credits of an account are low. Returns how many endpoints are told. */
export async function recordCreditsLow(tx: Tx, { accountId, after, now }: Fall, threshold: number): Promise<number> {
  const event = { type: 'credits.low', timestamp: instant(now), data: { credits: after, threshold } } as const;
  const webhookIds = await wantedBy(tx, accountId, event.type);
  for (const webhookId of webhookIds) await writeDelivery(tx, { accountId, webhookId }, event);
  return webhookIds.length;
}
