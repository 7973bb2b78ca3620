/** The workflow of the README over HTTP: upload, password, convert, status, result. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { File } from '../contract/file.ts';
import { AcceptedJob, JobList } from '../contract/job.ts';
import { Result } from '../contract/result.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { DESCRIPTIONS, drawLetter, drawStatement } from './statement.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('upload', () => {
  test('answers 201 with the file and its address', async () => {
    const bytes = await drawStatement({ pages: 3 });
    const response = await server.call('/files', { method: 'POST', body: uploadForm(bytes, 'June.pdf') });
    const file = File.parse(await response.json());
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/api/v1/files/${file.uuid}`);
    expect(file).toMatchObject({ pages: 3, filename: 'June.pdf', bytes: bytes.length, passwordRequired: false });
  });

  test('keeps a name in any script, without its folders', async () => {
    const file = await upload(server, await drawStatement(), 'C:\\bank\\Kontoauszug für Zoë 対帳単.pdf');
    expect(file.filename).toBe('Kontoauszug für Zoë 対帳単.pdf');
  });

  test('can be read and deleted', async () => {
    const file = await upload(server, await drawStatement());
    const looked = await server.call(`/files/${file.uuid}`);
    expect(await looked.json()).toEqual(file);
    expect((await server.call(`/files/${file.uuid}`, { method: 'DELETE' })).status).toBe(204);
    expect((await server.call(`/files/${file.uuid}`)).status).toBe(404);
  });

  test.each(['%00', '%00x', ';v=1', '%20', '.pdf', '%2F'])('is not found by its id with %s behind it', async (more) => {
    const { uuid } = await upload(server, await drawStatement());
    for (const method of ['GET', 'DELETE']) {
      expect((await server.call(`/files/${uuid}${more}`, { method })).status).toBe(404);
    }
    expect((await server.call(`/files/${uuid}`)).status).toBe(200);
  });

  test('is found by its id in upper case', async () => {
    const { uuid } = await upload(server, await drawStatement());
    expect(await (await server.call(`/files/${uuid.toUpperCase()}`)).json()).toMatchObject({ uuid });
  });
});

describe('a protected PDF', () => {
  test.each([
    ['JSON', () => json({ password: 'tulip' })],
    ['a urlencoded form', () => ({ method: 'POST', body: new URLSearchParams({ password: 'tulip' }) })],
    [
      'a multipart form',
      () => {
        const body = new FormData();
        body.append('password', 'tulip');
        return { method: 'POST', body };
      },
    ],
  ])('is opened by its password as %s', async (_kind, request: () => RequestInit) => {
    const locked = await upload(server, await drawStatement({ password: 'tulip' }));
    expect(locked).toMatchObject({ pages: 0, passwordRequired: true });
    const response = await server.call(`/files/${locked.uuid}/password`, request());
    expect(response.status).toBe(200);
    expect(File.parse(await response.json())).toMatchObject({ uuid: locked.uuid, pages: 1, passwordRequired: false });
  });

  test('is converted after it is opened', async () => {
    const { uuid } = await upload(server, await drawStatement({ password: 'tulip' }));
    await server.call(`/files/${uuid}/password`, json({ password: 'tulip' }));
    const { jobId } = await convert(server, [uuid]);
    expect(await finish(server, jobId)).toMatchObject({ status: 'completed' });
  });

  test('that needs no password accepts any, unchanged', async () => {
    const file = await upload(server, await drawStatement());
    const response = await server.call(`/files/${file.uuid}/password`, json({ password: 'any' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(file);
  });
});

describe('a conversion', () => {
  test('is accepted with the address of its job', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const response = await server.call('/convert', json({ ids: [uuid], format: 'JSON' }));
    const { jobId } = AcceptedJob.parse(await response.json());
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`/api/v1/jobs/${jobId}`);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await finish(server, jobId);
  });

  test('ends completed, and returns the transactions', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const accepted = await convert(server, [uuid]);
    expect(accepted).toMatchObject({ accepted: [uuid], rejected: [], pages: 1, credits: 1, format: 'JSON' });
    const job = await finish(server, accepted.jobId);
    expect(job).toMatchObject({ status: 'completed', progress: { pagesDone: 1, pagesTotal: 1 }, credits: 1 });
    const result = Result.parse(await (await server.call(`/jobs/${accepted.jobId}/result`)).json());
    expect(result.normalised.map((row) => row.description)).toEqual([...DESCRIPTIONS]);
    expect(result.normalised.map((row) => row.amount)).toEqual(['-4.50', '2150.00', '-980.00', '-63.25']);
    expect(result.jobId).toBe(accepted.jobId);
  });

  test('accepts hints', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const hints = { currency: 'EUR', year: 2025, dateOrder: 'DMY' };
    const response = await server.call('/convert', json({ ids: [uuid], format: 'JSON', hints }));
    expect(response.status).toBe(202);
    expect(await finish(server, AcceptedJob.parse(await response.json()).jobId)).toMatchObject({ status: 'completed' });
  });

  test('counts a repeated uuid once, in either case', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const accepted = await convert(server, [uuid, uuid.toUpperCase(), uuid]);
    expect(accepted).toMatchObject({ accepted: [uuid], credits: 1 });
    await finish(server, accepted.jobId);
  });

  test('of several files has the outcome of each', async () => {
    const good = await upload(server, await drawStatement());
    const letter = await upload(server, await drawLetter());
    const locked = await upload(server, await drawStatement({ password: 'tulip' }));
    const accepted = await convert(server, [good.uuid, letter.uuid, locked.uuid]);
    expect(accepted.rejected).toMatchObject([{ uuid: locked.uuid, code: 'FILE_LOCKED' }]);
    const job = await finish(server, accepted.jobId);
    expect(job).toMatchObject({
      status: 'completed',
      files: [
        { uuid: good.uuid, status: 'completed' },
        { uuid: letter.uuid, status: 'failed', error: { code: 'NO_TRANSACTIONS' } },
      ],
    });
    const result = Result.parse(await (await server.call(`/jobs/${accepted.jobId}/result`)).json());
    expect(result.files.map((file) => file.status)).toEqual(['completed', 'failed']);
  });

  test('is in the list of jobs, newest first, page by page', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const older = await convert(server, [uuid]);
    const newer = await convert(server, [uuid], 'CSV');
    await Promise.all([finish(server, older.jobId), finish(server, newer.jobId)]);
    const page = JobList.parse(await (await server.call('/jobs?limit=1')).json());
    expect(page.jobs.map((job) => job.jobId)).toEqual([newer.jobId]);
    const response = await server.call(`/jobs?limit=1&cursor=${encodeURIComponent(page.nextCursor!)}`);
    const next = JobList.parse(await response.json());
    expect(next.jobs.map((job) => job.jobId)).toEqual([older.jobId]);
  });

  test('that is final can be deleted', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const { jobId } = await convert(server, [uuid]);
    await finish(server, jobId);
    expect((await server.call(`/jobs/${jobId}`, { method: 'DELETE' })).status).toBe(204);
    expect((await server.call(`/jobs/${jobId}`)).status).toBe(404);
  });
});
