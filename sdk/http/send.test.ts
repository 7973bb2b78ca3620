/** Calls over real connections: what is sent, what is sent again, and how each failure is told. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ConnectionError } from '../errors.ts';
import { AT_ONCE, failure, scripted } from '../testing/scripted.ts';

/** No pause is longer than it must be. */
beforeEach(() => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => random.mockRestore();
});

const PDF = new Uint8Array([37, 80, 68, 70]);
const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no error',
    (error: unknown) => error,
  );

test('a call carries the key, and its query without what is undefined', async () => {
  const { client, received } = await scripted([{ body: { jobs: [], nextCursor: null } }]);
  await client.jobs.list({ status: 'failed', search: 'a b&c', cursor: undefined });
  expect(received[0]?.line).toBe('GET /api/v1/jobs?limit=100&status=failed&search=a+b%26c');
  expect(received[0]?.headers['x-api-key']).toBe('lk_test');
});

test('in a query, a list is written with commas, and an object as a parameter for each entry', async () => {
  const { client, received } = await scripted([{}]);
  const query = { columns: ['date', 'amount'] as ('date' | 'amount')[], metadata: { 'the order': '17', b: 'x' } };
  await client.jobs.result('j', query);
  const search = 'columns=date%2Camount&metadata%5Bthe+order%5D=17&metadata%5Bb%5D=x';
  expect(received[0]?.line).toBe(`GET /api/v1/jobs/j/result?${search}`);
});

test('an id is one segment of the path, whatever it contains', async () => {
  const { client, received } = await scripted([{}]);
  await client.files.get('../jobs?x=1#y');
  expect(received[0]?.line).toBe('GET /api/v1/files/..%2Fjobs%3Fx%3D1%23y');
  for (const id of ['', '.', '..']) await expect(client.files.delete(id)).rejects.toThrow('is no id');
  expect(received).toHaveLength(1);
});

test('a call that creates is sent again under the same idempotency key, another call under another', async () => {
  const busy = failure('UPLOAD_FAILED', 503, AT_ONCE);
  const { client, received } = await scripted([busy, busy, { body: { uuid: 'u' } }, { body: { uuid: 'v' } }]);
  expect(await client.files.upload(PDF)).toEqual({ uuid: 'u' });
  await client.files.upload(PDF);
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(received[2]?.body).toContain('%PDF');
});

test('an idempotency key of the user is sent as it is', async () => {
  const { client, received } = await scripted([{}]);
  await client.jobs.create({ ids: ['u'], format: 'JSON' }, { idempotencyKey: 'order 17' });
  expect(received[0]?.headers).toMatchObject({ 'idempotency-key': 'order 17', 'content-type': 'application/json' });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ids: ['u'], format: 'JSON' });
  for (const idempotencyKey of ['', 'größer', 'a\nb']) {
    const error = await caught(client.jobs.create({ ids: ['u'], format: 'JSON' }, { idempotencyKey }));
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT' });
  }
});

test.each([
  ['RATE_LIMITED', 429],
  ['CONVERT_FAILED', 503],
  ['IDEMPOTENCY_IN_PROGRESS', 409],
  ['INVALID_REQUEST', 408],
])('%s (%i) is tried again', async (code, status) => {
  const { client, received } = await scripted([failure(code, status, AT_ONCE), { body: { jobId: 'j' } }]);
  expect(await client.jobs.create({ ids: ['u'], format: 'CSV' })).toEqual({ jobId: 'j' });
  expect(received).toHaveLength(2);
});

test.each([502, 504])(
  'a proxy that lost the service (%i) is asked again, unless the call may have run',
  async (status) => {
    const { client, received } = await scripted([{ status, headers: AT_ONCE, body: '<h1>Bad</h1>' }], {
      maxRetries: 1,
    });
    expect(await caught(client.account.get())).toMatchObject({ code: 'UNEXPECTED_ANSWER', status });
    expect(received).toHaveLength(2);
    await caught(client.jobs.create({ ids: ['u'], format: 'CSV' }));
    expect(received).toHaveLength(4);
    await caught(client.files.delete('u'));
    expect(received).toHaveLength(5);
  },
);

test.each([
  ['INTERNAL_ERROR', 500],
  ['FILE_NOT_FOUND', 404],
  ['IDEMPOTENCY_MISMATCH', 422],
  ['INSUFFICIENT_CREDITS', 402],
])('%s (%i) is an error at once, with its code, status, request id and details', async (code, status) => {
  const { client, received } = await scripted([failure(code, status)]);
  const error = await caught(client.jobs.create({ ids: ['u'], format: 'CSV' }));
  expect(error).toBeInstanceOf(ApiError);
  const told = { code, status, requestId: 'r-1', details: { field: 'x' }, message: `This is ${code}.` };
  expect(error).toMatchObject(told);
  expect(received).toHaveLength(1);
});

test('a failure that lasts is told after the given number of retries', async () => {
  const { client, received } = await scripted([failure('RATE_LIMITED', 429, AT_ONCE)], { maxRetries: 2 });
  expect(await caught(client.account.get())).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 0 });
  expect(received).toHaveLength(3);
  await caught(client.account.get({ maxRetries: 0 }));
  expect(received).toHaveLength(4);
});

test('nobody waits for an hour', async () => {
  const { client, received } = await scripted([failure('RATE_LIMITED', 429, { 'Retry-After': '3600' })]);
  expect(await caught(client.account.get())).toMatchObject({ retryAfter: 3_600 });
  expect(received).toHaveLength(1);
});

test('of a deletion whose answer was lost nobody knows whether it ran: it is not sent again', async () => {
  const { client, received } = await scripted([{ fault: 'lost' }]);
  const error = await caught(client.jobs.delete('j'));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ code: 'UNREACHABLE', message: expect.stringMatching(/^http:.+ does not answer: /) });
  await caught(client.jobs.delete('j', { maxRetries: 9 }));
  expect(received).toHaveLength(2);
});

test('a deletion that the service has not begun is sent again', async () => {
  const { client, received } = await scripted([failure('INTERNAL_ERROR', 503, AT_ONCE), { status: 204, body: '' }]);
  expect(await client.jobs.delete('j')).toBeUndefined();
  expect(received).toHaveLength(2);
});

test('an answer that was lost, and one that was cut off, is fetched again, each time after a longer pause', async () => {
  const pauses = withQuickPauses();
  const { client, received } = await scripted([
    { fault: 'lost' },
    { fault: 'cut', body: 'x'.repeat(99) },
    { body: {} },
  ]);
  expect(await client.account.get()).toEqual({});
  expect(received).toHaveLength(3);
  expect(pauses).toEqual([500, 1_000]);
});

/** Short pauses last a hundredth of their time. Returns them as they are asked for, in milliseconds. */
function withQuickPauses(): number[] {
  const slow = globalThis.setTimeout;
  const pauses: number[] = [];
  vi.stubGlobal('setTimeout', (end: () => void, ms: number) => {
    // longer ones are time limits
    if (ms > 1_000) return slow(end, ms);
    pauses.push(ms);
    return slow(end, ms / 100);
  });
  return pauses;
}

test('an answer that does not come in time is a TIMEOUT', async () => {
  const { client } = await scripted([{ fault: 'silent' }], { timeoutMs: 40, maxRetries: 0 });
  expect(await caught(client.account.get())).toMatchObject({ name: 'ConnectionError', code: 'TIMEOUT' });
});

test.each<['silent' | undefined, string]>([
  ['silent', 'while it waits for an answer'],
  [undefined, 'while it waits to try again'],
])('an abort ends a call (%s), with the reason of its signal', async (fault) => {
  const { client, received } = await scripted([{ ...failure('RATE_LIMITED', 429, { 'Retry-After': '60' }), fault }]);
  const control = new AbortController();
  const ended = caught(client.account.get({ signal: control.signal }));
  await expect.poll(() => received.length).toBe(1);
  const reason = new Error('changed my mind');
  control.abort(reason);
  expect(await ended).toBe(reason);
  expect(await caught(client.account.get({ signal: control.signal }))).toBe(reason);
  expect(received).toHaveLength(1);
});

test('a page of something else is told as such, whatever its status', async () => {
  const page = { headers: { 'Content-Type': 'text/html' }, body: '<h1>Welcome</h1>' };
  const { client, origin } = await scripted([page, { ...page, status: 404 }]);
  const here = `The answer of ${origin}/api/v1/account`;
  const told = { code: 'UNEXPECTED_ANSWER', status: 200, message: `${here} (200) is no JSON.` };
  expect(await caught(client.account.get())).toMatchObject(told);
  const other = { code: 'UNEXPECTED_ANSWER', status: 404, message: `${here} (404) is none of this service.` };
  expect(await caught(client.account.get())).toMatchObject(other);
});

test('a redirect is not followed: the key would go to another address', async () => {
  const elsewhere = await scripted([{ body: {} }]);
  const { client } = await scripted([{ status: 307, headers: { Location: `${elsewhere.origin}/api/v1/account` } }]);
  const message = expect.stringContaining(`is a redirect to ${elsewhere.origin}/api/v1/account: set \`baseUrl\``);
  expect(await caught(client.account.get())).toMatchObject({ code: 'UNEXPECTED_ANSWER', status: 307, message });
  expect(elsewhere.received).toEqual([]);
});
