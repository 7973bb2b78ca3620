/** The clock of the machine is set while the service works: nobody is locked out, and nothing is lost. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Account } from '../contract/account.ts';
import { openUseCases } from '../server/service.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { drawStatement } from './statement.ts';
import { claim, type Visitor } from './visitors.ts';

const HOUR_MS = 3_600_000;
const LIMIT = 8;

let server: TestServer;
let accountId: string;
let visitor: Visitor;
let beside: Awaited<ReturnType<typeof openUseCases>>;
beforeAll(async () => {
  const limits = { LEDGERIZE_REQUESTS_PER_MINUTE: String(LIMIT), LEDGERIZE_ACCOUNT_REQUESTS_PER_MINUTE: '1000' };
  server = await startServer(limits);
  accountId = (await server.service.accounts.first())?.id ?? '';
  visitor = await claim(server);
  beside = await openUseCases(server.storage.settings());
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await beside.close();
  await server.close();
});

/** Sets the clock that people read; the timers and the clock that only goes forward run on. */
const setClock = (byMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
const freshKey = async () => (await server.service.keys.create({ accountId, name: 'fresh' })).key;
const use = (key: string) => server.call('/account', { headers: { 'X-Api-Key': key } });

describe.each([-3, -1, 1, 3])('when the clock is set by %i hours', (hours) => {
  test('a key waits no longer than its window', async () => {
    const key = await freshKey();
    for (let at = 0; at < LIMIT; at++) expect((await use(key)).status).toBe(200);
    setClock(hours * HOUR_MS);
    const refused = await use(key);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  test('a key that is revoked by another process stops', async () => {
    const { key, apiKey } = await server.service.keys.create({ accountId, name: 'revoked' });
    expect((await use(key)).status).toBe(200);
    setClock(hours * HOUR_MS);
    expect(await beside.keys.revoke(apiKey.id)).toBe(true);
    await expect.poll(async () => (await use(key)).status, { timeout: 5_000, interval: 200 }).toBe(401);
  });

  test('a conversion that runs ends, is read and costs once', async () => {
    const key = await freshKey();
    const call = (path: string, init: RequestInit = {}) =>
      server.call(path, { ...init, headers: { 'X-Api-Key': key, ...(init.headers as object) } });
    const credits = async () => Account.parse(await (await visitor.call('/account')).json()).credits;
    const before = await credits();
    const { uuid } = await upload({ call }, await drawStatement());
    const { jobId } = await convert({ call }, [uuid]);
    setClock(hours * HOUR_MS);
    expect(await finish({ call }, jobId)).toMatchObject({ status: 'completed', credits: 1 });
    expect((await call(`/jobs/${jobId}/result`)).status).toBe(200);
    expect(await credits()).toBe(before - 1);
  });

  test('a user stays signed in, and can sign in', async () => {
    setClock(hours * HOUR_MS);
    expect((await visitor.call('/portal/session')).status).toBe(200);
    const body = json({ email: visitor.email, password: 'a long sentence of mine' });
    expect((await server.call('/portal/session', body)).status).toBe(201);
  });
});
