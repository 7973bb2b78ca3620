/** Attacks on the users of the portal: races, texts that break storage, a stolen database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SessionList } from '../contract/portal/session.ts';
import { json } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';

const PASSWORD = 'a long sentence of mine';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const post = (path: string, body: unknown) => fetch(server.url + path, json(body));

test('simultaneous sign-ups with one address make one user, and leave no other account behind', async () => {
  const before = (await server.service.accounts.list()).length;
  const user = { name: 'Zoe', email: 'zoe@example.com', password: PASSWORD };
  const answers = await Promise.all([1, 2, 3].map(() => post('/portal/users', user)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await server.service.accounts.list()).length).toBe(before + 1);
});

test('of simultaneous claims with one link, one becomes the operator', async () => {
  const token = server.service.setupToken;
  const claim = (name: string) => ({ token, name, email: `${name}@example.com`, password: PASSWORD });
  const answers = await Promise.all(['ada', 'bob', 'cy'].map((name) => post('/portal/claim', claim(name))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
  expect((await server.service.users.list()).filter(({ operator }) => operator)).toHaveLength(1);
});

test('a link that sets a password works once, even if it is used many times at once', async () => {
  const token = await server.service.users.resetToken('zoe@example.com');
  const answers = await Promise.all([1, 2, 3].map(() => post('/portal/password/reset', { token, password: PASSWORD })));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
});

test('a new password, however it was set, makes earlier links invalid', async () => {
  const user = { name: 'Yan', email: 'yan@example.com', password: PASSWORD };
  const cookie = (await post('/portal/users', user)).headers.getSetCookie()[0]!.split(';')[0]!;
  const link = async () => (await server.service.users.resetToken(user.email))!;
  const reset = (token: string) => post('/portal/password/reset', { token, password: 'quite another sentence' });
  const older = await link();
  const change = json({ current: PASSWORD, password: 'yet another sentence' });
  const headers = { ...change.headers, Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
  expect((await fetch(`${server.url}/portal/password`, { ...change, headers })).status).toBe(204);
  await expectError(await reset(older), 410, 'LINK_INVALID');
  const [first, second] = [await link(), await link()];
  expect((await reset(second)).status).toBe(204);
  await expectError(await reset(first), 410, 'LINK_INVALID');
});

test.each(['a\u0000b', 'a\nb', '\u001b[31m'])('a name must be one line, not %j', async (name) => {
  const user = { name, email: 'name@example.com', password: PASSWORD };
  await expectError(await post('/portal/users', user), 400, 'INVALID_REQUEST');
});

test('a text that no link ever contained sets no password', async () => {
  await expectError(await post('/portal/password/reset', { token: '\u0000', password: PASSWORD }), 410, 'LINK_INVALID');
});

test('the long name of a browser is shortened', async () => {
  const { headers, ...request } = json({ email: 'zoe@example.com', password: PASSWORD });
  const signedIn = await fetch(`${server.url}/portal/session`, {
    ...request,
    headers: { ...headers, 'User-Agent': 'x'.repeat(5_000) },
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const listed = await fetch(`${server.url}/portal/sessions`, { headers: { Cookie: cookie } });
  expect(SessionList.parse(await listed.json()).sessions[0]!.userAgent).toHaveLength(300);
});

test('the database contains no usable link that sets a password', async () => {
  const token = (await server.service.users.resetToken('zoe@example.com'))!;
  const stored = await server.storage.databaseText();
  expect(stored).toContain('zoe@example.com');
  expect(stored).not.toContain(token);
});

describe('a session that another process ends between two calls', () => {
  const calls: [string, string, unknown?][] = [
    ['GET', '/portal/sessions'],
    ['DELETE', '/portal/sessions'],
    ['DELETE', '/portal/sessions/x'],
    ['POST', '/portal/password', { current: PASSWORD, password: 'quite another sentence' }],
  ];
  test.each(calls)('has ended at %s %s', async (method, path, body) => {
    const email = `ended${calls.findIndex((call) => call[0] === method && call[1] === path)}@example.com`;
    const signedUp = await post('/portal/users', { name: 'Ed', email, password: PASSWORD });
    const headers = {
      Cookie: signedUp.headers.getSetCookie()[0]!.split(';')[0]!,
      'Sec-Fetch-Site': 'same-origin',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const call = (address: string, init: RequestInit = {}) => fetch(server.url + address, { ...init, headers });
    expect((await call('/account')).status).toBe(200);
    const database = await server.storage.openDatabase();
    await sql`delete from sessions`.execute(database.queries);
    await database.close();
    const answer = await call(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    await expectError(answer, 401, 'AUTH_INVALID_KEY');
  });
});

test('someone whose user was deleted is signed out', async () => {
  const user = { name: 'Gus', email: 'gus@example.com', password: PASSWORD };
  const cookie = (await post('/portal/users', user)).headers.getSetCookie()[0]!.split(';')[0]!;
  const database = await server.storage.openDatabase();
  await database.queries.deleteFrom('users').where('email', '=', user.email).execute();
  await database.close();
  await expectError(await fetch(`${server.url}/account`, { headers: { Cookie: cookie } }), 401, 'AUTH_INVALID_KEY');
  const { email, password } = user;
  await expectError(await post('/portal/session', { email, password }), 401, 'SIGN_IN_FAILED');
});

test("if a claim's process is killed before it made the operator, the next start has a link", async () => {
  const own = await startServer();
  try {
    const database = await own.storage.openDatabase();
    await database.queries.updateTable('setup').set({ claimed_at: Date.now() }).execute();
    await database.close();
    expect(await own.service.users.isClaimed()).toBe(false);
    const token = await own.service.users.renewSetupLink();
    const claim = { token, name: 'Ada', email: 'ada@example.com', password: PASSWORD };
    expect((await fetch(`${own.url}/portal/claim`, json(claim))).status).toBe(201);
    expect(await own.service.users.renewSetupLink()).toBeUndefined();
  } finally {
    await own.close();
  }
});
