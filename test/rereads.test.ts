/** A file that is read again over HTTP: the version that this makes, and what becomes of it if somebody was faster. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditList } from '../contract/audit.ts';
import { FileList } from '../contract/file.ts';
import { Job, JobList } from '../contract/job.ts';
import { Result } from '../contract/result.ts';
import { Version, VersionList } from '../contract/versions.ts';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';

const PAPER = readFileSync(fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url)));
const HINTS = { excludedPages: [9] };
/** A key that a second server on the same storage knows. */
const KEYED = { LEDGERIZE_API_KEY: 'a'.repeat(40) };
const NAMED = { do: 'set', row: 0, description: 'Rent of March' };

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

const again = (uuid: string, basedOn: string) =>
  server.call('/convert', json({ ids: [uuid], format: 'JSON', hints: HINTS, basedOn }));
async function reread(uuid: string, basedOn: string): Promise<string> {
  const response = await again(uuid, basedOn);
  expect(response.status).toBe(202);
  return ((await response.json()) as { jobId: string }).jobId;
}
const correct = (uuid: string, basedOn: string) =>
  server.call(`/files/${uuid}/versions`, json({ basedOn, changes: [NAMED] }));
const versionsOf = async (uuid: string) =>
  VersionList.parse(await (await server.call(`/files/${uuid}/versions`)).json()).versions;
const resultOf = async (jobId: string, query = '') =>
  Result.parse(await (await server.call(`/jobs/${jobId}/result?format=JSON${query}`)).json());
const jobOf = async (jobId: string) => Job.parse(await (await server.call(`/jobs/${jobId}`)).json());

describe('a file that is read again', () => {
  test('has a version more, which every result shows, and one job in lists', async () => {
    const { uuid, jobId } = await converted();
    const first = await resultOf(jobId);
    const corrected = Version.parse(await (await correct(uuid, jobId)).json());
    const rereading = await reread(uuid, corrected.id);
    await finish(server, rereading);

    const [made, ...earlier] = await versionsOf(uuid);
    expect(made).toMatchObject({ kind: 'reread', current: true, basedOn: corrected.id, from: null, by: 'API key' });
    expect(made).toMatchObject({ hints: HINTS, rows: null, statuses: ['verified'] });
    expect(earlier.map(({ id }) => id)).toEqual([corrected.id, jobId]);
    for (const id of [jobId, rereading]) {
      const { files, normalised } = await resultOf(id);
      expect(files[0]?.version).toBe(made?.id);
      expect(normalised).toEqual(first.normalised);
    }
    expect((await resultOf(jobId, `&fileVersion=${corrected.id}`)).normalised[0]?.source).toBe('edited');

    const { jobs } = JobList.parse(await (await server.call('/jobs?limit=100')).json());
    expect(jobs.filter(({ accepted }) => accepted.includes(uuid)).map((job) => job.jobId)).toEqual([jobId]);
    const { files } = FileList.parse(await (await server.call('/files?limit=100')).json());
    const listed = files.find((file) => file.uuid === uuid);
    expect(listed?.conversion?.jobId).toBe(jobId);
    expect((await jobOf(jobId)).files[0]?.reading?.version).toBe(made?.id);
    expect((await jobOf(rereading)).files[0]?.reading?.version).toBe(made?.id);
  });

  test('is corrected, and read again once more', async () => {
    const { uuid, jobId } = await converted();
    await finish(server, await reread(uuid, jobId));
    const [first] = await versionsOf(uuid);
    const corrected = Version.parse(await (await correct(uuid, first?.id ?? '')).json());
    expect((await resultOf(jobId)).normalised[0]?.description).toBe(NAMED.description);
    await finish(server, await reread(uuid, corrected.id));
    expect((await resultOf(jobId)).normalised[0]?.description).not.toBe(NAMED.description);
    const back = await server.call(
      `/files/${uuid}/versions`,
      json({ basedOn: (await versionsOf(uuid))[0]?.id, from: first?.id }),
    );
    expect(back.status).toBe(201);
    expect((await versionsOf(uuid)).map(({ kind }) => kind)).toEqual([
      ...['restored', 'reread', 'corrected', 'reread', 'converted'],
    ]);
  });

  test('says what it was read in the place of, in the job and the audit log', async () => {
    const { uuid, jobId } = await converted();
    const rereading = await reread(uuid, jobId);
    await finish(server, rereading);
    expect((await jobOf(rereading)).basedOn).toBe(jobId);
    expect((await jobOf(jobId)).basedOn).toBe(undefined);
    const [made] = await versionsOf(uuid);
    const { entries } = AuditList.parse(await (await server.call('/audit')).json());
    const started = entries.find(({ object }) => object === rereading);
    expect(started).toMatchObject({ action: 'conversion.started', details: { basedOn: jobId } });
    const replaced = entries.find(({ action, object }) => action === 'result.reread' && object === uuid);
    expect(replaced).toMatchObject({ details: { version: made?.id, basedOn: jobId }, actor: started?.actor });
  });

  test('goes with its last conversion', async () => {
    const { uuid, jobId } = await converted();
    const rereading = await reread(uuid, jobId);
    await finish(server, rereading);
    expect((await server.call(`/jobs/${jobId}`, { method: 'DELETE' })).status).toBe(204);
    await expectError(await server.call(`/jobs/${rereading}`), 404, 'JOB_NOT_FOUND');
    expect((await versionsOf(uuid)).map(({ kind }) => kind)).toEqual(['reread', 'converted']);
  });

  test('costs nothing, and stays when the job of it is deleted', async () => {
    const { uuid, jobId } = await converted();
    const rereading = await reread(uuid, jobId);
    await finish(server, rereading);
    expect((await jobOf(rereading)).credits).toBe(0);
    expect((await server.call(`/jobs/${rereading}`, { method: 'DELETE' })).status).toBe(204);
    const [made] = await versionsOf(uuid);
    expect(made?.kind).toBe('reread');
    expect((await resultOf(jobId)).files[0]?.version).toBe(made?.id);
  });

  test('is that of the caller alone, of its current version, and one file', async () => {
    const { uuid, jobId } = await converted();
    const { uuid: other } = await upload(server, PAPER);
    const details = await expectError(
      await server.call('/convert', json({ ids: [uuid, other], format: 'JSON', basedOn: jobId })),
      400,
      'INVALID_REQUEST',
    );
    expect(details).toEqual({ field: 'basedOn' });
    await expectError(await again(other, jobId), 404, 'VERSION_NOT_FOUND');
    const { id } = Version.parse(await (await correct(uuid, jobId)).json());
    expect(await expectError(await again(uuid, jobId), 409, 'VERSION_CHANGED')).toEqual({ current: id });
  });

  test('is answered alike under an idempotency key', async () => {
    const { uuid, jobId } = await converted();
    const call = json({ ids: [uuid], format: 'JSON', basedOn: jobId });
    const keyed = { ...call, headers: { ...call.headers, 'Idempotency-Key': uuid } };
    const first = (await (await server.call('/convert', keyed)).json()) as { jobId: string };
    await finish(server, first.jobId);
    expect(await (await server.call('/convert', keyed)).json()).toEqual(first);
    expect(await versionsOf(uuid)).toHaveLength(2);
  });
});

describe('a file that waited to be read again', () => {
  const before = { of: undefined as TestServer | undefined, storage: undefined as TestStorage | undefined };
  let changed: { uuid: string; jobId: string; rereading: string; corrected: string };
  let twice: { uuid: string; rereading: string[] };
  let alone: { uuid: string; rereading: string };

  beforeAll(async () => {
    before.of = server;
    before.storage = await makeStorage();
    server = await startServer(KEYED, { storage: before.storage, nodes: 1 });
    const [first, second, third] = [await converted(), await converted(), await converted()];
    await server.close();
    // nothing is taken of its queue yet
    server = await startServer(KEYED, { storage: before.storage, nodes: 1, runner: false });
    const rereading = await reread(first.uuid, first.jobId);
    const corrected = Version.parse(await (await correct(first.uuid, first.jobId)).json()).id;
    changed = { ...first, rereading, corrected };
    const again = () => reread(second.uuid, second.jobId);
    twice = { uuid: second.uuid, rereading: [await again(), await again()] };
    alone = { uuid: third.uuid, rereading: await reread(third.uuid, third.jobId) };
    expect((await server.call(`/jobs/${third.jobId}`, { method: 'DELETE' })).status).toBe(204);
    await server.service.runner.start();
  });
  afterAll(async () => {
    await server.close();
    await before.storage?.remove();
    if (before.of !== undefined) server = before.of;
  });

  test('is as somebody corrected it meanwhile', async () => {
    const { uuid, jobId, rereading, corrected } = changed;
    const late = await finish(server, rereading);
    expect(late).toMatchObject({ status: 'failed', error: { code: 'VERSION_CHANGED' }, credits: 0 });
    expect(late.files[0]?.error?.code).toBe('VERSION_CHANGED');
    expect((await versionsOf(uuid)).map(({ id }) => id)).toEqual([corrected, jobId]);
    expect((await resultOf(jobId)).normalised[0]?.source).toBe('edited');
  });

  test('is read for the first of two who asked', async () => {
    const ended = await Promise.all(twice.rereading.map((id) => finish(server, id)));
    expect(ended.map(({ status }) => status).sort()).toEqual(['completed', 'failed']);
    expect((await versionsOf(twice.uuid)).map(({ kind }) => kind)).toEqual(['reread', 'converted']);
  });

  test('is read no more if its last conversion was deleted', async () => {
    const ended = await finish(server, alone.rereading);
    expect(ended).toMatchObject({ status: 'failed', error: { code: 'JOB_CANCELLED' } });
    const { jobs } = JobList.parse(await (await server.call('/jobs')).json());
    expect(jobs.filter(({ accepted }) => accepted.includes(alone.uuid))).toEqual([]);
    expect((await versionsOf(alone.uuid)).map(({ kind }) => kind)).toEqual(['converted']);
  });
});
