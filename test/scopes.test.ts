/** The scope and the end of a key: each call of the interface with each scope, and keys that end. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY_SCOPES, type KeyScope } from '../contract/key-scope.ts';
import { OPERATIONS, type Operation } from '../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../contract/portal/operations.ts';
import { scopesOf } from '../contract/scopes.ts';
import type { NewKey } from '../server/keys/types.ts';
import { convert, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const calls = Object.entries<Operation>({ ...OPERATIONS, ...PORTAL_OPERATIONS }).filter(
  ([, { access }]) => access !== 'anyone',
);
/** Written by hand, so that a change of the rule shows. */
const READ_ONLY = ['listFiles', 'getFile', 'getPage', 'listJobs', 'getJob', 'getResult', 'getAccount'];
const CONVERT_ONLY = ['uploadFile', 'deleteFile', 'setPassword', 'convert', 'deleteJob'];

let server: TestServer;
let accountId: string;
const keys: Partial<Record<KeyScope, string>> = {};
beforeAll(async () => {
  server = await startServer({}, { runner: false });
  accountId = (await server.service.accounts.first())!.id;
  for (const scope of KEY_SCOPES) keys[scope] = await keyWith({ scope });
});
afterAll(() => server.close());

async function keyWith(wanted: Partial<NewKey>): Promise<string> {
  return (await server.service.keys.create({ accountId, name: 'of a test', ...wanted })).key;
}

const call = (key: string, path: string, init: RequestInit = {}) =>
  server.call(path, { ...init, headers: { ...(init.headers as object), 'X-Api-Key': key } });

test('read admits what changes nothing, convert what a conversion needs, manage everything', () => {
  const admitted = (scope: KeyScope) =>
    Object.entries<Operation>(OPERATIONS)
      .filter(([, operation]) => scopesOf(operation).includes(scope))
      .map(([id]) => id)
      .sort();
  expect(admitted('read')).toEqual(expect.arrayContaining(READ_ONLY.filter((id) => id in OPERATIONS)));
  expect(admitted('read').filter((id) => CONVERT_ONLY.includes(id))).toEqual([]);
  expect(admitted('convert')).toEqual(expect.arrayContaining(CONVERT_ONLY));
  expect(admitted('manage')).toEqual(Object.keys(OPERATIONS).sort());
  expect(scopesOf(PORTAL_OPERATIONS.getLedger)).toEqual(['read', 'manage']);
});

describe.each(KEY_SCOPES)('a key of the scope %s', (scope) => {
  test.each(calls)('may call %s, or is refused by the scope that it needs', async (_id, operation) => {
    const { method, path, access, body } = operation;
    const scopes = scopesOf(operation);
    const address = path.replace(/\{\w+\}/g, randomUUID());
    const form = body?.types.includes('multipart/form-data') && path === '/files';
    const payload = body && (form ? { body: uploadForm(Buffer.from('x')) } : json({}));
    const response = await call(keys[scope]!, address, { ...payload, method });
    if (access === undefined && scopes.includes(scope)) {
      expect([401, 403]).not.toContain(response.status);
      return;
    }
    const details = await expectError(response, 403, 'FORBIDDEN');
    expect(details).toEqual(access === undefined ? { scope, needed: scopes[0] } : undefined);
  });
});

test('a request of the head of a result is a read', async () => {
  const path = `/jobs/${randomUUID()}/result`;
  expect((await call(keys.read!, path, { method: 'HEAD' })).status).toBe(404);
});

test('an address that is none is unknown to every scope', async () => {
  for (const scope of KEY_SCOPES) await expectError(await call(keys[scope]!, '/statements'), 404, 'NOT_FOUND');
  await expectError(await call(keys.read!, '/convert', { method: 'PUT' }), 405, 'METHOD_NOT_ALLOWED');
});

test('a key that has ended is told so, and counts as none', async () => {
  const expiresAt = new Date(Date.now() + 150);
  const key = await keyWith({ expiresAt });
  expect((await call(key, '/account')).status).toBe(200);
  await expect.poll(async () => (await call(key, '/account')).status, { interval: 20 }).toBe(401);
  const ended = await call(key, '/account');
  expect(await ended.clone().text()).toContain(`ended on ${expiresAt.toISOString()}`);
  await expectError(ended, 401, 'AUTH_INVALID_KEY');
});

test('a request that is held when its key ends is answered then, with the end', { timeout: 20_000 }, async () => {
  const { uuid } = await upload(server, await drawStatement());
  const { jobId } = await convert(server, [uuid]);
  const key = await keyWith({ expiresAt: new Date(Date.now() + 400) });
  const began = performance.now();
  await expectError(await call(key, `/jobs/${jobId}`, { headers: { Prefer: 'wait=15' } }), 401, 'AUTH_INVALID_KEY');
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('an end that is past is refused', async () => {
  await expect(keyWith({ expiresAt: new Date(Date.now() - 1) })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    details: { field: 'expiresAt' },
  });
});
