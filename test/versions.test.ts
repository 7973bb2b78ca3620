/** Corrections over HTTP: versions of a file's reading, what results show of them, and what is refused. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageWords } from '../contract/portal/words.ts';
import { Result } from '../contract/result.ts';
import { Preview, Version, VersionList } from '../contract/versions.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';

const PAPER = readFileSync(fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url)));
const UNKNOWN = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function converted(): Promise<{ uuid: string; jobId: string }> {
  const { uuid } = await upload(server, PAPER);
  const { jobId } = await convert(server, [uuid], 'JSON');
  await finish(server, jobId);
  return { uuid, jobId };
}

const make = (uuid: string, body: object) => server.call(`/files/${uuid}/versions`, json(body));
const listed = async (uuid: string) =>
  VersionList.parse(await (await server.call(`/files/${uuid}/versions`)).json()).versions;
const resultOf = async (jobId: string, query = '') =>
  Result.parse(await (await server.call(`/jobs/${jobId}/result?format=JSON${query}`)).json());
const csvOf = async (jobId: string) => (await server.call(`/jobs/${jobId}/result?format=CSV`)).text();

const NAMED = { do: 'set', row: 0, description: 'Rent of March' };

describe('a correction', () => {
  test('is what every result of the file shows, and keeps what was read', async () => {
    const { uuid, jobId } = await converted();
    const before = await resultOf(jobId);
    expect(await csvOf(jobId)).not.toContain('Rent of March');
    const response = await make(uuid, { basedOn: jobId, changes: [NAMED] });
    expect(response.status).toBe(201);
    const made = Version.parse(await response.json());
    expect(made).toMatchObject({ kind: 'corrected', current: true, basedOn: jobId, rows: 1, statuses: ['verified'] });
    const { normalised, statements } = await resultOf(jobId);
    expect(normalised[0]).toMatchObject({
      description: 'Rent of March',
      source: 'edited',
      edited: { by: 'API key', read: { description: before.normalised[0]?.description } },
    });
    expect(normalised.slice(1)).toEqual(before.normalised.slice(1));
    expect(statements[0]?.corrections).toMatchObject({ rows: 1, removed: [], read: { status: 'verified' } });
    expect(await csvOf(jobId)).toContain('Rent of March');
  });

  test('is made of every file of a job', async () => {
    const uuids = [(await upload(server, PAPER)).uuid, (await upload(server, PAPER)).uuid];
    const { jobId } = await convert(server, uuids, 'JSON');
    await finish(server, jobId);
    for (const uuid of uuids) {
      const response = await make(uuid, { basedOn: jobId, changes: [NAMED] });
      expect(response.status).toBe(201);
      expect((await listed(uuid)).map(({ kind }) => kind)).toEqual(['corrected', 'converted']);
    }
    const { normalised } = await resultOf(jobId);
    expect(normalised.filter(({ description }) => description === NAMED.description)).toHaveLength(2);
  });

  test('is shown by results of earlier jobs, and not by those of later ones', async () => {
    const { uuid, jobId } = await converted();
    const { jobId: second } = await convert(server, [uuid], 'CSV');
    await finish(server, second);
    await make(uuid, { basedOn: second, changes: [NAMED] });
    for (const id of [jobId, second]) expect((await resultOf(id)).normalised[0]?.source).toBe('edited');
    const { jobId: later } = await convert(server, [uuid], 'CSV');
    await finish(server, later);
    expect((await resultOf(later)).normalised[0]?.source).toBe('text');
    expect((await listed(uuid)).map(({ kind, current }) => [kind, current])).toEqual([
      ['converted', true],
      ['corrected', false],
      ['converted', false],
      ['converted', false],
    ]);
  });

  test('of what a later conversion read otherwise is not made unseen', async () => {
    const { uuid, jobId } = await converted();
    const { jobId: second } = await convert(server, [uuid], 'CSV');
    await finish(server, second);
    const details = await expectError(await make(uuid, { basedOn: jobId, changes: [NAMED] }), 409, 'VERSION_CHANGED');
    expect(details).toEqual({ current: second });
    const made = await make(uuid, { basedOn: second, from: jobId, changes: [NAMED] });
    expect(Version.parse(await made.json())).toMatchObject({ kind: 'corrected', basedOn: second, from: jobId });
    expect((await resultOf(second)).normalised[0]?.source).toBe('edited');
  });

  test('that somebody else made meanwhile is not overwritten', async () => {
    const { uuid, jobId } = await converted();
    const { id } = Version.parse(await (await make(uuid, { basedOn: jobId, changes: [NAMED] })).json());
    const details = await expectError(await make(uuid, { basedOn: jobId, changes: [NAMED] }), 409, 'VERSION_CHANGED');
    expect(details).toEqual({ current: id });
    const both = await Promise.all([1, 2].map(() => make(uuid, { basedOn: id, changes: [{ do: 'delete', row: 1 }] })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is made once under an idempotency key, however often it is sent', async () => {
    const { uuid, jobId } = await converted();
    const added = { do: 'add', statement: 0, before: 0, date: '2024-11-06', description: 'A fee', amount: '-1.00' };
    const send = (body: object, of = uuid) => {
      const { headers, ...request } = json(body);
      return server.call(`/files/${of}/versions`, { ...request, headers: { ...headers, 'Idempotency-Key': jobId } });
    };
    const wanted = { basedOn: jobId, changes: [added] };
    const [first, again] = [await send(wanted), await send(wanted)];
    expect([first, again].map(({ status }) => status)).toEqual([201, 201]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await again.json()).toEqual(await first.json());
    expect(await listed(uuid)).toHaveLength(2);
    await expectError(await send({ ...wanted, changes: [] }), 422, 'IDEMPOTENCY_MISMATCH');
    const another = await converted();
    await expectError(await send(wanted, another.uuid), 422, 'IDEMPOTENCY_MISMATCH');
    const { normalised } = await resultOf(jobId);
    expect(normalised.filter(({ description }) => description === added.description)).toHaveLength(1);
  });

  test('that was refused under an idempotency key is refused again', async () => {
    const { uuid, jobId } = await converted();
    await make(uuid, { basedOn: jobId, changes: [NAMED] });
    for (const replayed of [null, 'true']) {
      const { headers, ...request } = json({ basedOn: jobId, changes: [NAMED] });
      const keyed = { ...request, headers: { ...headers, 'Idempotency-Key': `late ${jobId}` } };
      const response = await server.call(`/files/${uuid}/versions`, keyed);
      expect(response.headers.get('idempotency-replayed')).toBe(replayed);
      await expectError(response, 409, 'VERSION_CHANGED');
    }
  });

  test('with a wrong amount makes a mismatch, which a preview tells before', async () => {
    const { uuid, jobId } = await converted();
    const changes = [{ do: 'set', row: 0, amount: '-27.21' }];
    const response = await server.call(`/files/${uuid}/versions/preview`, json({ basedOn: jobId, changes }));
    const { statements } = Preview.parse(await response.json());
    expect(statements.map(({ reconciliation }) => reconciliation.status)).toEqual(['mismatch']);
    expect(statements[0]?.reconciliation.failingRows.map(({ row }) => row)).toEqual([0]);
    expect(await listed(uuid)).toHaveLength(1);
    expect((await resultOf(jobId)).statements[0]?.reconciliation.status).toBe('verified');
  });
});

describe('a version', () => {
  test('is restored, and each can be looked at', async () => {
    const { uuid, jobId } = await converted();
    const first = await resultOf(jobId);
    const { id } = Version.parse(await (await make(uuid, { basedOn: jobId, changes: [NAMED] })).json());
    const back = Version.parse(await (await make(uuid, { basedOn: id, from: jobId })).json());
    expect(back).toMatchObject({ kind: 'restored', rows: 0, basedOn: id });
    const restored = await resultOf(jobId);
    expect(restored.files[0]?.version).toBe(back.id);
    expect(restored).toEqual({ ...first, files: restored.files });
    expect((await resultOf(jobId, `&fileVersion=${id}`)).normalised[0]?.source).toBe('edited');
    expect(await resultOf(jobId, `&fileVersion=${jobId}`)).toEqual(first);
    expect((await listed(uuid)).map((one) => one.id)).toEqual([back.id, id, jobId]);
  });

  test('is gone with its file', async () => {
    const { uuid, jobId } = await converted();
    await make(uuid, { basedOn: jobId, changes: [NAMED] });
    const kept = await server.storage.databaseText();
    expect(kept).toContain(`"${uuid}"`);
    await server.call(`/files/${uuid}`, { method: 'DELETE' });
    await expectError(await server.call(`/files/${uuid}/versions`), 404, 'FILE_NOT_FOUND');
    await expectError(await make(uuid, { basedOn: jobId, changes: [NAMED] }), 404, 'FILE_NOT_FOUND');
    await expectError(await server.call(`/jobs/${jobId}/result`), 410, 'RESULT_EXPIRED');
  });
});

test('what is not there or cannot be is refused', async () => {
  const { uuid, jobId } = await converted();
  await expectError(await make(uuid, { basedOn: UNKNOWN, changes: [NAMED] }), 404, 'VERSION_NOT_FOUND');
  await expectError(await make(uuid, { basedOn: jobId, from: UNKNOWN }), 404, 'VERSION_NOT_FOUND');
  await expectError(await make(UNKNOWN, { basedOn: jobId, changes: [NAMED] }), 404, 'FILE_NOT_FOUND');
  await expectError(await make(uuid, { basedOn: jobId, changes: [{ do: 'paint', row: 0 }] }), 400, 'INVALID_REQUEST');
  const changes = [NAMED, { do: 'set', row: 1, amount: '1.001' }];
  const details = await expectError(await make(uuid, { basedOn: jobId, changes }), 400, 'INVALID_REQUEST');
  expect(details).toEqual({ field: 'changes[1]', problem: 'TOO_MANY_DECIMALS' });
  for (const [field, value, told] of [
    ['date', '2025-02-30', 'must be a day, such as 2025-06-02'],
    ['amount', '12,20', 'must be a decimal with a point'],
  ] as const) {
    const response = await make(uuid, { basedOn: jobId, changes: [{ do: 'set', row: 0, [field]: value }] });
    const { error } = (await response.json()) as { error: { message: string; details: object } };
    expect(error.details).toEqual({ field: `changes[0].${field}` });
    expect(error.message).toContain(told);
  }
  const query = `/jobs/${jobId}/result?fileVersion=${UNKNOWN}`;
  await expectError(await server.call(query), 404, 'VERSION_NOT_FOUND');
  expect(await listed(uuid)).toHaveLength(1);
});

test('another account sees and changes nothing', async () => {
  const { uuid, jobId } = await converted();
  const { id } = await server.service.accounts.create({ name: 'another', credits: 10 });
  const { key } = await server.service.keys.create({ accountId: id, name: 'key' });
  const headers = { 'X-Api-Key': key, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ basedOn: jobId, changes: [NAMED] });
  await expectError(await server.call(`/files/${uuid}/versions`, { headers }), 404, 'FILE_NOT_FOUND');
  for (const path of ['versions', 'versions/preview']) {
    const response = await server.call(`/files/${uuid}/${path}`, { method: 'POST', headers, body });
    await expectError(response, 404, 'FILE_NOT_FOUND');
  }
});

describe('a conversion that was corrected', () => {
  test('stays restorable when the job is gone, and says what it was read with', async () => {
    const { uuid } = await upload(server, PAPER);
    const hints = { dateOrder: 'DMY' };
    const started = await server.call('/convert', json({ ids: [uuid], format: 'JSON', hints }));
    const { jobId } = (await started.json()) as { jobId: string };
    await finish(server, jobId);
    const { jobId: other } = await convert(server, [uuid], 'CSV');
    await finish(server, other);
    const { id } = Version.parse(await (await make(uuid, { basedOn: other, from: jobId, changes: [NAMED] })).json());
    await server.call(`/jobs/${jobId}`, { method: 'DELETE' });
    const back = await make(uuid, { basedOn: id, from: jobId });
    expect(Version.parse(await back.json())).toMatchObject({ kind: 'restored', from: jobId, rows: 0 });
    const all = await listed(uuid);
    expect(all.find((one) => one.id === jobId)).toMatchObject({ kind: 'converted', hints, by: null, current: false });
    expect((await resultOf(other)).normalised[0]?.source).toBe('text');
  });

  test('stays when another file of its job is deleted', async () => {
    const [mine, another] = [await upload(server, PAPER), await upload(server, PAPER)];
    const { jobId } = await convert(server, [mine.uuid, another.uuid], 'JSON');
    await finish(server, jobId);
    const { id } = Version.parse(await (await make(mine.uuid, { basedOn: jobId, changes: [NAMED] })).json());
    await server.call(`/files/${another.uuid}`, { method: 'DELETE' });
    expect((await listed(mine.uuid)).map((one) => one.id)).toEqual([id, jobId]);
    expect((await make(mine.uuid, { basedOn: id, from: jobId })).status).toBe(201);
  });
});

test('versions are named, and lose their names', async () => {
  const { uuid, jobId } = await converted();
  const rename = (id: string, name: string | null) =>
    server.call(`/files/${uuid}/versions/${id}`, { ...json({ name }), method: 'PATCH' });
  expect(Version.parse(await (await rename(jobId, 'As read')).json())).toMatchObject({
    ...{ name: 'As read', kind: 'converted', current: true },
  });
  expect((await listed(uuid)).map(({ name }) => name)).toEqual(['As read']);
  expect((await resultOf(jobId)).files[0]?.version).toBeUndefined();
  expect(Version.parse(await (await rename(jobId, null)).json()).name).toBeNull();
  await expectError(await rename(UNKNOWN, 'x'), 404, 'VERSION_NOT_FOUND');
  await expectError(await rename(jobId, ''), 400, 'INVALID_REQUEST');
});

test('day and month of all dates are swapped, where both could be either', async () => {
  const { uuid, jobId } = await converted();
  const before = (await resultOf(jobId)).normalised;
  expect((await make(uuid, { basedOn: jobId, changes: [{ do: 'swap', statement: 0 }] })).status).toBe(201);
  const after = (await resultOf(jobId)).normalised;
  for (const [at, { date }] of after.entries()) {
    const [year, month, day] = before[at]?.date.split('-') ?? [];
    expect(date).toBe(Number(day) > 12 ? before[at]?.date : `${year}-${day}-${month}`);
  }
  expect(after.some(({ date }, at) => date !== before[at]?.date)).toBe(true);
});

test('the words of a page have the places of its rows', async () => {
  const { uuid, jobId } = await converted();
  const answer = await server.call(`/files/${uuid}/pages/1/words`);
  const { words } = PageWords.parse(await answer.json());
  const [first] = (await resultOf(jobId)).normalised;
  const [x0, y0, x1, y1] = first?.boxes[0]?.box ?? [0, 0, 0, 0];
  const inside = words.filter(({ box: [a, b, c, d] }) => {
    const [x, y] = [(a + c) / 2, (b + d) / 2];
    return x > x0 && x < x1 && y > y0 && y < y1;
  });
  const [amount] = (first?.amount ?? '').replace('-', '').split(' ');
  expect(inside.map(({ text }) => text).join(' ')).toContain(amount);
  await expectError(await server.call(`/files/${uuid}/pages/9/words`), 404, 'NOT_FOUND');
  await expectError(await server.call(`/files/${UNKNOWN}/pages/1/words`), 404, 'FILE_NOT_FOUND');
});
