import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebhookEvent } from '../../contract/webhooks/events.ts';
import { acceptJob } from '../jobs/accept.ts';
import { QueueRoom } from '../jobs/queue-room.ts';
import { Bench } from '../jobs/testing/bench.ts';
import type { Database } from '../storage/database.ts';

let bench: Bench;
let database: Database;
let webhookId: string;
beforeAll(async () => {
  bench = await Bench.open({ credits: 1_000 });
  database = await bench.storage.openDatabase();
  const events = ['job.completed', 'job.failed', 'credits.low'] as const;
  // nothing is there: the log is what counts here
  const fields = { url: 'https://receiver.invalid/', events, description: null };
  webhookId = (await bench.service.webhooks.create(bench.accountId, fields)).webhook.id;
  await bench.service.webhooks.create(bench.accountId, { ...fields, events: ['job.failed'] });
});
afterAll(async () => {
  await database.close();
  await bench.close();
});

/** The events that were recorded for the webhook, oldest first, each as the contract has it. */
async function recorded(): Promise<WebhookEvent[]> {
  const { deliveries } = await bench.service.webhooks.deliveries(bench.accountId, webhookId, { limit: 99 });
  return deliveries.toReversed().map(({ payload }) => WebhookEvent.parse(payload));
}
const newest = async () => (await recorded()).at(-1)!;

describe('the end of a job', () => {
  it('is recorded with ids, figures and codes', async () => {
    const job = await bench.convert([
      { pages: 2, name: 'my salary' },
      { pages: 3, fault: 'NO_TRANSACTIONS' },
    ]);
    const [first, second] = job.accepted;
    expect(await newest()).toEqual({
      type: 'job.completed',
      timestamp: job.completedAt?.toISOString(),
      data: {
        jobId: job.jobId,
        status: 'completed',
        format: 'JSON',
        files: [
          { uuid: first, status: 'completed', pages: 2 },
          { uuid: second, status: 'failed', pages: 3, error: { code: 'NO_TRANSACTIONS' } },
        ],
        credits: 2,
        createdAt: job.createdAt.toISOString(),
        completedAt: job.completedAt?.toISOString(),
        expiresAt: job.expiresAt.toISOString(),
      },
    });
  });

  it('is a failure if no file was converted, and names why', async () => {
    const { jobId } = await bench.convert([{ pages: 1, fault: 'NO_TRANSACTIONS' }]);
    const error = { code: 'NO_TRANSACTIONS' };
    expect(await newest()).toMatchObject({ type: 'job.failed', data: { jobId, status: 'failed', credits: 0, error } });
  });

  it('is recorded if the job is cancelled, or its file deleted', async () => {
    const release = bench.pool.hold();
    const cancelled = await bench.accept([await bench.upload({ pages: 1, held: true, name: 'cancelled' })]);
    await bench.service.jobs.delete(bench.accountId, cancelled);
    expect(await newest()).toMatchObject({ data: { jobId: cancelled, error: { code: 'JOB_CANCELLED' } } });
    const uuid = await bench.upload({ pages: 1, held: true, name: 'deleted' });
    const jobId = await bench.accept([uuid]);
    await bench.service.files.delete(bench.accountId, uuid);
    expect(await newest()).toMatchObject({ data: { jobId, error: { code: 'FILE_NOT_FOUND' } } });
    release();
  });

  it('never holds a name or a message, so that nothing of a deleted file lives on', async () => {
    const rows = await database.reads.selectFrom('webhook_deliveries').select('payload').execute();
    expect(rows.length).toBeGreaterThan(3);
    for (const { payload } of rows) expect(payload).not.toMatch(/salary|\.pdf|filename|message|paper says/);
  });
});

describe('low credits', () => {
  const low = async () => (await recorded()).filter(({ type }) => type === 'credits.low').map(({ data }) => data);
  const set = async (credits: number) =>
    bench.service.credits.add(bench.accountId, credits - (await bench.balance()), 'test');

  it('are told once for each fall below the threshold', async () => {
    for (const credits of [100, 99, 50, 100, 98, 101, 97]) await set(credits);
    expect(await low()).toEqual([
      { credits: 99, threshold: 100 },
      { credits: 97, threshold: 100 },
    ]);
  });

  it('have the threshold of the account if it has one, and none if that is 0', async () => {
    await bench.service.credits.setLow(bench.accountId, 20);
    for (const credits of [60, 19, 500]) await set(credits);
    await bench.service.credits.setLow(bench.accountId, 0);
    for (const credits of [0, 500]) await set(credits);
    await bench.service.credits.setLow(bench.accountId, null);
    expect(await bench.service.credits.low(bench.accountId)).toBe(100);
    expect((await low()).slice(2)).toEqual([{ credits: 19, threshold: 20 }]);
  });

  it('are told by the conversion that uses them, or not at all if it is not accepted', async () => {
    await set(102);
    const ids = [await bench.upload({ pages: 5, name: 'dear' })];
    const request = { accountId: bench.accountId, ids, format: 'JSON' } as const;
    const before = (await recorded()).length;
    const refused = database.ofAccount(bench.accountId, async (tx, account) => {
      await acceptJob(tx, request, { maxQueuedFiles: 9, creditsLow: 100, account, room: new QueueRoom() });
      throw new Error('undone');
    });
    await expect(refused).rejects.toThrow('undone');
    expect(await recorded()).toHaveLength(before);
    await bench.until((await bench.service.jobs.accept(request)).jobId);
    expect((await low()).at(-1)).toEqual({ credits: 97, threshold: 100 });
  });
});
