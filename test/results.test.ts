/** Results over HTTP: types, names, tags, and errors. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Result } from '../contract/result.ts';
import { drawOther } from '../fixtures/others/draw.ts';
import { FILE_FORMATS, FORMAT_NAMES, FORMATS } from '../formats/registry.ts';
import { convert, finish, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawLetter, drawStatement } from './statement.ts';

let server: TestServer;
let jobId: string;
beforeAll(async () => {
  server = await startServer();
  const { uuid } = await upload(server, await drawStatement(), 'Zoë "June".pdf');
  ({ jobId } = await convert(server, [uuid], 'CSV'));
  await finish(server, jobId);
});
afterAll(() => server.close());

/** What some formats need, and the papers do not say. */
const SAID = 'bankId=1&intuBankId=1';
const result = (query = '', init: RequestInit = {}) => server.call(`/jobs/${jobId}/result${query}`, init);

describe('a result', () => {
  test.each([
    ['', 'text/csv; charset=utf-8', 'csv'],
    ['?format=CSV', 'text/csv; charset=utf-8', 'csv'],
    ['?format=XLS', 'application/vnd.ms-excel', 'xls'],
  ])('requested with "%s" is a download', async (query, contentType, ending) => {
    const response = await result(query);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Zoe _June_.${ending}"; filename*=UTF-8''Zo%C3%AB%20%22June%22.${ending}`,
    );
  });

  test('as JSON is not a download', async () => {
    const response = await result('?format=JSON');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.has('content-disposition')).toBe(false);
    expect(Result.parse(await response.json()).normalised).toHaveLength(4);
  });

  test('as CSV begins with the mark by which spreadsheets recognise UTF-8', async () => {
    const body = Buffer.from(await (await result()).arrayBuffer());
    expect(body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('as XLS is a compound file', async () => {
    const body = Buffer.from(await (await result('?format=XLS')).arrayBuffer());
    expect(body.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  });

  test.each(FORMAT_NAMES)('as %s has a strong tag, and is not sent again to a client that has it', async (format) => {
    const first = await result(`?format=${format}&${SAID}`);
    await first.arrayBuffer();
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await result(`?format=${format}&${SAID}`, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    const changed = await result(`?format=${format}&${SAID}`, { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
    await changed.arrayBuffer();
  });

  test('has its length in the answer to HEAD, and no body', async () => {
    const whole = Buffer.from(await (await result()).arrayBuffer());
    const response = await result('', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(whole.length));
    expect(await response.text()).toBe('');
  });

  test.each(['?format=PDF', '?format=csv', '?format=', '?format=CSV&format=XLS'])(
    'requested with %s is INVALID_FORMAT',
    async (query) => {
      await expectError(await result(query), 400, 'INVALID_FORMAT');
    },
  );
});

describe('a result of one file of several', () => {
  let uuids: string[];
  let ofTwo: string;
  beforeAll(async () => {
    const files = [
      await upload(server, await drawStatement(), 'May.pdf'),
      await upload(server, await drawStatement(), 'June.pdf'),
    ];
    uuids = files.map(({ uuid }) => uuid);
    ofTwo = (await convert(server, uuids)).jobId;
    await finish(server, ofTwo);
  });

  test('has only the statements of that file, counted from 0', async () => {
    const response = await server.call(`/jobs/${ofTwo}/result?file=${uuids[1]}`);
    const { files, statements, normalised } = Result.parse(await response.json());
    expect(files.map(({ uuid, filename }) => ({ uuid, filename }))).toEqual([{ uuid: uuids[1], filename: 'June.pdf' }]);
    expect(statements.map(({ index, uuid }) => ({ index, uuid }))).toEqual([{ index: 0, uuid: uuids[1] }]);
    expect(normalised.length).toBe(4);
    expect(normalised.every(({ uuid, statement }) => uuid === uuids[1] && statement === 0)).toBe(true);
  });

  test.each(FILE_FORMATS)('as %s is a download with its name, and its own tag', async (format) => {
    const one = await server.call(`/jobs/${ofTwo}/result?format=${format}&${SAID}&file=${uuids[0]!.toUpperCase()}`);
    const all = await server.call(`/jobs/${ofTwo}/result?format=${format}&${SAID}`);
    expect([one.status, all.status]).toEqual([200, 200]);
    expect(one.headers.get('content-disposition')).toContain(`filename="May.${FORMATS[format].extension}"`);
    // a statement that is there twice is booked once: then both are the same
    const isSame = one.headers.get('etag') === all.headers.get('etag');
    expect(isSame).toBe(!['NDJSON', 'CSV', 'XLS', 'XLSX'].includes(format));
    await Promise.all([one.arrayBuffer(), all.arrayBuffer()]);
  });

  test('is FILE_NOT_FOUND for a file that is not in the job', async () => {
    const { uuid } = await upload(server, await drawStatement());
    await expectError(await server.call(`/jobs/${ofTwo}/result?file=${uuid}`), 404, 'FILE_NOT_FOUND');
  });

  test('is INVALID_REQUEST if the file is not a uuid', async () => {
    const details = await expectError(await server.call(`/jobs/${ofTwo}/result?file=June.pdf`), 400, 'INVALID_REQUEST');
    expect(details).toEqual({ field: 'file' });
  });
});

describe('there is no result', () => {
  test('of an unknown job', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expectError(await server.call(`/jobs/${unknown}/result`), 404, 'JOB_NOT_FOUND');
  });

  test('of a job that failed: JOB_FAILED with the reason', async () => {
    const { uuid } = await upload(server, await drawLetter());
    const job = await convert(server, [uuid]);
    const ended = await finish(server, job.jobId);
    expect(ended).toMatchObject({ status: 'failed', credits: 0, error: { code: 'NO_TRANSACTIONS' } });
    const details = await expectError(await server.call(`/jobs/${job.jobId}/result`), 422, 'JOB_FAILED');
    expect(details).toMatchObject({ code: 'NO_TRANSACTIONS' });
  });

  test('of a table of dates and amounts without an account is free, and the error says what is missing', async () => {
    const { uuid } = await upload(server, (await drawOther(0)).pdf);
    const { jobId } = await convert(server, [uuid]);
    const ended = await finish(server, jobId);
    expect(ended).toMatchObject({ status: 'failed', credits: 0, error: { code: 'NO_TRANSACTIONS' } });
    expect(ended.files[0]?.error?.message).toContain('nothing shows an account behind them');
  });

  test('after one of its files was deleted: RESULT_EXPIRED', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const job = await convert(server, [uuid]);
    await finish(server, job.jobId);
    await server.call(`/files/${uuid}`, { method: 'DELETE' });
    await expectError(await server.call(`/jobs/${job.jobId}/result`), 410, 'RESULT_EXPIRED');
  });

  test('before the job is final: JOB_NOT_COMPLETED with Retry-After', async () => {
    const waiting = await startServer({}, { runner: false });
    const { uuid } = await upload(waiting, await drawStatement());
    const job = await convert(waiting, [uuid]);
    const response = await waiting.call(`/jobs/${job.jobId}/result`);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await expectError(response, 409, 'JOB_NOT_COMPLETED')).toMatchObject({ status: 'queued' });
    await waiting.close();
  });
});
