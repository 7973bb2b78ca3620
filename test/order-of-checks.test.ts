/** Which error comes first if several apply: key, rate, route and method, body, ownership, state, credits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AcceptedJob } from '../contract/job.ts';
import { json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let open: string;
let locked: string;
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_CREDITS: '0', LEDGERIZE_MAX_FILE_MB: '1' });
  ({ uuid: open } = await upload(server, await drawStatement()));
  ({ uuid: locked } = await upload(server, await drawStatement({ password: 'tulip' })));
});
afterAll(() => server.close());

const start = (ids: string[], more = {}) => server.call('/convert', json({ ids, format: 'JSON', ...more }));

describe('of a conversion', () => {
  test('a wrong id comes before a wrong format', async () => {
    await expectError(await start(['x'], { format: 'PDF' }), 400, 'INVALID_REQUEST');
  });

  test('a wrong body comes before an unknown file', async () => {
    await expectError(await start([UNKNOWN], { format: 'PDF' }), 400, 'INVALID_FORMAT');
    await expectError(await start([UNKNOWN], { hints: { year: 1 } }), 400, 'INVALID_REQUEST');
  });

  test('an unknown file comes before missing credits', async () => {
    await expectError(await start([UNKNOWN]), 404, 'FILE_NOT_FOUND');
  });

  test('a missing password comes before missing credits', async () => {
    await expectError(await start([locked]), 409, 'FILE_LOCKED');
  });

  test('the error is the first of several reasons, and lists all of them', async () => {
    const told = await expectError(await start([locked, UNKNOWN]), 409, 'FILE_LOCKED');
    expect(told).toMatchObject({ rejected: [{ uuid: locked }, { uuid: UNKNOWN }] });
    await expectError(await start([UNKNOWN, locked]), 404, 'FILE_NOT_FOUND');
  });

  test('missing credits are reported only for what could be converted', async () => {
    const told = await expectError(await start([UNKNOWN, open, locked]), 402, 'INSUFFICIENT_CREDITS');
    expect(told).toEqual({ required: 1, available: 0 });
  });

  test('rejected files are in the order of the request', async () => {
    const account = (await server.service.accounts.first())!;
    await server.service.credits.add(account.id, 5, 'test');
    const response = await start([locked, UNKNOWN, open]);
    expect(response.status).toBe(202);
    const { accepted, rejected } = AcceptedJob.parse(await response.json());
    expect(accepted).toEqual([open]);
    expect(rejected.map(({ uuid, code }) => [uuid, code])).toEqual([
      [locked, 'FILE_LOCKED'],
      [UNKNOWN, 'FILE_NOT_FOUND'],
    ]);
  });
});

describe('of a result', () => {
  test('a wrong format comes before an unknown job', async () => {
    await expectError(await server.call(`/jobs/${UNKNOWN}/result?format=PDF`), 400, 'INVALID_FORMAT');
  });

  test('an unknown job comes before its state', async () => {
    const headers = { 'If-None-Match': '*' };
    await expectError(await server.call(`/jobs/${UNKNOWN}/result`, { headers }), 404, 'JOB_NOT_FOUND');
  });
});

describe('of an upload', () => {
  const send = (bytes: Uint8Array) => server.call('/files', { method: 'POST', body: uploadForm(bytes) });

  test('bytes that are not a PDF come before their size', async () => {
    await expectError(await send(Buffer.alloc(3_000_000)), 415, 'UNSUPPORTED_FILE');
  });

  test('a PDF that cannot be read is PDF_UNREADABLE', async () => {
    await expectError(await send(Buffer.from('%PDF-1.7\n1 0 obj\n<< broken')), 422, 'PDF_UNREADABLE');
  });
});
