/** API keys over HTTP: made, listed and revoked only by the users of their account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreatedKey, KeyList } from '../contract/portal/keys.ts';
import { json } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { claim, signUp, type Visitor } from './visitors.ts';

let server: TestServer;
let anna: Visitor;
let ben: Visitor;
beforeAll(async () => {
  server = await startServer();
  [anna, ben] = [await claim(server), await signUp(server, 'ben')];
});
afterAll(() => server.close());

async function make({ call }: Visitor, name: string): Promise<CreatedKey> {
  const response = await call('/keys', json({ name }));
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
  return CreatedKey.parse(await response.json());
}

const list = async ({ call }: Visitor) => KeyList.parse(await (await call('/keys')).json()).keys;
const use = (key: string) => server.call('/account', { headers: { 'X-Api-Key': key } });

describe('a key', () => {
  test('works at once, and is shown only once', async () => {
    const made = await make(anna, ' book-keeping ');
    expect(made.key).toMatch(/^lk_[0-9A-Za-z]{43}$/);
    expect(made).toMatchObject({ name: 'book-keeping', lastFour: made.key.slice(-4), revokedAt: null });
    expect((await use(made.key)).status).toBe(200);
    expect(JSON.stringify(await list(anna))).not.toContain(made.key);
    expect(server.log()).not.toContain(made.key);
  });

  test('is in the list of its account, newest first, with its last use', async () => {
    const first = await make(ben, 'first');
    const second = await make(ben, 'second');
    await use(first.key);
    await expect.poll(async () => (await list(ben))[1]!.lastUsedAt).not.toBeNull();
    expect((await list(ben)).map(({ id, lastUsedAt }) => [id, lastUsedAt === null])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  test('stops at once when it is revoked, and stays in the list with the time', async () => {
    const { id, key } = await make(anna, 'soon gone');
    expect((await use(key)).status).toBe(200);
    expect((await anna.call(`/keys/${id}`, { method: 'DELETE' })).status).toBe(204);
    await expectError(await use(key), 401, 'AUTH_INVALID_KEY');
    expect((await list(anna)).find((each) => each.id === id)!.revokedAt).not.toBeNull();
  });

  test('keeps the time of its first revocation', async () => {
    const { id } = await make(anna, 'twice');
    const revoke = async () => {
      expect((await anna.call(`/keys/${id}`, { method: 'DELETE' })).status).toBe(204);
      return (await list(anna)).find((each) => each.id === id)!.revokedAt;
    };
    expect(await revoke()).toBe(await revoke());
  });

  test('of another account is NOT_FOUND, and still works', async () => {
    const { id, key } = await make(anna, 'hers');
    await expectError(await ben.call(`/keys/${id}`, { method: 'DELETE' }), 404, 'NOT_FOUND');
    expect((await use(key)).status).toBe(200);
    expect((await list(ben)).map((each) => each.id)).not.toContain(id);
  });

  test.each(['x', '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11'])('that does not exist, %s, is NOT_FOUND', async (id) => {
    await expectError(await anna.call(`/keys/${id}`, { method: 'DELETE' }), 404, 'NOT_FOUND');
  });

  test.each([
    {},
    { name: '' },
    { name: '  ' },
    { name: 5 },
    { name: 'a\0b' },
    { name: 'a\nb' },
    { name: 'a'.repeat(101) },
  ])('cannot be made from %j', async (body) => {
    expect(await expectError(await anna.call('/keys', json(body)), 400, 'INVALID_REQUEST')).toEqual({ field: 'name' });
  });

  test('cannot list, make or revoke keys itself', async () => {
    const { id, key } = await make(anna, 'mere key');
    const headers = { 'X-Api-Key': key };
    await expectError(await server.call('/keys', { headers }), 403, 'FORBIDDEN');
    const create = json({ name: 'more' });
    await expectError(
      await server.call('/keys', { ...create, headers: { ...create.headers, ...headers } }),
      403,
      'FORBIDDEN',
    );
    await expectError(await server.call(`/keys/${id}`, { method: 'DELETE', headers }), 403, 'FORBIDDEN');
    expect((await use(key)).status).toBe(200);
  });
});
