/** A client's own reference to files and jobs, and the list of files: by name, by reference, page by page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { File, FileList } from '../contract/file.ts';
import { AcceptedJob, Job, JobList } from '../contract/job.ts';
import { json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const REFERENCE = { invoice: '2025-118', 'Kunde Nr.': 'Zürich & "Söhne"', empty: '' };

let server: TestServer;
let pdf: Buffer;
beforeAll(async () => {
  server = await startServer({}, { runner: false });
  pdf = await drawStatement();
});
afterAll(() => server.close());

/** Uploads the statement with a text in the field `metadata`, before or after the file. */
function send(text: string | Blob, { first = true, headers = {}, name = 'a.pdf' } = {}): Promise<Response> {
  const form = new FormData();
  const add = () =>
    typeof text === 'string' ? form.append('metadata', text) : form.append('metadata', text, 'm.json');
  if (first) add();
  form.append('file', new Blob([pdf as Uint8Array<ArrayBuffer>]), name);
  if (!first) add();
  return server.call('/files', { method: 'POST', body: form, headers });
}

const convert = (uuid: string, more: object, headers: Record<string, string> = {}) => {
  const request = json({ ids: [uuid], format: 'JSON', ...more });
  return server.call('/convert', { ...request, headers: { ...(request.headers as object), ...headers } });
};
const files = async (query: string) => FileList.parse(await (await server.call(`/files?${query}`)).json());
const jobs = async (query: string) => JobList.parse(await (await server.call(`/jobs?${query}`)).json());

describe('metadata', () => {
  test.each([true, false])('of a file comes back in each view of it, sent before the file: %s', async (first) => {
    const response = await send(JSON.stringify(REFERENCE), { first });
    const { uuid, metadata } = File.parse(await response.json());
    expect(metadata).toEqual(REFERENCE);
    expect(File.parse(await (await server.call(`/files/${uuid}`)).json()).metadata).toEqual(REFERENCE);
    const query = new URLSearchParams(
      Object.entries(REFERENCE).map(([key, value]): [string, string] => [`metadata[${key}]`, value]),
    );
    expect((await files(String(query))).files.map((each) => each.uuid)).toContain(uuid);
  });

  test('of a job comes back in each view of it, and finds it', async () => {
    const { uuid } = await upload(server, pdf);
    const accepted = AcceptedJob.parse(await (await convert(uuid, { metadata: REFERENCE })).json());
    expect(accepted.metadata).toEqual(REFERENCE);
    const job = Job.parse(
      await (await server.call(`/jobs/${accepted.jobId}`, { headers: { Prefer: 'wait=0' } })).json(),
    );
    expect(job.metadata).toEqual(REFERENCE);
    const found = await jobs('metadata[invoice]=2025-118&metadata[empty]=');
    expect(found.jobs.map(({ jobId, metadata }) => [jobId, metadata])).toEqual([[accepted.jobId, REFERENCE]]);
    expect((await jobs('metadata[invoice]=2025-118&metadata[empty]=x')).jobs).toEqual([]);
    expect((await jobs('metadata[__proto]=x')).jobs).toEqual([]);
  });

  test('is an empty object where none was sent', async () => {
    const { uuid, metadata } = await upload(server, pdf);
    expect(metadata).toEqual({});
    expect(AcceptedJob.parse(await (await convert(uuid, {})).json()).metadata).toEqual({});
  });

  test('is gone with its file, and never in the log', async () => {
    const secret = 'for nobody else';
    const { uuid } = File.parse(await (await send(JSON.stringify({ secret }))).json());
    await server.call(`/files?metadata[secret]=${encodeURIComponent(secret)}`);
    expect((await files(`metadata[secret]=${secret}`)).files).toHaveLength(1);
    await server.call(`/files/${uuid}`, { method: 'DELETE' });
    expect((await files(`metadata[secret]=${secret}`)).files).toEqual([]);
    expect(server.log()).not.toContain(secret);
    expect(server.log()).not.toContain('for%20nobody');
  });

  const most = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`.padEnd(40, 'k'), 'é'.repeat(500)]));

  test('may be as large as it may be, in a form and in JSON', async () => {
    const { uuid, metadata } = File.parse(await (await send(JSON.stringify(most))).json());
    expect(metadata).toEqual(most);
    expect(AcceptedJob.parse(await (await convert(uuid, { metadata: most })).json()).metadata).toEqual(most);
  });

  test.each([
    ['no JSON', '{'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number as a value', '{"a": 1}'],
    ['an object as a value', '{"a": {}}'],
    ['an empty key', '{"": "x"}'],
    ['a key with brackets', '{"a[b]": "x"}'],
    ['a key of 41 characters', JSON.stringify({ ['k'.repeat(41)]: 'x' })],
    ['a value of 501 characters', JSON.stringify({ a: 'x'.repeat(501) })],
    ['51 entries', JSON.stringify({ ...most, more: 'x' })],
    ['a null character', '{"a": "\\u0000"}'],
    ['half a character', '{"a": "\\ud800"}'],
    ['a prototype', '{"__proto__": "x"}'],
  ])('with %s is refused, in a form and in JSON', async (_what, text) => {
    expect(await expectError(await send(text, { first: false }), 400, 'INVALID_REQUEST')).toEqual({
      field: 'metadata',
    });
    if (text === '{') return;
    const body = `{"ids": ["${UNKNOWN}"], "format": "JSON", "metadata": ${text}}`;
    const details = await expectError(await server.call('/convert', { ...json({}), body }), 400, 'INVALID_REQUEST');
    expect(details?.field).toMatch(/^metadata/);
  });

  test('that is sent twice, or as a file, is refused', async () => {
    const form = new FormData();
    form.append('metadata', '{}');
    form.append('file', new Blob([pdf as Uint8Array<ArrayBuffer>]), 'a.pdf');
    form.append('metadata', '{}');
    const twice = await server.call('/files', { method: 'POST', body: form });
    expect(await expectError(twice, 400, 'INVALID_REQUEST')).toEqual({ field: 'metadata' });
    expect(await expectError(await send(new Blob(['{}'])), 400, 'INVALID_REQUEST')).toEqual({ field: 'metadata' });
  });

  test('is part of the body of an idempotency key, whatever the order of its entries', async () => {
    const headers = { 'Idempotency-Key': 'of an upload' };
    const first = await send('{"a": "1", "b": "2"}', { headers });
    const again = await send('{"b": "2", "a": "1"}', { headers, first: false });
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
    await expectError(await send('{"a": "1"}', { headers }), 422, 'IDEMPOTENCY_MISMATCH');
    const { uuid } = File.parse(await first.json());
    const key = { 'Idempotency-Key': 'of a conversion' };
    const started = await convert(uuid, { metadata: { a: '1', b: '2' } }, key);
    const replayed = await convert(uuid, { metadata: { b: '2', a: '1' } }, key);
    expect(await replayed.json()).toEqual(await started.json());
    await expectError(await convert(uuid, {}, key), 422, 'IDEMPOTENCY_MISMATCH');
  });

  test.each([
    'metadata=x',
    'metadata[]=x',
    'metadata[a=x',
    'metadata[a][b]=x',
    'metadata[a]=1&metadata[a]=2',
    'metadata[__proto__]=x',
  ])('as a filter written %s is refused', async (query) => {
    const details = await expectError(await server.call(`/jobs?${query}`), 400, 'INVALID_REQUEST');
    expect(details?.field).toMatch(/^metadata/);
  });
});

describe('the list of files', () => {
  test('is newest first, page by page, without those that are gone', async () => {
    const uuids = [];
    for (const name of ['one.pdf', 'Zwei ÄÖ.pdf', 'three.pdf', 'four.pdf']) {
      uuids.unshift(File.parse(await (await send('{"list": "pages"}', { name })).json()).uuid);
    }
    const [gone] = uuids.splice(1, 1);
    await server.call(`/files/${gone}`, { method: 'DELETE' });
    const first = await files('metadata[list]=pages&limit=2');
    const second = await files(`metadata[list]=pages&limit=2&cursor=${first.nextCursor}`);
    expect([...first.files, ...second.files].map(({ uuid }) => uuid)).toEqual(uuids);
    expect(second.nextCursor).toBeNull();
    const found = await files(`metadata[list]=pages&search=${encodeURIComponent('zwei äö')}`);
    expect(found.files.map(({ filename }) => filename)).toEqual(['Zwei ÄÖ.pdf']);
  });

  test.each([
    ['limit=0', { field: 'limit' }],
    ['cursor=x', { field: 'cursor' }],
    ['search=a%00', { field: 'search' }],
    ['serch=a', { field: 'serch', meant: 'search' }],
    ['status=queued', { field: 'status', meant: 'state' }],
  ])('requested with %s is refused', async (query, details) => {
    expect(await expectError(await server.call(`/files?${query}`), 400, 'INVALID_REQUEST')).toEqual(details);
  });

  test('ignores the parameter by which old browsers evade a cache', async () => {
    expect((await server.call('/files?_=1764378000000')).status).toBe(200);
  });
});
