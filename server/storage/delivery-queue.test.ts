import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { insertAccount } from './accounts.ts';
import type { Database } from './database.ts';
import { insertDelivery } from './deliveries.ts';
import {
  endAttempt,
  giveBackDelivery,
  nextDue,
  putBackLostDeliveries,
  type TakenDelivery,
  takeDelivery,
} from './delivery-queue.ts';
import { insertWebhook } from './webhooks.ts';

const NOW = 1_000_000;
const WIDE = { perEndpoint: 99, perHost: 99, perAccount: 99 };
const DELIVERED = {
  status: 'delivered',
  retries: 0,
  response_status: 200,
  error: null,
  next_attempt_at: null,
} as const;

let storage: TestStorage;
let database: Database;
beforeAll(async () => {
  storage = await makeStorage();
  database = await storage.openDatabase();
});
afterEach(async () => {
  // with the deliveries of each
  await database.queries.deleteFrom('webhooks').execute();
  await database.queries.deleteFrom('accounts').execute();
});
afterAll(async () => {
  await database.close();
  await storage.remove();
});

async function account(id: string): Promise<void> {
  await insertAccount(database.queries, { id, name: id, created_at: 1 });
}

function endpoint(id: string, accountId: string, host = `${id}.example.com`): Promise<void> {
  const row = { id, account_id: accountId, host, url: `https://${host}/`, description: null, events: '[]', secret: '' };
  const state = { old_secret: null, old_secret_until: null, disabled_at: null, disabled_reason: null };
  return database.transaction((tx) => insertWebhook(tx, { ...row, ...state, created_at: 1, failing_since: null }));
}

function delivery(id: string, webhookId: string, accountId: string, due = NOW): Promise<void> {
  return database.transaction((tx) =>
    insertDelivery(tx, {
      id,
      webhook_id: webhookId,
      account_id: accountId,
      event: 'job.completed',
      payload: '{}',
      status: 'pending',
      attempts: 0,
      retries: 0,
      response_status: null,
      error: null,
      created_at: due,
      last_attempt_at: null,
      next_attempt_at: due,
      lease_worker: null,
      lease_until: null,
    }),
  );
}

const take = (worker = 'one', { bounds = WIDE, now = NOW, leaseMs = 60_000, from = database } = {}) =>
  from.transaction((tx) => takeDelivery(tx, { worker, now, leaseMs, bounds }));

async function takeAll(worker: string, options: Parameters<typeof take>[1]): Promise<string[]> {
  const taken: string[] = [];
  for (let next = await take(worker, options); next !== undefined; next = await take(worker, options)) {
    taken.push(next.id);
  }
  return taken;
}

const taken = async (worker?: string, options?: Parameters<typeof take>[1]): Promise<TakenDelivery> => {
  const found = await take(worker, options);
  if (found === undefined) throw new Error('nothing is due');
  return found;
};
const end = (lease: TakenDelivery) => database.transaction((tx) => endAttempt(tx, lease, DELIVERED));

describe('two processes on one database', () => {
  it('take each delivery once', async () => {
    await account('a');
    for (const id of ['w1', 'w2', 'w3']) await endpoint(id, 'a');
    const ids = Array.from({ length: 16 }, (_, at) => `d${at}`);
    for (const [at, id] of ids.entries()) await delivery(id, `w${(at % 3) + 1}`, 'a');
    const other = await storage.openDatabase();
    try {
      const taken: (TakenDelivery | undefined)[] = [];
      for (let round = 0; round < ids.length / 2; round++) {
        taken.push(...(await Promise.all([take('one'), take('two', { from: other })])));
      }
      expect(taken.map((each) => each?.id).sort()).toEqual([...ids].sort());
      expect(taken.map((each) => each?.worker).sort()).toEqual(
        ids.map((_, at) => (at < ids.length / 2 ? 'one' : 'two')),
      );
    } finally {
      await other.close();
    }
  });

  it('keep the bounds together', async () => {
    await account('a');
    await endpoint('w', 'a');
    for (const id of ['d1', 'd2', 'd3']) await delivery(id, 'w', 'a');
    const bounds = { ...WIDE, perEndpoint: 2 };
    expect(await Promise.all([take('one', { bounds }), take('two', { bounds })])).not.toContain(undefined);
    expect(await take('one', { bounds })).toBeUndefined();
  });
});

describe('a delivery', () => {
  beforeEach(async () => {
    await account('a');
    await endpoint('w', 'a');
    await delivery('d', 'w', 'a');
  });

  it('is taken when it is due', async () => {
    expect(await take('one', { now: NOW - 1 })).toBeUndefined();
    expect(await nextDue(database.reads)).toBe(NOW);
    expect(await take()).toMatchObject({ id: 'd', attempt: 1, retries: 0, webhook: { id: 'w' } });
    expect(await nextDue(database.reads)).toBeUndefined();
  });

  it('is ended only by the holder of the lease', async () => {
    const putBack = (endedExcept: string) => putBackLostDeliveries(database.queries, NOW, { endedExcept });
    const alive = await taken('one');
    expect(await putBack('two')).toBe(0);
    await giveBackDelivery(database.queries, alive, NOW);
    const lost = await taken('one', { leaseMs: -1 });
    expect(await putBack('one')).toBe(0);
    expect(await putBack('two')).toBe(1);
    const held = await taken('two');
    expect(held.attempt).toBe(3);
    expect(await end(lost)).toBe(false);
    await giveBackDelivery(database.queries, lost, NOW);
    expect(await end(held)).toBe(true);
    expect(await end(held)).toBe(false);
  });

  it('is due again when its holder gives it back', async () => {
    await giveBackDelivery(database.queries, await taken(), NOW);
    expect((await taken()).attempt).toBe(2);
  });
});

describe('the turn', () => {
  it('goes to the account with the fewest running deliveries, then to the oldest', async () => {
    for (const id of ['a', 'b']) await account(id);
    for (const id of ['a1', 'a2']) await endpoint(id, 'a');
    await endpoint('b1', 'b');
    await delivery('old', 'a1', 'a', NOW - 3);
    await delivery('older', 'a2', 'a', NOW - 4);
    await delivery('young', 'b1', 'b', NOW - 1);
    expect(await takeAll('one', {})).toEqual(['older', 'young', 'old']);
  });

  it('passes over endpoints, hosts and accounts that are busy', async () => {
    for (const id of ['a', 'b']) await account(id);
    await endpoint('a1', 'a', 'one.example.com');
    await endpoint('a2', 'a', 'one.example.com');
    await endpoint('b1', 'b', 'one.example.com');
    await endpoint('b2', 'b', 'two.example.com');
    for (const webhook of ['a1', 'a2', 'b1', 'b2']) {
      for (const at of [1, 2, 3]) await delivery(`${webhook} ${at}`, webhook, webhook[0]!);
    }
    const bounds = { perEndpoint: 1, perHost: 2, perAccount: 2 };
    const running = await takeAll('one', { bounds });
    expect(running.map((id) => id.slice(0, 2)).sort()).toEqual(['a1', 'b1', 'b2']);
  });
});
