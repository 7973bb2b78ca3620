/**
 * Jobs and files that are cancelled, deleted or expired: what the interface says about them, and the cost of a second
 * conversion.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Account } from '../contract/account.ts';
import { Job, JobList } from '../contract/job.ts';
import { Result } from '../contract/result.ts';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const DAY_MS = 86_400_000;
const CREDITS = 1_000_000;
const AT_ONCE = { headers: { Prefer: 'wait=0' } };

const credits = async ({ call }: TestServer) => Account.parse(await (await call('/account')).json()).credits;
const status = async ({ call }: TestServer, jobId: string) =>
  Job.parse(await (await call(`/jobs/${jobId}`, AT_ONCE)).json());

describe('a job that is deleted before any of its files is converted', () => {
  let server: TestServer;
  let jobId: string;
  beforeAll(async () => {
    server = await startServer({}, { runner: false });
    const { uuid } = await upload(server, await drawStatement({ pages: 2 }));
    ({ jobId } = await convert(server, [uuid]));
    expect(await credits(server)).toBe(CREDITS - 2);
    expect((await server.call(`/jobs/${jobId}`, { method: 'DELETE' })).status).toBe(204);
  });
  afterAll(() => server.close());

  test('is failed, its files cancelled, its credits refunded', async () => {
    const job = await status(server, jobId);
    expect(job).toMatchObject({ status: 'failed', credits: 0, files: [{ status: 'cancelled' }] });
    expect(job.completedAt).not.toBeNull();
    expect(await credits(server)).toBe(CREDITS);
  });

  test('has no result: JOB_FAILED with JOB_CANCELLED', async () => {
    const details = await expectError(await server.call(`/jobs/${jobId}/result`), 422, 'JOB_FAILED');
    expect(details).toEqual({ code: 'JOB_CANCELLED' });
  });

  test('is gone after a second deletion', async () => {
    expect((await server.call(`/jobs/${jobId}`, { method: 'DELETE' })).status).toBe(204);
    await expectError(await server.call(`/jobs/${jobId}`, { method: 'DELETE' }), 404, 'JOB_NOT_FOUND');
    await expectError(await server.call(`/jobs/${jobId}/result`), 404, 'JOB_NOT_FOUND');
    expect(JobList.parse(await (await server.call('/jobs')).json()).jobs).toEqual([]);
  });
});

test('a file that is deleted while its job waits is refunded, and the other is converted', async () => {
  const server = await startServer({}, { runner: false });
  try {
    const kept = await upload(server, await drawStatement());
    const deleted = await upload(server, await drawStatement({ pages: 2 }));
    const { jobId } = await convert(server, [kept.uuid, deleted.uuid]);
    await server.call(`/files/${deleted.uuid}`, { method: 'DELETE' });
    expect(await credits(server)).toBe(CREDITS - 1);
    await server.service.runner.start();
    const job = await finish(server, jobId);
    expect(job).toMatchObject({
      status: 'completed',
      credits: 1,
      files: [{ status: 'completed' }, { status: 'failed' }],
    });
    await expectError(await server.call(`/jobs/${jobId}/result`), 410, 'RESULT_EXPIRED');
  } finally {
    await server.close();
  }
});

describe('after its retention time', () => {
  let server: TestServer;
  let uuid: string;
  let jobId: string;
  beforeAll(async () => {
    server = await startServer({ LEDGERIZE_RETENTION: '30d' });
    ({ uuid } = await upload(server, await drawStatement()));
    ({ jobId } = await convert(server, [uuid]));
    await finish(server, jobId);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 30 * DAY_MS + 1);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  test('a file is FILE_NOT_FOUND on every call', async () => {
    await expectError(await server.call(`/files/${uuid}`), 404, 'FILE_NOT_FOUND');
    await expectError(await server.call(`/files/${uuid}`, { method: 'DELETE' }), 404, 'FILE_NOT_FOUND');
    await expectError(await server.call(`/files/${uuid}/password`, json({ password: 'x' })), 404, 'FILE_NOT_FOUND');
    await expectError(await server.call('/convert', json({ ids: [uuid], format: 'JSON' })), 404, 'FILE_NOT_FOUND');
  });

  test('a result is RESULT_EXPIRED in every format, while its job can still be read', async () => {
    for (const query of ['', ...FORMAT_NAMES.map((name) => `?format=${name}`)]) {
      await expectError(await server.call(`/jobs/${jobId}/result${query}`), 410, 'RESULT_EXPIRED');
    }
    expect(await status(server, jobId)).toMatchObject({ status: 'completed', credits: 1 });
    expect(JobList.parse(await (await server.call('/jobs')).json()).jobs).toHaveLength(1);
  });

  test('the job is gone after a deletion', async () => {
    expect((await server.call(`/jobs/${jobId}`, { method: 'DELETE' })).status).toBe(204);
    await expectError(await server.call(`/jobs/${jobId}`), 404, 'JOB_NOT_FOUND');
  });
});

describe('a conversion', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.close());

  test('of the same file is free a second time, in any format, and so are other formats of its result', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const first = await convert(server, [uuid]);
    await finish(server, first.jobId);
    const before = await credits(server);
    for (const format of FORMAT_NAMES) {
      const again = await convert(server, [uuid], format);
      expect(again.credits).toBe(0);
      await finish(server, again.jobId);
      expect((await server.call(`/jobs/${first.jobId}/result?format=${format}&bankId=1&intuBankId=1`)).status).toBe(
        200,
      );
    }
    expect(await credits(server)).toBe(before);
  });

  test('has JSON with its length, its tag and the outcome of its files', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const { jobId } = await convert(server, [uuid]);
    await finish(server, jobId);
    const response = await server.call(`/jobs/${jobId}/result`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(Result.parse(JSON.parse(String(bytes))).files).toMatchObject([{ uuid, status: 'completed' }]);
  });
});
