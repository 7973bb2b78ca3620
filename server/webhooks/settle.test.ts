import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import type { Database } from '../storage/database.ts';
import { takeDelivery } from '../storage/delivery-queue.ts';
import type { Answer } from './send.ts';
import { settleAttempt } from './settle.ts';

const HOUR_MS = 3_600_000;
const WORKER = { worker: 'one', bounds: { perEndpoint: 1, perHost: 1, perAccount: 1 } };
const FAILED: Answer = { status: 500, error: 'The receiver answered 500.' };

let bench: Bench;
let database: Database;
let webhookId: string;
beforeAll(async () => {
  bench = await Bench.open({ running: false });
  database = await bench.storage.openDatabase();
});
afterAll(async () => {
  await database.close();
  await bench.close();
});
beforeEach(async () => {
  const fields = { url: 'https://books.example.com/', events: ['credits.low'] as const, description: null };
  webhookId = (await bench.service.webhooks.create(bench.accountId, fields)).webhook.id;
});
afterEach(() =>
  webhooks()
    .delete(bench.accountId, webhookId)
    .catch(() => {}),
);

const webhooks = () => bench.service.webhooks;
const webhook = () => webhooks().get(bench.accountId, webhookId);
const newest = async () => (await webhooks().deliveries(bench.accountId, webhookId, { limit: 1 })).deliveries[0]!;

/** Makes the credits low, which is told to the webhook. */
async function happen(): Promise<void> {
  await bench.service.credits.add(bench.accountId, 2_000, 'up');
  await bench.service.credits.add(bench.accountId, 50 - (await bench.balance()), 'down');
}

/** Takes what is due at a time and answers it. Returns the outcome, undefined if nothing is due. */
async function attempt(answer: Answer, now: number) {
  const take = { ...WORKER, now, leaseMs: 60_000 };
  const taken = await database.transaction((tx) => takeDelivery(tx, take));
  return taken && settleAttempt(database, { taken, answer, now, random: 0 });
}

/** Answers with a failure until the delivery has failed, or so often. Returns the hours between the attempts. */
async function exhaust(from: number, most = 99): Promise<number[]> {
  const waits: number[] = [];
  for (let now = from; waits.length < most; ) {
    const outcome = await attempt(FAILED, now);
    const { nextAttemptAt } = await newest();
    if (outcome !== 'retrying' || nextAttemptAt === null) return waits;
    waits.push((nextAttemptAt.getTime() - now) / HOUR_MS);
    now = nextAttemptAt.getTime();
  }
  return waits;
}

describe('a delivery', () => {
  it('is delivered by a success, and the endpoint is healthy again', async () => {
    await happen();
    const now = Date.now() + 1_000;
    expect(await attempt(FAILED, now)).toBe('retrying');
    expect(await webhook()).toMatchObject({ failingSince: new Date(now) });
    expect(await attempt({ status: 204, error: null }, now + HOUR_MS)).toBe('delivered');
    expect(await newest()).toMatchObject({ status: 'delivered', attempts: 2, responseStatus: 204, error: null });
    expect(await webhook()).toMatchObject({ enabled: true, failingSince: null });
  });

  it('is tried eight times over some 28 hours, and then has failed', async () => {
    await happen();
    const waits = await exhaust(Date.now() + 1_000);
    expect(waits.map((each) => each.toFixed(3))).toEqual([
      ...['0.001', '0.083', '0.500', '2.000', '5.000', '10.000', '10.000'],
    ]);
    expect(await newest()).toMatchObject({ status: 'failed', attempts: 8, nextAttemptAt: null, error: FAILED.error });
    expect((await webhook()).enabled).toBe(true);
  });

  it('waits for as long as the receiver asks, at most for the longest wait of the schedule', async () => {
    await happen();
    const now = Date.now() + 1_000;
    const asked = async (retryAfterMs: number, at: number) => {
      await attempt({ ...FAILED, retryAfterMs }, at);
      return (await newest()).nextAttemptAt!.getTime();
    };
    const second = await asked(2 * HOUR_MS, now);
    expect(second - now).toBe(2 * HOUR_MS);
    expect(await attempt(FAILED, second - 1)).toBeUndefined();
    expect((await asked(99 * HOUR_MS, second)) - second).toBe(10 * HOUR_MS);
  });

  it('is sent again under the same id, with all its retries ahead', async () => {
    await happen();
    await exhaust(Date.now() + 1_000);
    const { id } = await newest();
    const again = await webhooks().resend(bench.accountId, webhookId, id);
    expect(again).toMatchObject({ id, status: 'pending', attempts: 8 });
    expect(await exhaust(Date.now())).toHaveLength(7);
    expect(await newest()).toMatchObject({ id, status: 'failed', attempts: 16 });
  });

  it('of a test is tried once, and says nothing about the endpoint', async () => {
    await webhooks().test(bench.accountId, webhookId);
    expect(await attempt(FAILED, Date.now())).toBe('failed');
    expect(await webhook()).toMatchObject({ failingSince: null });
  });

  it('is not ended if its endpoint was deleted meanwhile', async () => {
    await happen();
    const now = Date.now();
    const taken = await database.transaction((tx) => takeDelivery(tx, { ...WORKER, now, leaseMs: 60_000 }));
    await webhooks().delete(bench.accountId, webhookId);
    expect(await settleAttempt(database, { taken: taken!, answer: FAILED, now, random: 0 })).toBeUndefined();
  });
});

describe('an endpoint', () => {
  it('that answers 410 is disabled, and its pending deliveries fail with the reason', async () => {
    await happen();
    await happen();
    expect(await attempt({ status: 410, error: 'The receiver answered 410.' }, Date.now())).toBe('failed');
    expect(await webhook()).toMatchObject({ enabled: false, disabledReason: 'gone' });
    const [noted] = await bench.service.audit.newest({ limit: 1, object: webhookId });
    const by = { action: 'webhook.changed', actor: { kind: 'service', id: null } };
    expect(noted).toMatchObject({ ...by, details: { enabled: false, reason: 'gone' } });
    const { deliveries } = await webhooks().deliveries(bench.accountId, webhookId, { limit: 9 });
    expect(deliveries.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(deliveries.map(({ error }) => error).sort()).toEqual([
      'The endpoint is disabled: the receiver answered 410, which means that it wants no more events.',
      'The receiver answered 410.',
    ]);
  });

  it('of which every delivery fails for five days is disabled', async () => {
    const begun = Date.now() + 1_000;
    await happen();
    await exhaust(begun);
    await happen();
    await exhaust(begun + 90 * HOUR_MS);
    expect((await webhook()).enabled).toBe(true);
    await happen();
    await exhaust(begun + 100 * HOUR_MS, 7);
    // the first attempt of a further delivery, and then the last one of this
    await happen();
    const last = begun + 200 * HOUR_MS;
    expect([await attempt(FAILED, last), await attempt(FAILED, last)]).toEqual(['retrying', 'failed']);
    expect(await webhook()).toMatchObject({ enabled: false, disabledReason: 'failing' });
    expect((await newest()).error).toMatch(/every delivery has failed for five days/);
  });

  it('that is disabled gets no events, and no retries of what is sent again', async () => {
    await happen();
    const { id } = await newest();
    await webhooks().update(bench.accountId, webhookId, { enabled: false });
    expect(await newest()).toMatchObject({ status: 'failed', error: expect.stringContaining('disabled by a user') });
    await happen();
    expect((await newest()).id).toBe(id);
    await webhooks().resend(bench.accountId, webhookId, id);
    expect(await attempt(FAILED, Date.now())).toBe('failed');
  });

  it('that is enabled again counts as healthy', async () => {
    await happen();
    await attempt({ status: 410, error: 'The receiver answered 410.' }, Date.now());
    const changed = await webhooks().update(bench.accountId, webhookId, { enabled: true });
    expect(changed).toMatchObject({ enabled: true, disabledReason: null, disabledAt: null, failingSince: null });
  });
});
