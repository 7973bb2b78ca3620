/** A JSON result page by page, and as lines: the same entries as in the whole result. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Result } from '../contract/result.ts';
import { convert, finish, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawLetter } from './statement.ts';
import { sampleOf } from './testers.ts';

let server: TestServer;
/** the address of the result of two statements and a letter */
let path: string;
let other: string;
let whole: Result;
let bytes: Buffer;
beforeAll(async () => {
  server = await startServer();
  const sample = await sampleOf(server, 'current-account.pdf');
  const uuids = [];
  for (const pdf of [sample, await drawLetter(), sample]) uuids.push((await upload(server, pdf)).uuid);
  const { jobId } = await convert(server, uuids);
  const second = await convert(server, [uuids[0]!]);
  await finish(server, jobId);
  await finish(server, second.jobId);
  path = `/jobs/${jobId}/result`;
  other = `/jobs/${second.jobId}/result`;
  bytes = Buffer.from(await (await server.call(path)).arrayBuffer());
  whole = Result.parse(JSON.parse(bytes.toString()));
});
afterAll(() => server.close());

async function page(query: string): Promise<Result & { response: Response }> {
  const response = await server.call(`${path}?${query}`);
  expect(response.status).toBe(200);
  return { ...Result.parse(await response.clone().json()), response };
}

/** Every page in turn. */
async function pages(limit: number): Promise<Result[]> {
  const all = [await page(`limit=${limit}`)];
  for (let last = all[0]!; last.nextCursor; last = all.at(-1)!) {
    all.push(await page(`limit=${limit}&cursor=${last.nextCursor}`));
  }
  return all;
}

describe('the pages of a result', () => {
  test.each([7, 31, 62, 1_000])('of %d transactions give it as a whole, once each', async (limit) => {
    const [first, ...others] = await pages(limit);
    expect(others.length).toBe(Math.ceil(62 / limit) - 1);
    expect([first!, ...others].flatMap(({ normalised }) => normalised)).toEqual(whole.normalised);
    const { jobId, files, statements, continuity } = whole;
    expect(first).toMatchObject({ jobId, files, statements, continuity });
    for (const one of others) expect(one).toMatchObject({ jobId, files: [], statements: [], continuity: [] });
  });

  test('have as many transactions as a page has by default, if only the cursor is given', async () => {
    const { nextCursor } = await page('limit=10');
    expect((await page(`cursor=${nextCursor}`)).normalised).toEqual(whole.normalised.slice(10));
  });

  test('of one file are of that file', async () => {
    const uuid = whole.files[2]!.uuid;
    const first = await page(`file=${uuid}&limit=20`);
    const second = await page(`file=${uuid}&limit=20&cursor=${first.nextCursor}`);
    expect([first, second].map(({ normalised }) => normalised.length)).toEqual([20, 11]);
    expect(second.normalised.every((row) => row.uuid === uuid)).toBe(true);
  });

  test('each have a strong tag of their own, and are not sent again to a client that has it', async () => {
    const first = await page('limit=20');
    const tags = [first, await page(`limit=20&cursor=${first.nextCursor}`), await page('limit=21')].map(
      ({ response }) => response.headers.get('etag')!,
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    const again = await server.call(`${path}?limit=20`, { headers: { 'If-None-Match': tags[0]! } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await server.call(`${path}?limit=20`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(first.response.headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(tags[0]);
  });

  test('leave the whole result as it is, byte for byte', async () => {
    await pages(5);
    expect(Buffer.from(await (await server.call(path)).arrayBuffer()).equals(bytes)).toBe(true);
    expect(whole).not.toHaveProperty('nextCursor');
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=x', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=nonsense', 'cursor'],
    ['limit=5&format=CSV', 'format'],
    ['limit=5&format=NDJSON', 'format'],
  ])('asked for with %s are refused', async (query, field) => {
    const details = await expectError(await server.call(`${path}?${query}`), 400, 'INVALID_REQUEST');
    expect(details?.field).toBe(field);
  });

  test('do not take a cursor of another result, nor one that was changed', async () => {
    const { nextCursor } = await page('limit=5');
    const [place, hash] = Buffer.from(nextCursor!, 'base64url').toString().split('.');
    const changed = [Number(place) + 1, Number(place) - 1, 0, 1, 10 ** 9].map((at) =>
      Buffer.from(`${at}.${hash}`).toString('base64url'),
    );
    for (const cursor of changed) {
      await expectError(await server.call(`${path}?cursor=${cursor}`), 400, 'INVALID_REQUEST');
    }
    await expectError(await server.call(`${other}?cursor=${nextCursor}`), 400, 'INVALID_REQUEST');
  });
});

test('lines are the entries of the result, a transaction each at the end', async () => {
  const response = await server.call(`${path}?format=NDJSON`);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(response.headers.get('content-disposition')).toContain('.ndjson');
  const text = await response.text();
  expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text));
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = (wanted: string) => lines.filter(({ kind }) => kind === wanted).map(({ kind: _, ...entry }) => entry);
  expect(lines[0]).toEqual({ kind: 'result', jobId: whole.jobId });
  expect(of('file')).toEqual(whole.files);
  expect(of('statement')).toEqual(whole.statements);
  expect(of('continuity')).toEqual(whole.continuity);
  expect(of('transaction')).toEqual(whole.normalised);
  expect(lines.slice(-62).every(({ kind }) => kind === 'transaction')).toBe(true);
});
