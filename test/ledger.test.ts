/** What an account spent, over HTTP: its ledger, and its pages and requests by day. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import { Ledger, UsageDays } from '../contract/portal/usage.ts';
import { convert, finish, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawLetter, drawStatement } from './statement.ts';
import { signUp, type Visitor } from './visitors.ts';

let server: TestServer;
let anna: Visitor;
let users = 0;
beforeAll(async () => {
  // a node counts the requests on others some seconds later
  server = await startServer({ LEDGERIZE_SIGNUP_CREDITS: '50' }, { nodes: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  anna = await signUp(server, `anna${users++}`);
});

const ledger = async (query = '', { call } = anna) =>
  Ledger.parse(await (await call(`/account/ledger${query}`)).json());
const days = async (query = '', { call } = anna) =>
  UsageDays.parse(await (await call(`/account/usage${query}`)).json()).days;

async function spend(document: Buffer, filename: string): Promise<{ uuid: string; jobId: string }> {
  const { uuid } = await upload(anna, document, filename);
  const { jobId } = await convert(anna, [uuid]);
  await finish(anna, jobId);
  return { uuid, jobId };
}

describe('the ledger', () => {
  test('describes each change of the credits, newest first, and sums up to them', async () => {
    const { jobId } = await spend(await drawStatement({ pages: 3 }), 'June.pdf');
    await spend(await drawLetter(), 'letter.pdf');
    await server.service.credits.add(anna.accountId, 7, 'invoice 12');
    const { entries, nextCursor } = await ledger();
    const told = entries.map(({ kind, credits, reason, filename }) => [kind, credits, reason, filename]);
    expect(told).toEqual([
      ['grant', 7, 'invoice 12', null],
      ['refund', 1, 'refund: 1 page not converted', 'letter.pdf'],
      ['debit', -1, 'conversion of 1 page', 'letter.pdf'],
      ['debit', -3, 'conversion of 3 pages', 'June.pdf'],
      ['grant', 50, 'first credits', null],
    ]);
    expect(entries[3]!.jobId).toBe(jobId);
    expect(nextCursor).toBeNull();
    const { credits } = Account.parse(await (await anna.call('/account')).json());
    expect(entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(credits);
  });

  test('has no name for a deleted file', async () => {
    const { uuid } = await spend(await drawStatement(), 'June.pdf');
    await anna.call(`/files/${uuid}`, { method: 'DELETE' });
    expect((await ledger()).entries[0]).toMatchObject({ kind: 'debit', filename: null });
  });

  test('is paged, with each entry once', async () => {
    for (let at = 0; at < 6; at++) await server.service.credits.add(anna.accountId, 1, `grant ${at}`);
    const reasons: string[] = [];
    let query = '?limit=3';
    for (;;) {
      const { entries, nextCursor } = await ledger(query);
      reasons.push(...entries.map(({ reason }) => reason));
      if (nextCursor === null) break;
      query = `?limit=3&cursor=${nextCursor}`;
    }
    expect(reasons.sort()).toEqual(['first credits', ...[0, 1, 2, 3, 4, 5].map((at) => `grant ${at}`)]);
  });

  test("only has the account's entries, whatever the cursor", async () => {
    const ben = await signUp(server, `ben${users++}`);
    await server.service.credits.add(ben.accountId, 1, 'secret');
    await server.service.credits.add(ben.accountId, 1, 'secret');
    const { nextCursor } = await ledger('?limit=1', ben);
    for (const query of ['', `?cursor=${nextCursor}`]) {
      expect(JSON.stringify(await ledger(query))).not.toContain('secret');
    }
  });

  test('is available to a key of the account, too', async () => {
    const { key } = await server.service.keys.create({ accountId: anna.accountId, name: 'key' });
    const response = await server.call('/account/ledger', { headers: { 'X-Api-Key': key } });
    expect(Ledger.parse(await response.json()).entries).toHaveLength(1);
  });

  test.each(['?cursor=x', '?limit=0', '?limit=101', '?cursor='])('is refused for %s', async (query) => {
    await expectError(await anna.call(`/account/ledger${query}`), 400, 'INVALID_REQUEST');
  });
});

describe('the days', () => {
  test('count the converted and paid pages, and every request, including this one', async () => {
    await spend(await drawStatement({ pages: 3 }), 'June.pdf');
    await spend(await drawLetter(), 'letter.pdf');
    const before = (await days('?days=1'))[0]!;
    expect(before.pages).toBe(3);
    expect(before.requests).toBeGreaterThanOrEqual(7);
    expect((await days('?days=1'))[0]!.requests).toBe(before.requests + 1);
  });

  test('are the last thirty, oldest first, without gaps', async () => {
    const all = await days();
    expect(all).toHaveLength(30);
    const today = Date.parse(all.at(-1)!.date);
    expect(Date.now() - today).toBeLessThan(2 * 86_400_000);
    expect(all.map(({ date }) => Date.parse(date))).toEqual(all.map((_, at) => today - (29 - at) * 86_400_000));
  });

  test('count a refused request, and none of another account', async () => {
    const count = async (visitor: Visitor) => (await days('?days=1', visitor))[0]!.requests;
    const ben = await signUp(server, `ben${users++}`);
    const before = await count(anna);
    await count(ben);
    await anna.call('/jobs?limit=0');
    expect(await count(anna)).toBe(before + 2);
  });

  test.each(['?days=0', '?days=93', '?days=1.5', '?days=', '?days=1e1'])('are refused for %s', async (query) => {
    expect(await expectError(await anna.call(`/account/usage${query}`), 400, 'INVALID_REQUEST')).toEqual({
      field: 'days',
    });
  });
});

test('the limits of the account are those of its keys, not of the session', async () => {
  await server.service.accounts.setLimits(anna.accountId, { requestsPerMinute: 42 });
  const response = await anna.call('/account');
  expect(Account.parse(await response.json()).limits.requestsPerMinute).toBe(42);
  expect(response.headers.get('x-ratelimit-limit')).not.toBe('42');
});
