/** Protection of users' sessions: other sites on every call, TLS, and waits after guesses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS, type Operation } from '../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../contract/portal/operations.ts';
import { json } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { claim, guessPasswords, signUp, type Visitor } from './visitors.ts';

const PASSWORD = 'a long sentence of mine';
const PUBLIC_URL = 'https://statements.example.com';
const ANY_ID = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let operator: Visitor;
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_TRUSTED_PROXIES: '127.0.0.1', LEDGERIZE_PUBLIC_URL: PUBLIC_URL });
  operator = await claim(server);
});
afterAll(() => server.close());

/** Posts as a page of the service does, with additional headers. */
function post(path: string, body: unknown, more: Record<string, string> = {}): Promise<Response> {
  const { headers, ...request } = json(body);
  return fetch(server.url + path, { ...request, headers: { ...headers, ...more } });
}
const signIn = (email: string, password: string, more: Record<string, string> = {}) =>
  post('/portal/session', { email, password }, more);

const changing = Object.entries<Operation>({ ...OPERATIONS, ...PORTAL_OPERATIONS }).filter(
  ([, { method }]) => method !== 'GET',
);

const call = ({ method, path }: Operation, headers: Record<string, string>, cookie = operator.cookie) =>
  fetch(server.url + path.replace(/\{\w+\}/g, ANY_ID), { method, headers: { Cookie: cookie, ...headers } });

const OTHERS: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];
const OWN: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: PUBLIC_URL }];

test.each(changing)('%s refuses a session from pages of other sites', async (_id, operation) => {
  for (const headers of OTHERS) await expectError(await call(operation, headers), 403, 'FORBIDDEN');
});

/** The others end their own session. */
const staying = changing.filter(([id]) => id !== 'signOut');

test.each(staying)('%s accepts pages of this service', async (_id, operation) => {
  for (const headers of OWN) expect((await call(operation, headers)).status).not.toBe(403);
});

describe('each cookie, of the session and of the account,', () => {
  const secure = async (headers: Record<string, string>, own = server) => {
    const { headers: type, ...request } = json({ email: operator.email, password: PASSWORD });
    const response = await fetch(`${own.url}/portal/session`, { ...request, headers: { ...type, ...headers } });
    return response.headers.getSetCookie().map((cookie) => /; Secure/.test(cookie));
  };

  test('that is set over TLS, as the proxy says, is marked Secure', async () => {
    expect(await secure({ 'X-Forwarded-Proto': 'https' })).toEqual([true, true]);
  });

  test("is marked Secure if the operator's address with that host uses TLS", async () => {
    expect(await secure({ 'X-Forwarded-Host': 'statements.example.com' })).toEqual([true, true]);
    expect(await secure({ 'X-Forwarded-Host': 'other.example.com' })).toEqual([false, false]);
  });

  test('is not marked Secure because of an untrusted proxy', async () => {
    const own = await startServer();
    try {
      await claim(own);
      expect(await secure({ 'X-Forwarded-Proto': 'https' }, own)).toEqual([false, false]);
    } finally {
      await own.close();
    }
  });
});

test('a user who must wait after wrong passwords, and sets a new one by a link, can sign in at once', async () => {
  const { email } = await signUp(server, 'forgetful');
  await guessPasswords(server, email, 11);
  await expectError(await signIn(email, PASSWORD), 429, 'RATE_LIMITED');
  const reset = { token: await server.service.users.resetToken(email), password: 'a sentence that I remember' };
  expect((await post('/portal/password/reset', reset)).status).toBe(204);
  expect((await signIn(email, reset.password)).status).toBe(201);
});
