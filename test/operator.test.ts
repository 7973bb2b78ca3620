/** What only an operator sees and sets for accounts, over HTTP. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import { OperatedAccount, OperatedAccounts } from '../contract/portal/operator.ts';
import { Ledger } from '../contract/portal/usage.ts';
import { json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';
import { claim, signUp, type Visitor } from './visitors.ts';

let server: TestServer;
let operator: Visitor;
let anna: Visitor;
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_SIGNUP_CREDITS: '10' });
  operator = await claim(server);
  anna = await signUp(server, 'anna');
});
afterAll(() => server.close());

const patch = (id: string, body: unknown) =>
  operator.call(`/operator/accounts/${id}`, { ...json(body), method: 'PATCH' });
const add = (id: string, credits: unknown, reason: unknown = 'invoice 12') =>
  operator.call(`/operator/accounts/${id}/credits`, json({ credits, reason }));
const told = async (response: Response) => {
  expect(response.status).toBe(200);
  return OperatedAccount.parse(await response.json());
};

test('the list has every account, newest first, with its credits, users and own limits', async () => {
  const { accounts } = OperatedAccounts.parse(await (await operator.call('/operator/accounts')).json());
  const ownLimits = {
    requestsPerMinute: null,
    accountRequestsPerMinute: null,
    maxFileBytes: null,
    retentionDays: null,
  };
  expect(accounts.map(({ id, credits, users, ownLimits }) => ({ id, credits, users, ownLimits }))).toEqual([
    { id: anna.accountId, credits: 10, users: [anna.email], ownLimits },
    { id: operator.accountId, credits: 1_000_000, users: [operator.email], ownLimits },
  ]);
});

describe('the list of accounts', () => {
  const listed = async (query: string) =>
    OperatedAccounts.parse(await (await operator.call(`/operator/accounts?${query}`)).json());

  test('is paged, and has each account once', async () => {
    const whole = (await listed('limit=100')).accounts.map(({ id }) => id);
    const first = await listed('limit=1');
    const paged = first.accounts.map(({ id }) => id);
    for (let cursor = first.nextCursor; cursor !== null; ) {
      const next = await listed(`limit=1&cursor=${cursor}`);
      expect(next.accounts).toHaveLength(1);
      paged.push(next.accounts[0]!.id);
      cursor = next.nextCursor;
    }
    expect(paged).toEqual(whole);
  });

  test.each(['ANNA@', 'nn', 'Anna'])('finds an account by %s in its name or the address of a user', async (search) => {
    const { accounts } = await listed(`search=${encodeURIComponent(search)}`);
    expect(accounts.map(({ id }) => id)).toEqual([anna.accountId]);
  });

  test('is empty if nothing is found', async () => {
    expect(await listed('search=nobody%25')).toEqual({ accounts: [], nextCursor: null });
  });

  test('refuses an unknown cursor', async () => {
    const refused = await operator.call('/operator/accounts?cursor=x');
    expect(await expectError(refused, 400, 'INVALID_REQUEST')).toEqual({ field: 'cursor' });
  });
});

describe('limits', () => {
  test('that are set apply to the account, omitted ones stay, and null restores the default', async () => {
    const id = anna.accountId;
    const set = {
      requestsPerMinute: 7,
      accountRequestsPerMinute: 9,
      maxFileBytes: 3 * 1024 * 1024,
      retentionDays: 0.5,
    };
    expect((await told(await patch(id, set))).ownLimits).toEqual(set);
    expect(Account.parse(await (await anna.call('/account')).json()).limits).toEqual(set);
    const changed = { ...set, requestsPerMinute: null };
    expect((await told(await patch(id, { requestsPerMinute: null }))).ownLimits).toEqual(changed);
    expect((await told(await patch(id, {}))).ownLimits).toEqual(changed);
    expect(Account.parse(await (await anna.call('/account')).json()).limits.requestsPerMinute).toBe(100_000);
  });

  test('apply only to the uploads and keys of that account', async () => {
    const own = await signUp(server, 'bounded');
    const { key } = await server.service.keys.create({ accountId: own.accountId, name: 'key' });
    await told(await patch(own.accountId, { requestsPerMinute: 2, retentionDays: 1 }));
    const file = await upload(own, await drawStatement());
    expect(Date.parse(file.expiresAt) - Date.parse(file.createdAt)).toBe(86_400_000);
    const use = () => server.call('/account', { headers: { 'X-Api-Key': key } });
    expect([(await use()).status, (await use()).status, (await use()).status]).toEqual([200, 200, 429]);
    expect((await server.call('/account')).status).toBe(200);
  });

  test.each([
    ['requestsPerMinute', 0],
    ['requestsPerMinute', 1.5],
    ['requestsPerMinute', '60'],
    ['accountRequestsPerMinute', 0],
    ['maxFileBytes', 1_000],
    ['retentionDays', 0],
    ['retentionDays', 4_000],
  ])('are refused if %s is %j', async (field, value) => {
    const details = await expectError(await patch(anna.accountId, { [field]: value }), 400, 'INVALID_REQUEST');
    expect(details).toEqual({ field });
  });
});

describe('credits', () => {
  test('that are added or removed are in the ledger of the account with their reason', async () => {
    const { accountId, call } = await signUp(server, 'paying');
    expect((await told(await add(accountId, 500))).credits).toBe(510);
    expect((await told(await add(accountId, -10, 'a slip'))).credits).toBe(500);
    const { entries } = Ledger.parse(await (await call('/account/ledger')).json());
    expect(entries.map(({ kind, credits, reason }) => [kind, credits, reason])).toEqual(
      expect.arrayContaining([
        ['grant', -10, 'a slip'],
        ['grant', 500, 'invoice 12'],
      ]),
    );
  });

  test('that do not exist cannot be removed', async () => {
    const { accountId } = await signUp(server, 'poor');
    const details = await expectError(await add(accountId, -11), 402, 'INSUFFICIENT_CREDITS');
    expect(details).toEqual({ required: 11, available: 10 });
    expect(await server.service.credits.balance(accountId)).toBe(10);
  });

  test.each([
    [0, 'x', 'credits'],
    [1.5, 'x', 'credits'],
    ['5', 'x', 'credits'],
    [2_000_000_000, 'x', 'credits'],
    [5, ' ', 'reason'],
    [5, undefined, 'reason'],
    [5, 'a\nb', 'reason'],
  ])('are refused as %j for %j', async (credits, reason, field) => {
    const response = await operator.call(`/operator/accounts/${anna.accountId}/credits`, json({ credits, reason }));
    expect(await expectError(response, 400, 'INVALID_REQUEST')).toEqual({ field });
  });
});

test.each([randomUUID(), 'x'])('an account that does not exist, %s, is NOT_FOUND', async (id) => {
  await expectError(await patch(id, { requestsPerMinute: 5 }), 404, 'NOT_FOUND');
  await expectError(await patch(id, {}), 404, 'NOT_FOUND');
  await expectError(await add(id, 5), 404, 'NOT_FOUND');
});

describe('a caller who is not an operator', () => {
  const calls = (id: string): [string, RequestInit][] => [
    ['/operator/accounts', {}],
    [`/operator/accounts/${id}`, { ...json({ requestsPerMinute: 9 }), method: 'PATCH' }],
    [`/operator/accounts/${id}/credits`, json({ credits: 5, reason: 'mine' })],
  ];

  test('is refused as a user, even for their own account', async () => {
    const before = await server.service.accounts.get(anna.accountId);
    for (const [path, init] of calls(anna.accountId)) await expectError(await anna.call(path, init), 403, 'FORBIDDEN');
    expect(await server.service.accounts.get(anna.accountId)).toEqual(before);
    expect(await server.service.credits.balance(anna.accountId)).toBe(10);
  });

  test("is refused with a key, even of an operator's account", async () => {
    for (const [path, init] of calls(operator.accountId)) {
      await expectError(await server.call(path, init), 403, 'FORBIDDEN');
    }
  });

  test('is refused before the account or the body is checked', async () => {
    const path = `/operator/accounts/${randomUUID()}/credits`;
    await expectError(await anna.call(path, json({})), 403, 'FORBIDDEN');
  });
});
