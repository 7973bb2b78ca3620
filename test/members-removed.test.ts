/** What is left to whoever was removed from an account, or is an owner no more: nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../contract/portal/roles.ts';
import { SignedIn } from '../contract/portal/session.ts';
import type { Database } from '../server/storage/database.ts';
import { convert, json, upload } from './client.ts';
import { accept, browserOf, invite, join, makeOwner, openBrowser, PASSWORD } from './people.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { beginSlowly } from './slowly.ts';
import { drawStatement } from './statement.ts';
import { claim, type Visitor } from './visitors.ts';

/** Enough for the server to have read the headers of a request. */
const ADMITTED_MS = 300;

let server: TestServer;
let database: Database;
let names = 0;
beforeAll(async () => {
  server = await startServer({}, { runner: false });
  database = await server.storage.openDatabase();
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const unused = (name: string): string => `${name}${names++}`;
const owner = (): Promise<Visitor> => makeOwner(server, unused('owner'));
const remove = (by: Pick<Visitor, 'call'>, userId: string) =>
  by.call(`/account/members/${userId}`, { method: 'DELETE' });
const setRole = (by: Pick<Visitor, 'call'>, userId: string, role: Role) =>
  by.call(`/account/members/${userId}`, { ...json({ role }), method: 'PATCH' });
const entriesOf = async (accountId: string) => (await server.service.audit.list(accountId, { limit: 100 })).entries;

/** A person with an account of their own who joins another one; the cookies name it. */
async function guest(host: Visitor, role: Role): Promise<Visitor & { readonly userId: string }> {
  const person = await owner();
  const response = await accept(browserOf(server, person), { token: await invite(host, person.email, role) });
  const { user } = SignedIn.parse(await response.json());
  return { ...person, userId: user.id, cookie: `${person.cookie}; ledgerize.account=${host.accountId}` };
}

describe('an invitation', () => {
  const body = { name: 'Eve', password: PASSWORD };

  test.each([
    ['is removed', (anna: Visitor, id: string) => remove(anna, id)],
    ['becomes a member', (anna: Visitor, id: string) => setRole(anna, id, 'member')],
  ])('does not outlive that its maker %s', async (_what, change) => {
    const anna = await owner();
    const ben = await join(server, anna, { name: unused('ben'), role: 'owner' });
    const token = await invite(ben, `${unused('eve')}@example.com`, 'owner');
    const kept = await invite(anna, `${unused('fay')}@example.com`, 'member');
    expect((await change(anna, ben.user.id)).ok).toBe(true);
    const refused = await expectError(await accept(openBrowser(server), { ...body, token }), 410, 'LINK_INVALID');
    expect(refused).toEqual({ reason: 'revoked' });
    expect((await accept(openBrowser(server), { ...body, token: kept })).status).toBe(201);
    const revoked = (await entriesOf(anna.accountId)).filter(({ action }) => action === 'invitation.revoked');
    expect(revoked).toHaveLength(1);
  });

  test('is looked at again when it is used: its maker must be an owner still', async () => {
    const anna = await owner();
    const ben = await join(server, anna, { name: unused('ben'), role: 'owner' });
    const email = `${unused('eve')}@example.com`;
    const token = await invite(ben, email, 'owner');
    // as a server of the version before did it, which left the invitations
    await database.queries
      .updateTable('memberships')
      .set({ role: 'member' })
      .where('user_id', '=', ben.user.id)
      .execute();
    await expectError(await accept(openBrowser(server), { ...body, token }), 410, 'LINK_INVALID');
    expect((await server.service.members.list(anna.accountId)).map((each) => each.email)).not.toContain(email);
  });
});

describe('a call whose body comes after the removal', () => {
  test.each([
    ['/account/invitations', { email: 'late@example.com', role: 'owner' }],
    ['/keys', { name: 'late', scope: 'manage', expiresAt: null, test: false }],
  ])('to %s does nothing', async (path, body) => {
    const anna = await owner();
    const ben = await guest(anna, 'owner');
    const finish = await beginSlowly(server, { ...ben, path, type: 'application/json', body: JSON.stringify(body) });
    await sleep(ADMITTED_MS);
    expect((await remove(anna, ben.userId)).status).toBe(204);
    const { status, body: answer } = await finish();
    expect([status, answer]).toEqual([403, expect.stringContaining('"account":"lost"')]);
    expect(await (await anna.call('/keys')).text()).not.toContain('late');
    expect(await server.service.members.invitations(anna.accountId)).toEqual([]);
  });

  test('does nothing that the new role of the person does not admit', async () => {
    const anna = await owner();
    const ben = await guest(anna, 'owner');
    const body = JSON.stringify({ name: 'late', scope: 'manage', expiresAt: null, test: false });
    const finish = await beginSlowly(server, { ...ben, path: '/keys', type: 'application/json', body });
    await sleep(ADMITTED_MS);
    expect((await setRole(anna, ben.userId, 'member')).status).toBe(200);
    const { status, body: answer } = await finish();
    expect([status, answer]).toEqual([403, expect.stringContaining('"needed":"owner"')]);
  });

  test('uploads no file', async () => {
    const anna = await owner();
    const ben = await guest(anna, 'member');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await drawStatement())]), 'late.pdf');
    const sent = new Response(form);
    const type = sent.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await sent.arrayBuffer());
    const finish = await beginSlowly(server, { ...ben, path: '/files', type, body });
    await sleep(ADMITTED_MS);
    expect((await remove(anna, ben.userId)).status).toBe(204);
    expect((await finish()).status).toBe(403);
    expect(await (await anna.call('/files')).json()).toMatchObject({ files: [] });
  });

  test('does nothing in another account that the person is in meanwhile', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const body = JSON.stringify({ name: 'of Ben alone' });
    const finish = await beginSlowly(server, { ...ben, path: '/clients', type: 'application/json', body });
    await sleep(ADMITTED_MS);
    const elsewhere = openBrowser(server);
    const token = await invite(anna, ben.email, 'member');
    expect((await accept(elsewhere, { token, password: PASSWORD })).status).toBe(201);
    expect((await finish()).status).toBe(403);
    expect(await (await anna.call('/clients')).text()).not.toContain('of Ben alone');
  });
});

test('an answer that was held until after the removal shows nothing', async () => {
  const anna = await claim(server);
  const ben = await join(server, anna, { name: unused('ben'), role: 'reviewer' });
  const { jobId } = await convert(server, [(await upload(server, await drawStatement())).uuid]);
  const held = ben.call(`/jobs/${jobId}`, { headers: { Prefer: 'wait=2' } });
  await sleep(ADMITTED_MS);
  expect((await remove(anna, ben.user.id)).status).toBe(204);
  await expectError(await held, 401, 'AUTH_INVALID_KEY');
});

test('what a removed person does is not in the log of the account', async () => {
  const anna = await owner();
  const ben = await guest(anna, 'member');
  expect((await remove(anna, ben.userId)).status).toBe(204);
  const last = (await entriesOf(anna.accountId))[0]?.action;
  const { email } = ben;
  await openBrowser(server).call('/portal/session', json({ email, password: 'wrong' }));
  const token = await server.service.users.resetToken(email);
  await openBrowser(server).call('/portal/password/reset', json({ token, password: 'a new long sentence' }));
  expect([last, (await entriesOf(anna.accountId))[0]?.action]).toEqual(['member.removed', 'member.removed']);
  const own = (await entriesOf(ben.accountId)).map(({ action }) => action);
  expect(own.slice(0, 3)).toEqual(['user.password_changed', 'user.link_made', 'user.sign_in_failed']);
});

describe('who signs in and belongs to no account', () => {
  async function nobody(): Promise<{ email: string; userId: string; accountId: string }> {
    const anna = await owner();
    const { user } = await join(server, anna, { name: unused('ben'), role: 'member' });
    expect((await remove(anna, user.id)).status).toBe(204);
    return { email: user.email, userId: user.id, accountId: anna.accountId };
  }
  const sessionsOf = async (userId: string) =>
    (await sql<{ id: string }>`select id from sessions where user_id = ${userId}`.execute(database.reads)).rows;

  test('has no session, and is noted where no account is', async () => {
    const { email, userId, accountId } = await nobody();
    const before = await sessionsOf(userId);
    const response = await openBrowser(server).call('/portal/session', json({ email, password: PASSWORD }));
    await expectError(response, 403, 'NO_ACCOUNT');
    expect(await sessionsOf(userId)).toEqual(before);
    const [entry] = (await entriesOf('service')).filter(({ object }) => object === userId);
    expect(entry).toMatchObject({ action: 'user.sign_in_failed', details: { reason: 'NO_ACCOUNT' } });
    expect((await entriesOf(accountId))[0]?.action).toBe('member.removed');
  });

  test('is not slowed down by a right password', async () => {
    const { email } = await nobody();
    for (let at = 0; at < 12; at++) {
      const response = await openBrowser(server).call('/portal/session', json({ email, password: PASSWORD }));
      await expectError(response, 403, 'NO_ACCOUNT');
    }
  });

  test('has no session of an invitation that fails when it is used', async () => {
    const { email, userId } = await nobody();
    const anna = await owner();
    const ben = await join(server, anna, { name: unused('ben'), role: 'owner' });
    const token = await invite(ben, email, 'member');
    const before = await sessionsOf(userId);
    const both = await Promise.all([
      accept(openBrowser(server), { token, password: PASSWORD }),
      accept(openBrowser(server), { token, password: PASSWORD }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
    expect(await sessionsOf(userId)).toHaveLength(before.length + 1);
  });
});
