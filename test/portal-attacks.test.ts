/** Users of the portal as who attacks it would have them: races, texts that break storage, a stolen database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('who sign up at once with one address make one user, and leave no other account behind', async () => {
  const before = (await server.service.accounts.list()).length;
  const user = { name: 'Zoe', email: 'zoe@example.com', password: PASSWORD };
  const answers = await Promise.all([1, 2, 3].map(() => post('/portal/users', user)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await server.service.accounts.list()).length).toBe(before + 1);
});

test('of who claim at once with one link one becomes the operator', async () => {
  const token = server.service.setupToken;
  const claim = (name: string) => ({ token, name, email: `${name}@example.com`, password: PASSWORD });
  const answers = await Promise.all(['ada', 'bob', 'cy'].map((name) => post('/portal/claim', claim(name))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
  expect((await server.service.users.list()).filter(({ operator }) => operator)).toHaveLength(1);
});

test('a link that sets a password works once, also where it is used many times at once', async () => {
  const token = await server.service.users.resetToken('zoe@example.com');
  const answers = await Promise.all([1, 2, 3].map(() => post('/portal/password/reset', { token, password: PASSWORD })));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
});

test.each(['a\u0000b', 'a\nb', '\u001b[31m'])('a name of one line alone is taken, not %j', async (name) => {
  const user = { name, email: 'name@example.com', password: PASSWORD };
  await expectError(await post('/portal/users', user), 400, 'INVALID_REQUEST');
});

test('what no link ever held sets no password', async () => {
  await expectError(await post('/portal/password/reset', { token: '\u0000', password: PASSWORD }), 410, 'LINK_INVALID');
});

test('a browser that names itself at length is kept in short', async () => {
  const { headers, ...request } = json({ email: 'zoe@example.com', password: PASSWORD });
  const signedIn = await fetch(`${server.url}/portal/session`, {
    ...request,
    headers: { ...headers, 'User-Agent': 'x'.repeat(5_000) },
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const listed = await fetch(`${server.url}/portal/sessions`, { headers: { Cookie: cookie } });
  expect(SessionList.parse(await listed.json()).sessions[0]!.userAgent).toHaveLength(300);
});

test('who reads the database has no link that sets a password', async () => {
  const token = (await server.service.users.resetToken('zoe@example.com'))!;
  const stored = ['ledgerize.db', 'ledgerize.db-wal'].map((name) => readFileSync(join(server.dataDir, name), 'latin1'));
  expect(stored.join('')).toContain('zoe@example.com');
  expect(stored.join('')).not.toContain(token);
});
