/** A call under a key is executed once, whatever happens to the process and to concurrent calls. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { insertAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import { forgetKeys, freeUnansweredKeys } from '../storage/idempotency.ts';
import { eventually } from '../testing/eventually.ts';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { createIdempotency } from './once.ts';
import type { Answer, Idempotency, KeepAnswer, KeyedCall } from './types.ts';

const HOUR = 3_600_000;
const CALL: KeyedCall = { accountId: 'a', key: 'k', operation: 'convert', bodySha256: 'b' };
const answerOf = (body: unknown): Answer => ({ status: 202, headers: { Location: '/x' }, body });

let storage: TestStorage;
let database: Database;
let idempotency: Idempotency;
beforeEach(async () => {
  storage = await makeStorage();
  database = await storage.openDatabase();
  for (const id of ['a', 'b']) await insertAccount(database.queries, { id, name: id, created_at: 1 });
  idempotency = createIdempotency(database);
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  await storage.remove();
});

/** Executes with an answer that is kept, as a route does. */
const answering = (body: unknown) => async (keep: KeepAnswer) => {
  await database.transaction((tx) => keep(tx, answerOf(body)));
  return answerOf(body);
};
const never = async (): Promise<Answer> => {
  throw new Error('was executed');
};
/** Moves the clock of the keys forward, without its timers. */
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

/** Waits until the database has a renewal of the one key that outlasts the next 30 s: a timer's query ends on its own. */
const renewed = () =>
  eventually(async () => {
    const { lease_until } = await database.queries
      .selectFrom('idempotency_keys')
      .select('lease_until')
      .executeTakeFirstOrThrow();
    expect(lease_until).toBeGreaterThan(Date.now() + 31_000);
  });

/** A call that runs until the test ends it. */
function held(call = CALL) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let finish: (body: unknown) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const ended = idempotency.once(call, async (keep) => {
    const told = new Promise((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
    begin();
    return answering(await told)(keep);
  });
  ended.catch(() => {});
  return { begun, ended, finish: (body: unknown) => finish(body), fail: (error: Error) => fail(error) };
}

test('the first answer is replayed, and nothing is executed again', async () => {
  expect(await idempotency.once(CALL, answering(1))).toEqual({ answer: answerOf(1), replayed: false });
  expect(await idempotency.once(CALL, never)).toEqual({ answer: answerOf(1), replayed: true });
});

test.each<Partial<KeyedCall>>([{ bodySha256: 'c' }, { operation: 'uploadFile' }])(
  'another request under the key is a mismatch: %j',
  async (other) => {
    await idempotency.once(CALL, answering(1));
    const attempt = idempotency.once({ ...CALL, ...other }, never);
    await expect(attempt).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH', status: 422 });
  },
);

test.each<Partial<KeyedCall>>([{ accountId: 'b' }, { key: 'K' }])('is a separate call: %j', async (other) => {
  await idempotency.once(CALL, answering(1));
  expect(await idempotency.once({ ...CALL, ...other }, answering(2))).toEqual({ answer: answerOf(2), replayed: false });
});

test('while the first call runs, the same call is in progress, and another body a mismatch', async () => {
  const first = held();
  await first.begun;
  await expect(idempotency.once(CALL, never)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_IN_PROGRESS',
    status: 409,
    retryAfter: 1,
  });
  const other = idempotency.once({ ...CALL, bodySha256: 'c' }, never);
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  first.finish(1);
  await first.ended;
  expect((await idempotency.once(CALL, never)).replayed).toBe(true);
});

test('of many calls at the same time, one is executed', async () => {
  let executed = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      idempotency.once(CALL, async (keep) => {
        executed++;
        return answering(1)(keep);
      }),
    ),
  );
  expect(executed).toBe(1);
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.map(({ reason }) => (reason as ApiError).code)).toEqual(refused.map(() => 'IDEMPOTENCY_IN_PROGRESS'));
  const first = outcomes.filter((outcome) => outcome.status === 'fulfilled' && !outcome.value.replayed);
  expect(first).toHaveLength(1);
});

test('a client error is replayed unchanged', async () => {
  const error = new ApiError('INSUFFICIENT_CREDITS', 'Too few.', { details: { required: 3, available: 2 } });
  await expect(idempotency.once(CALL, () => Promise.reject(error))).rejects.toBe(error);
  expect(await idempotency.once(CALL, never)).toEqual({ fault: error, replayed: true });
});

test.each([
  ['a 503', new ApiError('CONVERT_FAILED', 'Full.', { status: 503 })],
  ['any other fault', new Error('a bug')],
])('%s frees the key', async (_name, error) => {
  await expect(idempotency.once(CALL, () => Promise.reject(error))).rejects.toBe(error);
  expect((await idempotency.once(CALL, answering(2))).replayed).toBe(false);
});

test.each([
  ['convert', 'CONVERT_FAILED'],
  ['uploadFile', 'UPLOAD_FAILED'],
] as const)('while another process locks the database, %s is %s', async (operation, code) => {
  const impatient = await storage.openDatabase({ busyMs: 50 });
  const release = await storage.lockDatabase();
  try {
    const attempt = createIdempotency(impatient).once({ ...CALL, operation }, never);
    await expect(attempt).rejects.toMatchObject({ code, status: 503, retryAfter: 1 });
  } finally {
    await release();
    await impatient.close();
  }
});

test('an answer is kept for 24 hours', async () => {
  await idempotency.once(CALL, answering(1));
  later(24 * HOUR - 60_000);
  expect((await idempotency.once(CALL, never)).replayed).toBe(true);
  later(60_001);
  expect(await idempotency.once(CALL, answering(2))).toEqual({ answer: answerOf(2), replayed: false });
});

test('the sweep deletes only expired keys', async () => {
  await idempotency.once(CALL, answering(1));
  const count = async () => (await database.queries.selectFrom('idempotency_keys').select('key').execute()).length;
  await forgetKeys(database.queries, Date.now() + 23 * HOUR);
  expect(await count()).toBe(1);
  await forgetKeys(database.queries, Date.now() + 25 * HOUR);
  expect(await count()).toBe(0);
});

test('at the next start, a key of an ended process is free, an answered one is not', async () => {
  await idempotency.once({ ...CALL, key: 'answered' }, answering(1));
  const lost = held();
  await lost.begun;
  await freeUnansweredKeys(database.queries);
  expect((await idempotency.once(CALL, answering(2))).replayed).toBe(false);
  expect((await idempotency.once({ ...CALL, key: 'answered' }, never)).replayed).toBe(true);
  lost.fail(new Error('ended'));
});

test('a call that lost its key to another keeps nothing of what it did', async () => {
  const slow = held();
  await slow.begun;
  // the process was paused for longer than its lease
  later(2 * 60_000);
  expect(await idempotency.once(CALL, answering('quick'))).toMatchObject({ replayed: false });
  slow.finish('slow');
  await expect(slow.ended).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  expect(await idempotency.once(CALL, never)).toMatchObject({ answer: answerOf('quick') });
});

test('a long call renews its lease', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const long = held();
  await long.begun;
  for (let minutes = 0; minutes < 5; minutes++) {
    await vi.advanceTimersByTimeAsync(30_000);
    await renewed();
    await expect(idempotency.once(CALL, never)).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  }
  long.finish(1);
  expect((await long.ended).replayed).toBe(false);
});
