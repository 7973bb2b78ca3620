/** The document's workflow over HTTP: upload, password, convert, status, result. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { File } from '../contract/file.ts';
import { AcceptedJob, Job } from '../contract/job.ts';
import { Result } from '../contract/result.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { DESCRIPTIONS, drawStatement } from './statement.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function upload(bytes: Uint8Array, filename?: string): Promise<File> {
  const response = await server.call('/files', { method: 'POST', body: uploadForm(bytes, filename) });
  expect(response.status).toBe(201);
  return File.parse(await response.json());
}

/** Asks without any pause until the job is final. */
async function finish(jobId: string): Promise<Job> {
  for (;;) {
    const job = Job.parse(await (await server.call(`/jobs/${jobId}`)).json());
    if (job.status === 'completed' || job.status === 'failed') return job;
  }
}

async function convert(uuids: string[], format = 'JSON'): Promise<AcceptedJob> {
  const response = await server.call('/convert', json({ ids: uuids, format }));
  expect(response.status).toBe(202);
  return AcceptedJob.parse(await response.json());
}

describe('upload', () => {
  test('answers 201 with the file and where it stands', async () => {
    const bytes = await drawStatement({ pages: 3 });
    const response = await server.call('/files', { method: 'POST', body: uploadForm(bytes, 'June.pdf') });
    const file = File.parse(await response.json());
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/api/v1/files/${file.uuid}`);
    expect(file).toMatchObject({ pages: 3, filename: 'June.pdf', bytes: bytes.length, passwordRequired: false });
  });

  test('keeps a name in any script, without its folders', async () => {
    const file = await upload(await drawStatement(), 'C:\\bank\\Kontoauszug für Zoë 対帳単.pdf');
    expect(file.filename).toBe('Kontoauszug für Zoë 対帳単.pdf');
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
    const locked = await upload(await drawStatement({ password: 'tulip' }));
    expect(locked).toMatchObject({ pages: 0, passwordRequired: true });
    const response = await server.call(`/files/${locked.uuid}/password`, request());
    expect(response.status).toBe(200);
    expect(File.parse(await response.json())).toMatchObject({ uuid: locked.uuid, pages: 1, passwordRequired: false });
  });
});

describe('a conversion', () => {
  test('is accepted, ends completed, and gives the transactions', async () => {
    const { uuid } = await upload(await drawStatement());
    const accepted = await convert([uuid]);
    expect(accepted).toMatchObject({ accepted: [uuid], rejected: [], pages: 1, credits: 1, format: 'JSON' });
    const job = await finish(accepted.jobId);
    expect(job).toMatchObject({ status: 'completed', progress: { pagesDone: 1, pagesTotal: 1 } });
    const response = await server.call(`/jobs/${accepted.jobId}/result`);
    const result = Result.parse(await response.json());
    expect(result.normalised.map((row) => row.description)).toEqual([...DESCRIPTIONS]);
    expect(result.normalised.map((row) => row.amount)).toEqual(['-4.50', '2150.00', '-980.00', '-63.25']);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });
});
