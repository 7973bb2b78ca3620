/** The error codes of the workflow's calls, each caused for real. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const post = (path: string, body: unknown) => server.call(path, json(body));

describe('a password', () => {
  const set = (body?: RequestInit['body'], contentType?: string) =>
    server.call(`/files/${UNKNOWN}/password`, {
      method: 'POST',
      ...(body === undefined ? {} : { body }),
      ...(contentType === undefined ? {} : { headers: { 'Content-Type': contentType } }),
    });

  test.each([
    ['nothing', undefined, undefined],
    ['an empty body', '', 'application/json'],
    ['an object without it', '{}', 'application/json'],
    ['an empty one', '{"password": ""}', 'application/json'],
    ['a number', '{"password": 5}', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a form without it', 'pass=x', 'application/x-www-form-urlencoded'],
    ['an empty form', new FormData(), undefined],
  ])('that is missing, with %s, is PASSWORD_REQUIRED', async (_what, body, contentType) => {
    await expectError(await set(body, contentType), 400, 'PASSWORD_REQUIRED');
  });

  test('in malformed JSON is INVALID_REQUEST', async () => {
    await expectError(await set('{"password": ', 'application/json'), 400, 'INVALID_REQUEST');
  });

  test('of an unknown file is FILE_NOT_FOUND', async () => {
    await expectError(await set('{"password": "x"}', 'application/json'), 404, 'FILE_NOT_FOUND');
  });

  test('that is wrong is PASSWORD_INCORRECT, and the right one still works', async () => {
    const { uuid } = await upload(server, await drawStatement({ password: 'tulip' }));
    await expectError(await post(`/files/${uuid}/password`, { password: 'rose' }), 422, 'PASSWORD_INCORRECT');
    expect((await post(`/files/${uuid}/password`, { password: 'tulip' })).status).toBe(200);
  });
});

describe('a conversion', () => {
  const field = async (body: unknown) =>
    (await expectError(await post('/convert', body), 400, 'INVALID_REQUEST'))?.field;

  test.each([
    ['ids', { format: 'JSON' }],
    ['ids', { ids: [], format: 'JSON' }],
    ['ids', { ids: UNKNOWN, format: 'JSON' }],
    ['ids', { ids: null, format: 'JSON' }],
    ['ids', { ids: Array.from({ length: 101 }, () => randomUUID()), format: 'JSON' }],
    ['ids[1]', { ids: [UNKNOWN, 'not-a-uuid'], format: 'JSON' }],
    ['ids[0]', { ids: [5], format: 'JSON' }],
    ['hints', { ids: [UNKNOWN], format: 'JSON', hints: 'EUR' }],
    ['hints.currency', { ids: [UNKNOWN], format: 'JSON', hints: { currency: 'euro' } }],
    ['hints.currency', { ids: [UNKNOWN], format: 'JSON', hints: { currency: 'XQZ' } }],
    ['hints.year', { ids: [UNKNOWN], format: 'JSON', hints: { year: 25 } }],
    ['hints.year', { ids: [UNKNOWN], format: 'JSON', hints: { year: '2025' } }],
    ['hints.dateOrder', { ids: [UNKNOWN], format: 'JSON', hints: { dateOrder: 'DYM' } }],
    ['hints.dateorder', { ids: [UNKNOWN], format: 'JSON', hints: { dateorder: 'DMY' } }],
  ])('with a wrong %s is INVALID_REQUEST and names it (%#)', async (name, body) => {
    expect(await field(body)).toBe(name);
  });

  test.each([undefined, null, '', 'json', 'PDF', 'MT942', 5, ['JSON']])('into %j is INVALID_FORMAT', async (format) => {
    await expectError(await post('/convert', { ids: [UNKNOWN], format }), 400, 'INVALID_FORMAT');
  });

  test('of 100 files, some repeated, is accepted', async () => {
    const ids = Array.from({ length: 100 }, () => randomUUID());
    const body = { ids: [...ids, ...ids.slice(50)], format: 'JSON' };
    await expectError(await post('/convert', body), 404, 'FILE_NOT_FOUND');
  });

  test('of unknown files is FILE_NOT_FOUND', async () => {
    await expectError(await post('/convert', { ids: [UNKNOWN], format: 'JSON' }), 404, 'FILE_NOT_FOUND');
  });

  test('of locked files is FILE_LOCKED', async () => {
    const { uuid } = await upload(server, await drawStatement({ password: 'tulip' }));
    await expectError(await post('/convert', { ids: [uuid], format: 'JSON' }), 409, 'FILE_LOCKED');
  });

  test('over the credits of the account is INSUFFICIENT_CREDITS, and debits nothing', async () => {
    const poor = await startServer({ LEDGERIZE_CREDITS: '2' });
    const { uuid } = await upload(poor, await drawStatement({ pages: 3 }));
    const response = await poor.call('/convert', json({ ids: [uuid], format: 'JSON' }));
    expect(await expectError(response, 402, 'INSUFFICIENT_CREDITS')).toEqual({ required: 3, available: 2 });
    const account = (await poor.service.accounts.first())!;
    expect(await poor.service.credits.balance(account.id)).toBe(2);
    await poor.close();
  });
});

describe('a file or job of another account', () => {
  test('is not found', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const { jobId } = await convert(server, [uuid]);
    const other = await server.service.accounts.create({ name: 'other', credits: 10 });
    const { key } = await server.service.keys.create({ accountId: other.id, name: 'other' });
    const call = (path: string, init: RequestInit = {}) =>
      server.call(path, { ...init, headers: { ...(init.headers as object), 'X-Api-Key': key } });
    await expectError(await call(`/files/${uuid}`), 404, 'FILE_NOT_FOUND');
    await expectError(await call(`/files/${uuid}`, { method: 'DELETE' }), 404, 'FILE_NOT_FOUND');
    await expectError(await call(`/files/${uuid}/password`, json({ password: 'x' })), 404, 'FILE_NOT_FOUND');
    await expectError(await call('/convert', json({ ids: [uuid], format: 'JSON' })), 404, 'FILE_NOT_FOUND');
    await expectError(await call(`/jobs/${jobId}`), 404, 'JOB_NOT_FOUND');
    await expectError(await call(`/jobs/${jobId}`, { method: 'DELETE' }), 404, 'JOB_NOT_FOUND');
    await expectError(await call(`/jobs/${jobId}/result`), 404, 'JOB_NOT_FOUND');
    expect(await (await call('/jobs')).json()).toEqual({ jobs: [], nextCursor: null });
  });
});

describe('a list of jobs', () => {
  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1.5',
    'limit=',
    'limit=0x10',
    'limit=1&limit=2',
    'cursor=nonsense',
    'cursor=',
  ])('requested with %s is INVALID_REQUEST', async (query) => {
    await expectError(await server.call(`/jobs?${query}`), 400, 'INVALID_REQUEST');
  });
});

describe('server faults', () => {
  test('at an upload are UPLOAD_FAILED', async () => {
    const broken = await startServer();
    await broken.storage.loseTemporary();
    const response = await broken.call('/files', { method: 'POST', body: uploadForm(await drawStatement()) });
    await expectError(response, 500, 'UPLOAD_FAILED');
    await broken.close();
  });

  test('at a password are SET_PASSWORD_FAILED', async () => {
    const broken = await startServer();
    const { uuid } = await upload(broken, await drawStatement({ password: 'tulip' }));
    await broken.storage.loseBlobs();
    const response = await broken.call(`/files/${uuid}/password`, json({ password: 'tulip' }));
    await expectError(response, 500, 'SET_PASSWORD_FAILED');
    await broken.close();
  });

  test('at a conversion are CONVERT_FAILED, with Retry-After if trying again helps', async () => {
    const full = await startServer({ LEDGERIZE_MAX_QUEUED_FILES: '1' }, { runner: false });
    const { uuid } = await upload(full, await drawStatement());
    await convert(full, [uuid]);
    const second = await upload(full, await drawStatement());
    const response = await full.call('/convert', json({ ids: [second.uuid], format: 'JSON' }));
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectError(response, 503, 'CONVERT_FAILED');
    await full.close();
  });
});
