/** Calls repeated under an idempotency key, as clients see them. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { File } from '../contract/file.ts';
import { AcceptedJob } from '../contract/job.ts';
import { finish, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawLetter, drawStatement } from './statement.ts';

const PAGES = 2;

let server: TestServer;
let statement: Buffer;
let other: Buffer;
let accountId: string;
beforeAll(async () => {
  server = await startServer();
  statement = await drawStatement({ pages: PAGES });
  other = await drawStatement({ pages: 1 });
  accountId = (await server.service.accounts.first())!.id;
});
afterAll(() => server.close());

/** Each test has its own keys. */
let key: string;
let tests = 0;
beforeEach(() => {
  key = `test-${++tests}`;
});

type Body = Record<string, unknown>;
const convert = (body: Body | string, idempotencyKey = key, headers: Record<string, string> = {}) =>
  server.call('/convert', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const send = (bytes: Uint8Array, idempotencyKey = key, filename?: string) =>
  server.call('/files', {
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey },
    body: uploadForm(bytes, filename),
  });
const usage = () => server.service.accounts.usage(accountId);
const balance = () => server.service.credits.balance(accountId);
const keptBytes = async () => (await server.storage.blobs('files')).length;

/** What a replay must have in common with the first answer. */
async function answer(response: Response) {
  const { headers } = response;
  const [location, again] = [headers.get('location'), headers.get('retry-after')];
  return { status: response.status, location, again, body: await response.json() };
}
const replayed = (response: Response) => response.headers.get('idempotency-replayed');

describe('a conversion under a key', () => {
  test('is started once, and has the same answer each time', async () => {
    const { uuid } = await upload(server, statement);
    const before = { jobs: (await usage()).jobs, credits: await balance() };
    const first = await convert({ ids: [uuid], format: 'JSON' });
    const second = await convert({ ids: [uuid], format: 'JSON' });
    expect([replayed(first), replayed(second)]).toEqual([null, 'true']);
    const told = await answer(first);
    expect(told).toMatchObject({ status: 202, again: '1' });
    expect(await answer(second)).toEqual(told);
    expect((await usage()).jobs).toBe(before.jobs + 1);
    expect(await balance()).toBe(before.credits - PAGES);
  });

  test('is the same with the key in quotes, other spaces and another order of fields', async () => {
    const { uuid } = await upload(server, statement);
    const first = await convert({ ids: [uuid], format: 'JSON' });
    const second = await convert(`{ "format": "JSON",\n "ids": ["${uuid.toUpperCase()}"] }`, `"${key}"`);
    expect(replayed(second)).toBe('true');
    expect(await answer(second)).toEqual(await answer(first));
  });

  test.each<[string, Body]>([
    ['format', { format: 'CSV' }],
    ['hints', { hints: { year: 2025 } }],
    ['ids', { ids: ['00000000-0000-4000-8000-000000000000'] }],
  ])('with other %s is a mismatch, and starts nothing', async (_field, change) => {
    const body = { ids: [(await upload(server, statement)).uuid], format: 'JSON' };
    await convert(body);
    const { jobs } = await usage();
    await expectError(await convert({ ...body, ...change }), 422, 'IDEMPOTENCY_MISMATCH');
    expect((await usage()).jobs).toBe(jobs);
  });

  test('is a mismatch if the key was used for an upload', async () => {
    const { uuid } = File.parse(await (await send(statement)).json());
    await expectError(await convert({ ids: [uuid], format: 'JSON' }), 422, 'IDEMPOTENCY_MISMATCH');
  });

  test('is started once even if it is sent many times at once', async () => {
    const { uuid } = await upload(server, statement);
    const before = { jobs: (await usage()).jobs, credits: await balance() };
    const body = { ids: [uuid], format: 'JSON' };
    const responses = await Promise.all(Array.from({ length: 12 }, () => convert(body)));
    const told = await answer(responses.find((response) => response.status === 202 && replayed(response) === null)!);
    for (const response of responses) {
      if (response.bodyUsed) continue;
      if (response.status === 202) expect(await answer(response)).toEqual(told);
      else await expectError(response, 409, 'IDEMPOTENCY_IN_PROGRESS');
    }
    expect(await answer(await convert(body))).toEqual(told);
    expect((await usage()).jobs).toBe(before.jobs + 1);
    expect(await balance()).toBe(before.credits - PAGES);
  });

  test('has the first answer even after its file is deleted', async () => {
    const { uuid } = await upload(server, statement);
    const first = await convert({ ids: [uuid], format: 'JSON' });
    const told = await answer(first);
    await finish(server, AcceptedJob.parse(told.body).jobId);
    await server.call(`/files/${uuid}`, { method: 'DELETE' });
    expect(await answer(await convert({ ids: [uuid], format: 'JSON' }))).toEqual(told);
  });

  test('that was refused because of its file is refused again, with its own request id', async () => {
    const body = { ids: ['00000000-0000-4000-8000-000000000000'], format: 'JSON' };
    const first = await expectError(await convert(body), 404, 'FILE_NOT_FOUND');
    const again = await convert(body);
    expect(replayed(again)).toBe('true');
    expect(await expectError(again, 404, 'FILE_NOT_FOUND')).toEqual(first);
  });

  test('that was not understood has not used its key', async () => {
    const { uuid } = await upload(server, statement);
    await expectError(await convert({ ids: [uuid], format: 'PDF' }), 400, 'INVALID_FORMAT');
    await expectError(await convert({ ids: [], format: 'JSON' }), 400, 'INVALID_REQUEST');
    expect((await convert({ ids: [uuid], format: 'JSON' })).status).toBe(202);
  });

  test('belongs to its account: another account can use the same key', async () => {
    const { id } = await server.service.accounts.create({ name: 'other', credits: 10 });
    const { key: otherKey } = await server.service.keys.create({ accountId: id, name: 'key' });
    const { uuid } = await upload(server, statement);
    const body = { ids: [uuid], format: 'JSON' };
    expect((await convert(body)).status).toBe(202);
    const foreign = await convert(body, key, { 'X-Api-Key': otherKey });
    expect(replayed(foreign)).toBeNull();
    await expectError(foreign, 404, 'FILE_NOT_FOUND');
  });

  test('is replayed to another key of the same account', async () => {
    const { key: second } = await server.service.keys.create({ accountId, name: 'second' });
    const body = { ids: [(await upload(server, statement)).uuid], format: 'JSON' };
    const told = await answer(await convert(body));
    expect(await answer(await convert(body, key, { 'X-Api-Key': second }))).toEqual(told);
  });
});

test('a conversion that a full queue refused is started when there is space again', async () => {
  const small = await startServer({ LEDGERIZE_MAX_QUEUED_FILES: '1' }, { runner: false });
  try {
    const post = (body: object) =>
      small.call('/convert', {
        ...json(body),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      });
    const uuids = [await upload(small, statement), await upload(small, other)].map(({ uuid }) => uuid);
    const waiting = await small.call('/convert', json({ ids: [uuids[0]], format: 'JSON' }));
    await expectError(await post({ ids: [uuids[1]], format: 'JSON' }), 503, 'CONVERT_FAILED');
    await small.service.runner.start();
    await finish(small, AcceptedJob.parse(await waiting.json()).jobId);
    const started = await post({ ids: [uuids[1]], format: 'JSON' });
    expect([started.status, replayed(started)]).toEqual([202, null]);
  } finally {
    await small.close();
  }
});

describe('an upload under a key', () => {
  test('is kept once, whatever its name', async () => {
    const before = { files: (await usage()).files, kept: await keptBytes() };
    const first = await send(statement);
    const second = await send(statement, key, 'another-name.pdf');
    expect([replayed(first), replayed(second)]).toEqual([null, 'true']);
    const told = await answer(first);
    expect(told).toMatchObject({ status: 201 });
    expect(await answer(second)).toEqual(told);
    expect((await usage()).files).toBe(before.files + 1);
    expect(await keptBytes()).toBe(before.kept + 1);
    expect(await server.storage.temporary()).toEqual([]);
  });

  test('is kept once even if it is sent many times at once', async () => {
    const { files } = await usage();
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(statement)));
    for (const response of responses) {
      if (response.status !== 201) await expectError(response, 409, 'IDEMPOTENCY_IN_PROGRESS');
    }
    expect(responses.filter((response) => response.status === 201 && replayed(response) === null)).toHaveLength(1);
    expect((await usage()).files).toBe(files + 1);
  });

  test('with other bytes is a mismatch', async () => {
    await send(statement);
    const { files } = await usage();
    await expectError(await send(other), 422, 'IDEMPOTENCY_MISMATCH');
    expect((await usage()).files).toBe(files);
  });

  test('is in progress while the first is being inspected', async () => {
    let done = () => {};
    const bodySha256 = createHash('sha256').update(statement).digest('hex');
    const call = { accountId, key, operation: 'uploadFile', bodySha256 } as const;
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      first = server.service.idempotency.once(call, async () => {
        await new Promise<void>((resolve) => {
          done = resolve;
          begun();
        });
        throw new Error('the first came to nothing');
      });
      first.catch(() => {});
    });
    const response = await send(statement);
    expect(response.headers.get('retry-after')).toBe('1');
    await expectError(response, 409, 'IDEMPOTENCY_IN_PROGRESS');
    done();
    await first.catch(() => {});
    expect((await send(statement)).status).toBe(201);
  });

  test('has the first answer even after its file is deleted', async () => {
    const told = await answer(await send(statement));
    await server.call(told.location!.replace('/api/v1', ''), { method: 'DELETE' });
    expect(await answer(await send(statement))).toEqual(told);
  });

  test('whose bytes are not a PDF is refused again under its key, and so is another file', async () => {
    const bytes = Buffer.from('no PDF '.repeat(300));
    await expectError(await send(bytes), 415, 'UNSUPPORTED_FILE');
    const again = await send(bytes);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    await expectError(again, 415, 'UNSUPPORTED_FILE');
    await expectError(await send(await drawLetter()), 422, 'IDEMPOTENCY_MISMATCH');
  });

  test('has its size checked first', async () => {
    const { id } = await server.service.accounts.create({ name: 'small files', credits: 10 });
    const { key: apiKey } = await server.service.keys.create({ accountId: id, name: 'key' });
    const sendAs = () =>
      server.call('/files', {
        method: 'POST',
        headers: { 'X-Api-Key': apiKey, 'Idempotency-Key': key },
        body: uploadForm(statement),
      });
    const first = answer(await sendAs());
    await server.service.accounts.setLimits(id, { maxFileBytes: statement.length - 1 });
    await expect.poll(async () => (await sendAs()).status).toBe(413);
    await server.service.accounts.setLimits(id, { maxFileBytes: statement.length });
    await expect.poll(async () => (await sendAs()).status).toBe(201);
    expect(await answer(await sendAs())).toEqual(await first);
  });
});

test.each(['', '""', '"open', 'x'.repeat(256)])('the key %j is refused, on both calls', async (malformed) => {
  const { uuid } = await upload(server, statement);
  const { files } = await usage();
  for (const response of [await convert({ ids: [uuid], format: 'JSON' }, malformed), await send(other, malformed)]) {
    expect(await expectError(response, 400, 'INVALID_REQUEST')).toEqual({ field: 'Idempotency-Key' });
  }
  expect((await usage()).files).toBe(files);
});
