/** People in several accounts: sessions of the version before, operators, ids that nobody has, mails of invitations. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import { AuditList } from '../contract/audit.ts';
import { CreatedKey } from '../contract/portal/keys.ts';
import { ShownInvitation } from '../contract/portal/members.ts';
import { SignedIn } from '../contract/portal/session.ts';
import { json } from './client.ts';
import { accept, browserOf, invite, join, makeOwner, openBrowser, PASSWORD } from './people.ts';
import { openPostOffice } from './post-office.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { claim, type Visitor } from './visitors.ts';

let server: TestServer;
let operator: Visitor;
let names = 0;
beforeAll(async () => {
  server = await startServer({}, { runner: false });
  operator = await claim(server);
});
afterAll(() => server.close());

const unused = (name: string): string => `${name}${names++}`;
const owner = (): Promise<Visitor> => makeOwner(server, unused('owner'));
const remove = (by: Pick<Visitor, 'call'>, userId: string) =>
  by.call(`/account/members/${userId}`, { method: 'DELETE' });
const userOf = async (by: Pick<Visitor, 'call'>) =>
  SignedIn.parse(await (await by.call('/portal/session')).json()).user;

describe('a session that names no account, as all did before there were several,', () => {
  test('stays in its account when its person joins another one elsewhere', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const old = browserOf(server, ben);
    expect((await old.call('/clients')).status).toBe(200);
    const token = await invite(anna, ben.email, 'member');
    expect((await accept(openBrowser(server), { token, password: PASSWORD })).status).toBe(201);
    expect((await old.call('/clients', json({ name: 'of Ben alone' }))).status).toBe(201);
    expect(await (await anna.call('/clients')).text()).not.toContain('of Ben alone');
    expect((await userOf(old)).accountId).toBe(ben.accountId);
  });

  test('goes on in the account that is chosen in it', async () => {
    const [anna, ben] = [await owner(), await owner()];
    const token = await invite(anna, ben.email, 'member');
    expect((await accept(openBrowser(server), { token, password: PASSWORD })).status).toBe(201);
    const old = browserOf(server, ben);
    const chosen = await old.call('/portal/session', { ...json({ accountId: ben.accountId }), method: 'PATCH' });
    expect(chosen.status).toBe(200);
    expect((await userOf(old)).accountId).toBe(ben.accountId);
  });
});

describe('an operator of the service', () => {
  test('cannot lose the only account that they belong to, since nobody could invite them back', async () => {
    const { id } = await userOf(operator);
    const ben = await join(server, operator, { name: unused('ben'), role: 'owner' });
    const refused = { reason: 'operator' };
    expect(await expectError(await remove(ben, id), 409, 'LAST_OWNER')).toEqual(refused);
    const leaving = await operator.call('/account/membership', { method: 'DELETE' });
    expect(await expectError(leaving, 409, 'LAST_OWNER')).toEqual(refused);
    expect((await operator.call('/operator/accounts')).status).toBe(200);
  });

  test('may be removed from one of several accounts, and sees any log with any role', async () => {
    const carl = await owner();
    const browser = browserOf(server, operator);
    const token = await invite(carl, operator.email, 'reviewer');
    expect((await accept(browser, { token })).status).toBe(201);
    expect((await browser.call(`/audit?account=${operator.accountId}`)).status).toBe(200);
    expect((await browser.call('/keys')).status).toBe(403);
    expect((await remove(carl, (await userOf(browser)).id)).status).toBe(204);
  });
});

describe('the name of an account', () => {
  const rename = (by: Pick<Visitor, 'call'>, name: unknown) =>
    by.call('/account', { ...json({ name }), method: 'PATCH' });

  test('is changed by an owner, and invitations and sessions have it at once', async () => {
    const anna = await owner();
    const answer = await rename(anna, '  Example Books Ltd ');
    expect(Account.parse(await answer.json()).name).toBe('Example Books Ltd');
    const { accounts } = SignedIn.parse(await (await anna.call('/portal/session')).json());
    expect(accounts.map(({ name }) => name)).toEqual(['Example Books Ltd']);
    const token = await invite(anna, 'new@example.com', 'member');
    const seen = await openBrowser(server).call('/portal/invitations/seen', json({ token }));
    expect(ShownInvitation.parse(await seen.json()).account).toBe('Example Books Ltd');
    const log = AuditList.parse(await (await anna.call('/audit?action=account.changed')).json());
    expect(log.entries).toMatchObject([{ object: anna.accountId, details: { renamed: true } }]);
  });

  test('is no name if it is empty, too long, or of two lines, and is then as it was', async () => {
    const anna = await owner();
    for (const name of ['', '  ', 'x'.repeat(101), 'a\nb', null, 7])
      expect(await expectError(await rename(anna, name), 400, 'INVALID_REQUEST')).toEqual({ field: 'name' });
    const { accounts } = SignedIn.parse(await (await anna.call('/portal/session')).json());
    expect(accounts[0]?.name).toMatch(/^owner/);
  });

  test('is not changed by a test key, whose account has no name of its own', async () => {
    const anna = await owner();
    const made = await anna.call('/keys', json({ name: 'trying', test: true }));
    const { key } = CreatedKey.parse(await made.json());
    const call = (path: string, init: RequestInit = {}) =>
      fetch(server.url + path, { ...init, headers: { ...(init.headers as object), 'X-Api-Key': key } });
    await expectError(await rename({ call }, 'Example Books Ltd'), 403, 'FORBIDDEN');
    expect(Account.parse(await (await call('/account')).json()).name).toMatch(/^owner.*: tests$/);
  });

  test.each(['member', 'reviewer'] as const)('is not changed by a %s', async (role) => {
    const anna = await owner();
    const ben = await join(server, anna, { name: unused('ben'), role });
    expect(await expectError(await rename(ben, 'Mine'), 403, 'FORBIDDEN')).toMatchObject({ needed: 'owner' });
  });
});

test('an id that no person can have is that of nobody', async () => {
  const anna = await owner();
  for (const id of ['%00', 'a%00b', '%F0%9F%98%80', '%ff', 'x'.repeat(3_000)]) {
    await expectError(await remove(anna, id), 404, 'NOT_FOUND');
    const changed = await anna.call(`/account/members/${id}`, { ...json({ role: 'member' }), method: 'PATCH' });
    await expectError(changed, 404, 'NOT_FOUND');
  }
});

describe('an invitation by mail', () => {
  const seen = async (from: TestServer, mail: string) => {
    const token = /#token=(\S+)/.exec(mail)?.[1] ?? '';
    return (await openBrowser(from).call('/portal/invitations/seen', json({ token }))).status;
  };

  test('works until the mail of the next one is out', async () => {
    const office = await openPostOffice();
    const own = await startServer(
      { ...office.settings, LEDGERIZE_PUBLIC_URL: 'https://statements.example.com' },
      { runner: false },
    );
    const anna = await makeOwner(own, 'anna');
    const again = () => anna.call('/account/invitations', json({ email: 'new@example.com', role: 'member' }));
    const mails: string[] = [];
    for (let count = 0; count < 2; count++) {
      const arrived = office.nextMail();
      expect((await again()).status).toBe(201);
      mails.push(await arrived);
    }
    expect(await Promise.all(mails.map((mail) => seen(own, mail)))).toEqual([410, 200]);
    office.close();
    await expectError(await again(), 503, 'SERVICE_UNAVAILABLE');
    expect(await seen(own, mails[1] ?? '')).toBe(200);
    expect(await own.service.members.invitations(anna.accountId)).toHaveLength(1);
    await own.close();
  });
});
