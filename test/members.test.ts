/** Several people in one account: invitations and their links, roles, leaving, and going on in another account. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MemberList } from '../contract/portal/members.ts';
import { SignedIn } from '../contract/portal/session.ts';
import { json, upload } from './client.ts';
import { accept, type Browser, browserOf, invite, join, makeOwner, openBrowser, PASSWORD } from './people.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';
import { claim, type Visitor } from './visitors.ts';

let server: TestServer;
let names = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const unused = (name: string): string => `${name}${names++}`;
const owner = (): Promise<Visitor> => makeOwner(server, unused('owner'));
const session = async (browser: Browser) => SignedIn.parse(await (await browser.call('/portal/session')).json());
const patch = (body: object) => ({ ...json(body), method: 'PATCH' });
const remove = (by: Pick<Visitor, 'call'>, userId: string) =>
  by.call(`/account/members/${userId}`, { method: 'DELETE' });
const reasonOf = async (response: Response) =>
  ((await expectError(response, 410, 'LINK_INVALID')) as { reason: string }).reason;

describe('an invitation', () => {
  test('makes a new person a member of the account alone, who sees its files', async () => {
    const anna = await owner();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await drawStatement())]), 'may.pdf');
    expect((await anna.call('/files', { method: 'POST', body: form })).status).toBe(201);
    const ben = await join(server, anna, { name: unused('ben'), role: 'reviewer' });
    expect(ben.user).toMatchObject({ accountId: anna.accountId, role: 'reviewer', operator: false });
    expect((await session(ben)).accounts).toEqual([
      { id: anna.accountId, name: anna.email.split('@')[0], role: 'reviewer' },
    ]);
    expect(((await (await ben.call('/files')).json()) as { files: unknown[] }).files).toHaveLength(1);
    const { members } = MemberList.parse(await (await anna.call('/account/members')).json());
    expect(members.map(({ email, role, you }) => [email, role, you])).toEqual([
      [anna.email, 'owner', true],
      [ben.user.email, 'reviewer', false],
    ]);
  });

  test('is accepted by a known person while they are signed in, and they keep their own account', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const browser = browserOf(server, ben);
    const response = await accept(browser, { token: await invite(anna, ben.email, 'member') });
    expect(response.status).toBe(201);
    const { user, accounts } = SignedIn.parse(await response.json());
    expect(user).toMatchObject({ accountId: anna.accountId, role: 'member' });
    expect(accounts.map(({ id, role }) => [id, role])).toEqual([
      [ben.accountId, 'owner'],
      [anna.accountId, 'member'],
    ]);
  });

  test('is accepted by a known person who is signed out with their password, and no other one', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const token = await invite(anna, ben.email, 'member');
    const seen = await openBrowser(server).call('/portal/invitations/seen', json({ token }));
    expect(await seen.json()).toMatchObject({ email: ben.email, known: true, role: 'member' });
    await expectError(await accept(openBrowser(server), { token, password: 'wrong' }), 401, 'SIGN_IN_FAILED');
    const browser = openBrowser(server);
    expect((await accept(browser, { token, password: PASSWORD })).status).toBe(201);
    expect((await session(browser)).user.accountId).toBe(anna.accountId);
    const failed = { limit: 5, action: 'user.sign_in_failed' } as const;
    expect((await server.service.audit.list(ben.accountId, failed)).entries).toHaveLength(1);
  });

  test('works once, of two at the same time too', async () => {
    const anna = await owner();
    const email = `${unused('cleo')}@example.com`;
    const token = await invite(anna, email, 'member');
    const body = { token, name: 'Cleo', password: PASSWORD };
    const both = await Promise.all([accept(openBrowser(server), body), accept(openBrowser(server), body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
    expect(await reasonOf(await accept(openBrowser(server), body))).toBe('used');
    const { members } = MemberList.parse(await (await anna.call('/account/members')).json());
    expect(members.filter((member) => member.email === email)).toHaveLength(1);
  });

  test('says why it does not work: unknown, revoked, replaced, too old, for another address', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const email = `${unused('dora')}@example.com`;
    const body = { name: 'Dora', password: PASSWORD };
    const stranger = openBrowser(server);
    expect(await reasonOf(await accept(stranger, { ...body, token: 'none' }))).toBe('unknown');
    const replaced = await invite(anna, email, 'member');
    const token = await invite(anna, email, 'reviewer');
    expect(await reasonOf(await accept(stranger, { ...body, token: replaced }))).toBe('revoked');
    expect(await reasonOf(await accept(browserOf(server, ben), { token }))).toBe('other_address');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 + 1 });
    expect(await reasonOf(await accept(stranger, { ...body, token }))).toBe('expired');
    vi.useRealTimers();
    const list = (await (await anna.call('/account/invitations')).json()) as { invitations: { id: string }[] };
    expect(list.invitations).toHaveLength(1);
    const { id } = list.invitations[0] ?? { id: '' };
    expect((await anna.call(`/account/invitations/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await reasonOf(await accept(stranger, { ...body, token }))).toBe('revoked');
    await expectError(await anna.call(`/account/invitations/${id}`, { method: 'DELETE' }), 404, 'NOT_FOUND');
    await expectError(await ben.call(`/account/invitations/${id}`, { method: 'DELETE' }), 404, 'NOT_FOUND');
  });

  test('wants a name and a long password of a new person, and nobody who is there already', async () => {
    const anna = await owner();
    const token = await invite(anna, `${unused('eve')}@example.com`, 'member');
    const stranger = openBrowser(server);
    await expectError(await accept(stranger, { token }), 400, 'INVALID_REQUEST');
    await expectError(await accept(stranger, { token, password: PASSWORD }), 400, 'INVALID_REQUEST');
    await expectError(await accept(stranger, { token, name: 'Eve', password: 'short' }), 400, 'INVALID_REQUEST');
    expect((await accept(stranger, { token, name: 'Eve', password: PASSWORD })).status).toBe(201);
    const again = await anna.call('/account/invitations', json({ email: anna.email, role: 'reviewer' }));
    await expectError(again, 409, 'MEMBER_ALREADY');
  });
});

describe('a role', () => {
  test('that was changed counts from the next call on, on every node', async () => {
    const anna = await owner();
    const ben = await join(server, anna, { name: unused('ben'), role: 'reviewer' });
    expect((await ben.call('/keys')).status).toBe(403);
    expect((await anna.call(`/account/members/${ben.user.id}`, patch({ role: 'owner' }))).status).toBe(200);
    await vi.waitFor(async () => expect((await ben.call('/keys')).status).toBe(200), { timeout: 900, interval: 20 });
  });

  test('of the last owner cannot be taken, and the last owner cannot leave', async () => {
    const anna = await owner();
    const { id } = (await session(browserOf(server, anna))).user;
    await join(server, anna, { name: unused('ben'), role: 'member' });
    await expectError(await anna.call(`/account/members/${id}`, patch({ role: 'member' })), 409, 'LAST_OWNER');
    await expectError(await remove(anna, id), 409, 'LAST_OWNER');
    await expectError(await anna.call('/account/membership', { method: 'DELETE' }), 409, 'LAST_OWNER');
  });

  test('of two owners who both leave at once, one stays', async () => {
    const anna = await owner();
    const ben = await join(server, anna, { name: unused('ben'), role: 'owner' });
    const leaving = [anna, ben].map((each) => each.call('/account/membership', { method: 'DELETE' }));
    expect((await Promise.all(leaving)).map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('is not for people of other accounts to change', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const { id } = (await session(browserOf(server, anna))).user;
    await expectError(await ben.call(`/account/members/${id}`, patch({ role: 'member' })), 404, 'NOT_FOUND');
    await expectError(await remove(ben, id), 404, 'NOT_FOUND');
  });
});

describe('who is removed', () => {
  test('loses the account at once, on every node, and has none', async () => {
    const anna = await owner();
    const ben = await join(server, anna, { name: unused('ben'), role: 'member' });
    expect((await ben.call('/files')).status).toBe(200);
    expect((await remove(anna, ben.user.id)).status).toBe(204);
    await vi.waitFor(async () => expect((await ben.call('/files')).status).toBe(401), { timeout: 900, interval: 20 });
    const { email } = ben.user;
    const signIn = await openBrowser(server).call('/portal/session', json({ email, password: PASSWORD }));
    await expectError(signIn, 403, 'NO_ACCOUNT');
    const again = openBrowser(server);
    expect((await accept(again, { token: await invite(anna, email, 'reviewer'), password: PASSWORD })).status).toBe(
      201,
    );
    expect((await session(again)).user.role).toBe('reviewer');
  });

  test('who has another account goes on there only when the session is asked for', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const browser = browserOf(server, ben);
    const token = await invite(anna, ben.email, 'owner');
    const { user } = SignedIn.parse(await (await accept(browser, { token })).json());
    expect((await remove(anna, user.id)).status).toBe(204);
    await vi.waitFor(
      async () =>
        expect(await expectError(await browser.call('/files'), 403, 'FORBIDDEN')).toEqual({ account: 'lost' }),
      { timeout: 900, interval: 20 },
    );
    expect((await session(browser)).user.accountId).toBe(ben.accountId);
    expect((await browser.call('/files')).status).toBe(200);
  });

  test('is still named in the versions that they made', async () => {
    const anna = await claim(server);
    const name = unused('fred');
    const fred = await join(server, anna, { name, role: 'member' });
    const { uuid } = await upload(server, await drawStatement());
    const started = await fred.call('/convert', json({ ids: [uuid], format: 'JSON' }));
    const { jobId } = (await started.json()) as { jobId: string };
    await vi.waitFor(async () => {
      const { status } = (await (await fred.call(`/jobs/${jobId}`)).json()) as { status: string };
      expect(status).toBe('completed');
    }, 20_000);
    expect((await fred.call(`/files/${uuid}/versions`, json({ basedOn: jobId, from: jobId }))).status).toBe(201);
    expect((await remove(anna, fred.user.id)).status).toBe(204);
    const { versions } = (await (await anna.call(`/files/${uuid}/versions`)).json()) as { versions: { by: string }[] };
    expect(versions[0]?.by).toBe(name);
  });
});

test('a user of two accounts goes on in the chosen one, in this browser', async () => {
  const [anna, ben] = [await owner(), await owner()];
  const browser = browserOf(server, ben);
  await accept(browser, { token: await invite(anna, ben.email, 'reviewer') });
  const here = await browser.call('/portal/session', patch({ accountId: ben.accountId }));
  expect(SignedIn.parse(await here.json()).user).toMatchObject({ accountId: ben.accountId, role: 'owner' });
  expect((await browser.call('/keys')).status).toBe(200);
  const there = await browser.call('/portal/session', patch({ accountId: anna.accountId }));
  expect(there.status).toBe(200);
  expect((await browser.call('/keys')).status).toBe(403);
  const { accountId } = await owner();
  await expectError(await browser.call('/portal/session', patch({ accountId })), 404, 'NOT_FOUND');
});

test('the audit log has who invited, joined, changed and left', async () => {
  const anna = await owner();
  const ben = await join(server, anna, { name: unused('ben'), role: 'member' });
  await anna.call(`/account/members/${ben.user.id}`, patch({ role: 'owner' }));
  await ben.call('/account/membership', { method: 'DELETE' });
  const { entries } = (await (await anna.call('/audit')).json()) as {
    entries: { action: string; actor: { id: string } }[];
  };
  const members = entries.filter(({ action }) => /^(invitation|member)/.test(action));
  expect(members.map(({ action }) => action)).toEqual([
    'member.removed',
    'member.changed',
    'member.joined',
    'invitation.made',
  ]);
  expect([members[0]?.actor.id, members[2]?.actor.id]).toEqual([ben.user.id, ben.user.id]);
});
