/**
 * Sends calls under a few keys in any order, at once or one after the other, and checks that each key executes once.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { insertAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import { freeUnansweredKeys } from '../storage/idempotency.ts';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { createIdempotency } from './once.ts';
import type { Answer } from './types.ts';

const ACCOUNTS = ['a', 'b'];

interface Sent {
  readonly account: string;
  readonly key: string;
  readonly body: string;
  /** how its execution ends, if it is executed; `killed`: the process ends between taking the key and the work */
  readonly end: 'done' | 'refused' | 'fault' | 'killed';
  /** the turns of the event loop that it takes */
  readonly turns: number;
}

const sent: fc.Arbitrary<Sent> = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  key: fc.constantFrom('k', 'l'),
  body: fc.constantFrom('x', 'x', 'y'),
  end: fc.constantFrom('done', 'done', 'refused', 'fault', 'killed'),
  turns: fc.nat({ max: 5 }),
});

let storage: TestStorage;
let database: Database;
beforeAll(async () => {
  storage = await makeStorage();
  database = await storage.openDatabase();
  for (const id of ACCOUNTS) await insertAccount(database.queries, { id, name: id, created_at: 1 });
});
afterAll(async () => {
  await database.close();
  await storage.remove();
});

it('executes once per key, and answers all calls alike', async () => {
  const together = fc.array(sent, { minLength: 1, maxLength: 6 });
  await fc.assert(fc.asyncProperty(fc.array(together, { minLength: 1, maxLength: 8 }), run), { numRuns: 40 });
});

/** The calls of a batch are sent at once; a server that was killed in a batch restarts after it. */
async function run(batches: Sent[][]): Promise<void> {
  await database.queries.deleteFrom('idempotency_keys').execute();
  const idempotency = createIdempotency(database);
  /** by account and key: the body that was executed to its end, and the outcome */
  const ended = new Map<string, { body: string; end: string }>();
  let number = 0;

  async function send({ account, key, body, end, turns }: Sent): Promise<void> {
    const name = `${account} ${key}`;
    const call = { accountId: account, key, operation: 'convert', bodySha256: body } as const;
    const mine = `answer ${number++}`;
    const told = await idempotency
      .once(call, async (keep) => {
        for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
        // a call that was executed to its end is never executed again
        expect(ended.get(name)).toBeUndefined();
        if (end === 'fault') throw new ApiError('CONVERT_FAILED', 'A fault.');
        if (end === 'refused') {
          ended.set(name, { body, end: mine });
          throw new ApiError('INSUFFICIENT_CREDITS', mine);
        }
        // its process has ended: nobody waits for it, and it writes nothing
        if (end === 'killed') return new Promise<never>(() => {});
        const answer: Answer = { status: 202, headers: {}, body: mine };
        await database.transaction((tx) => keep(tx, answer));
        ended.set(name, { body, end: mine });
        return answer;
      })
      .then(
        (outcome) => ('fault' in outcome ? outcome.fault.message : (outcome.answer.body as string)),
        (error: ApiError) => (error.code === 'INSUFFICIENT_CREDITS' ? error.message : error.code),
      );
    const first = ended.get(name);
    if (told === 'IDEMPOTENCY_MISMATCH') expect(first?.body).not.toBe(body);
    else if (told !== 'IDEMPOTENCY_IN_PROGRESS' && told !== 'CONVERT_FAILED')
      // another call is answered as soon as the answer is kept, before the one that made it goes on here
      await vi.waitFor(() => expect(ended.get(name)).toEqual({ body, end: told }));
  }

  for (const batch of batches) {
    const alive = batch.map((one) => {
      const sending = send(one);
      return one.end === 'killed' ? Promise.race([sending, turnsOf(200)]) : sending;
    });
    await Promise.all(alive);
    await freeUnansweredKeys(database.queries);
  }
  for (const [name, { body, end }] of ended) {
    const [accountId, key] = name.split(' ') as [string, string];
    const outcome = await idempotency.once({ accountId, key, operation: 'convert', bodySha256: body }, () => {
      throw new Error('was executed again');
    });
    expect('fault' in outcome ? outcome.fault.message : outcome.answer.body).toBe(end);
  }
}

async function turnsOf(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
