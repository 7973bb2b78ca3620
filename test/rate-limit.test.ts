/** The rate limit of a key, and its headers on each answer. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import { convert, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const LIMIT = 5;

let server: TestServer;
let accountId: string;
beforeAll(async () => {
  const limits = { LEDGERIZE_REQUESTS_PER_MINUTE: String(LIMIT), LEDGERIZE_ACCOUNT_REQUESTS_PER_MINUTE: '1000' };
  server = await startServer(limits, { runner: false, nodes: 1 });
  accountId = (await server.service.accounts.first())!.id;
});
afterAll(() => server.close());

const freshKey = async () => (await server.service.keys.create({ accountId, name: 'fresh' })).key;
const ask = (key: string, path = '/jobs', init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers: { 'X-Api-Key': key } });

describe('the rate limit', () => {
  test('allows its number of requests and refuses the next with 429', async () => {
    const key = await freshKey();
    for (let at = 0; at < LIMIT; at++) expect((await ask(key)).status).toBe(200);
    const refused = await ask(key);
    await expectError(refused, 429, 'RATE_LIMITED');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('allows exactly its number of many simultaneous requests', async () => {
    const key = await freshKey();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - LIMIT);
  });

  test('counts unknown routes, wrong methods and wrong bodies too', async () => {
    const key = await freshKey();
    await ask(key, '/nowhere');
    await ask(key, '/convert', { method: 'PUT' });
    await ask(key, '/convert', { method: 'POST', body: '{' });
    const answer = await ask(key);
    expect(answer.headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 4));
  });

  test('is checked before the route', async () => {
    const key = await freshKey();
    for (let at = 0; at < LIMIT; at++) await ask(key);
    await expectError(await ask(key, '/nowhere'), 429, 'RATE_LIMITED');
  });

  test('is separate for each key', async () => {
    const [one, other] = [await freshKey(), await freshKey()];
    for (let at = 0; at <= LIMIT; at++) await ask(one);
    expect((await ask(other)).status).toBe(200);
  });
});

test('a status request is held longer under a lower limit', async () => {
  const { uuid } = await upload(server, await drawStatement());
  const { jobId } = await convert(server, [uuid]);
  const hold = vi.spyOn(server.service.jobs, 'waitUntilFinal');
  const leaving = new AbortController();
  const gone = ask(server.key, `/jobs/${jobId}`, { signal: leaving.signal }).catch(() => {});
  await eventually(() => expect(hold).toHaveBeenCalled());
  leaving.abort();
  await gone;
  // of 5 per minute, a loop may make half
  expect(hold.mock.calls[0]![2]).toBeGreaterThanOrEqual(24_000);
});

describe('all keys of an account together', () => {
  const TOGETHER = 8;
  test('have a limit, over which each is refused; another account is not', async () => {
    const account = await server.service.accounts.create({ name: 'of many keys', credits: 1 });
    await server.service.accounts.setLimits(account.id, { accountRequestsPerMinute: TOGETHER });
    const keys: string[] = [];
    for (let at = 0; at < 4; at++) {
      keys.push((await server.service.keys.create({ accountId: account.id, name: 'one of many' })).key);
    }
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(keys[at % keys.length]!)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(12 - TOGETHER);
    const [one] = refused;
    // the headers are the key's, which has requests left
    expect(one?.headers.get('x-ratelimit-limit')).toBe(String(LIMIT));
    expect(Number(one?.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0);
    expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await one?.json()).toMatchObject({
      error: {
        code: 'RATE_LIMITED',
        message: expect.stringContaining('The keys of this account may make 8 requests a minute together'),
      },
    });
    expect((await ask(await freshKey())).status).toBe(200);
  });
});

describe('the headers', () => {
  test('have the limit, what is left, and when it resets', async () => {
    const key = await freshKey();
    await ask(key);
    const { headers } = await ask(key);
    expect(headers.get('ratelimit-policy')).toBe(`"default";q=${LIMIT};w=60`);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"default";r=${LIMIT - 2};t=(60|[1-5]\\d)$`));
    expect(headers.get('x-ratelimit-limit')).toBe(String(LIMIT));
    expect(headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 2));
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
  });

  test.each([
    ['an unknown route', '/nowhere', {}],
    ['a wrong method', '/convert', { method: 'PUT' }],
    ['a malformed body', '/convert', { method: 'POST', body: '{' }],
    ['an upload without a form', '/files', { method: 'POST' }],
    ['an unknown job', '/jobs/x', {}],
  ])('are on the answer to %s', async (_what, path, init) => {
    const { headers } = await ask(await freshKey(), path, init);
    expect(headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 1));
    expect(headers.get('ratelimit')).toContain(`r=${LIMIT - 1}`);
  });

  test('are not on an answer without a valid key', async () => {
    const { headers } = await ask('lk_unknown');
    expect(headers.has('ratelimit')).toBe(false);
  });
});
