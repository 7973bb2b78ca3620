/** The review of files over HTTP: what was read of each as soon as it is read, its lists, and marks of checks. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditList } from '../contract/audit.ts';
import { File, FileList } from '../contract/file.ts';
import { Job } from '../contract/job.ts';
import { CheckAnswer } from '../contract/readings.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';

const paper = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../fixtures/${name}/statement.pdf`, import.meta.url)));
const UNKNOWN = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';

let server: TestServer;
let signed: { uuid: string; jobId: string };
let marked: { uuid: string; jobId: string };
beforeAll(async () => {
  server = await startServer();
  signed = await converted('signed-amount');
  marked = await converted('overdrawn-marker');
  await upload(server, paper('signed-amount'));
});
afterAll(() => server.close());

async function converted(name: string): Promise<{ uuid: string; jobId: string }> {
  const { uuid } = await upload(server, paper(name));
  const { jobId } = await convert(server, [uuid], 'JSON');
  await finish(server, jobId);
  return { uuid, jobId };
}

const list = async (query: string) => FileList.parse(await (await server.call(`/files?${query}`)).json());
const fileOf = async (uuid: string) => File.parse(await (await server.call(`/files/${uuid}`)).json());
const jobOf = async (jobId: string) => Job.parse(await (await server.call(`/jobs/${jobId}`)).json());
const check = async (body: object) => {
  const answer = await server.call('/checks', json(body));
  expect(answer.status).toBe(200);
  return CheckAnswer.parse(await answer.json());
};

describe('what was read of a file', () => {
  test('is told by its job, by the file and by their lists', async () => {
    const { uuid, jobId } = signed;
    const { reading } = await fileOf(uuid);
    expect(reading).toMatchObject({ jobId, version: jobId, status: 'verified', checked: null });
    expect(reading?.statements).toMatchObject([
      { institution: 'Harbour Savings House', currency: 'SGD', closingBalance: '2915.84', transactionCount: 58 },
    ]);
    expect((await jobOf(jobId)).files).toMatchObject([{ uuid, reading: JSON.parse(JSON.stringify(reading)) }]);
    const { files, counts } = await list('limit=100');
    expect(files.find((file) => file.uuid === uuid)).toMatchObject({
      reading,
      conversion: { jobId, status: 'completed' },
    });
    expect(counts).toBeUndefined();
  });

  test('is that of the newest version', async () => {
    const { uuid, jobId } = marked;
    const changes = [{ do: 'set', row: 0, description: 'Rent of March' }];
    const made = await server.call(`/files/${uuid}/versions`, json({ basedOn: jobId, changes }));
    const { id } = (await made.json()) as { id: string };
    const reading = { version: id, jobId, statements: [expect.objectContaining({ correctedRows: 1 })] };
    expect((await fileOf(uuid)).reading).toMatchObject(reading);
    expect((await jobOf(jobId)).files[0]?.reading).toMatchObject(reading);
  });
});

describe('the list of files', () => {
  const uuidsOf = async (query: string) => (await list(query)).files.map(({ uuid }) => uuid);

  test.each([
    ['bank=harbour', () => [signed.uuid]],
    ['search=HARBOUR%20savings', () => [signed.uuid]],
    ['search=no%20such%20bank', () => []],
    ['state=verified&sort=created&order=asc', () => [signed.uuid, marked.uuid]],
    ['state=mismatch', () => []],
    ['bank=harbour&periodFrom=2025-06-30', () => [signed.uuid]],
    ['bank=harbour&periodFrom=2025-07-01', () => []],
    ['bank=harbour&periodTo=2025-05-31', () => []],
    ['converted=true&sort=rows&order=desc', () => [signed.uuid, marked.uuid]],
  ])('%s', async (query, wanted) => {
    expect(await uuidsOf(query)).toEqual(wanted());
  });

  test('is limited to a client, or to the files of none', async () => {
    const made = (await (await server.call('/clients', json({ name: 'Bakery' }))).json()) as { id: string };
    await server.call('/client-files', json({ ids: [signed.uuid], clientId: made.id }));
    expect(await uuidsOf(`client=${made.id.toUpperCase()}`)).toEqual([signed.uuid]);
    expect((await list(`client=${made.id}`)).counts).toMatchObject({ verified: 1, none: 0 });
    expect(await uuidsOf('client=none&converted=true')).toEqual([marked.uuid]);
    expect(await uuidsOf(`client=${UNKNOWN}`)).toEqual([]);
    await expectError(await server.call('/files?client=Bakery'), 400, 'INVALID_REQUEST');
  });

  test('counts its files by their states, whichever state is asked for', async () => {
    expect((await list('state=mismatch')).counts).toMatchObject({ verified: 2, none: 1, mismatch: 0 });
  });

  test('goes on page by page, in its order', async () => {
    const all = await uuidsOf('sort=name&limit=100');
    expect(all).toHaveLength(3);
    const { files, nextCursor } = await list('sort=name&limit=2');
    const next = await list(`sort=name&limit=2&cursor=${nextCursor}`);
    expect([...files, ...next.files].map(({ uuid }) => uuid)).toEqual(all);
    expect(next.nextCursor).toBeNull();
  });

  test('goes on behind files that leave it meanwhile', async () => {
    const query = 'converted=true&checked=false&limit=1';
    const all = await uuidsOf('converted=true&checked=false&limit=100');
    expect(all).toHaveLength(2);
    const { files, nextCursor } = await list(query);
    const marks = files.map(({ uuid, reading }) => ({ uuid, version: reading?.version }));
    await check({ files: marks });
    expect(await uuidsOf(`${query}&cursor=${nextCursor}`)).toEqual(all.slice(1));
    await check({ checked: false, files: marks });
  });

  test('refuses a day that no calendar has, and names its field', async () => {
    const details = await expectError(await server.call('/files?periodFrom=2025-13-45'), 400, 'INVALID_REQUEST');
    expect(details).toMatchObject({ field: 'periodFrom' });
  });

  test('refuses what it does not know', async () => {
    await expectError(await server.call('/files?sort=colour'), 400, 'INVALID_REQUEST');
    await expectError(await server.call('/files?sort=name&cursor=abc'), 400, 'INVALID_REQUEST');
    await expectError(await server.call('/files?checked=perhaps'), 400, 'INVALID_REQUEST');
  });
});

describe('a mark of a check', () => {
  test('is of who made it, counts in lists, and is in the audit log', async () => {
    const { uuid, jobId } = signed;
    expect(await check({ files: [{ uuid, version: jobId }] })).toEqual({ changed: [uuid], skipped: [] });
    expect((await fileOf(uuid)).reading?.checked).toMatchObject({ by: 'API key' });
    expect((await jobOf(jobId)).files[0]?.reading?.checked).toMatchObject({ by: 'API key' });
    expect((await list('checked=true')).files.map((file) => file.uuid)).toEqual([uuid]);
    const log = AuditList.parse(await (await server.call('/audit?limit=1')).json());
    expect(log.entries[0]).toMatchObject({
      action: 'file.checked',
      object: uuid,
      details: { checked: true, count: 1 },
    });
    await check({ checked: false, files: [{ uuid, version: jobId }] });
    expect((await fileOf(uuid)).reading?.checked).toBeNull();
  });

  test('lapses when there is a newer version, and is not made of one that nobody looked at', async () => {
    const { uuid, jobId } = await converted('overdrawn-marker');
    await check({ files: [{ uuid, version: jobId }] });
    const changes = [{ do: 'set', row: 0, description: 'Rent of April' }];
    await server.call(`/files/${uuid}/versions`, json({ basedOn: jobId, changes }));
    expect((await fileOf(uuid)).reading?.checked).toBeNull();
    expect(await check({ files: [{ uuid, version: jobId }] })).toEqual({ changed: [], skipped: [uuid] });
    expect((await fileOf(uuid)).reading?.checked).toBeNull();
  });

  test('leaves what is neither proved nor checked: its number is that of all pages', async () => {
    const { unproved: before = 0 } = (await list('converted=true&limit=1')).counts ?? {};
    const { uuid, jobId } = await converted('wrong-sum');
    const now = async () => (await list('converted=true&limit=1')).counts?.unproved;
    expect(await now()).toBe(before + 1);
    await check({ files: [{ uuid, version: jobId }] });
    expect(await now()).toBe(before);
  });

  test('is made of all that are verified, at once', async () => {
    const { changed } = await check({ allVerified: true });
    expect(changed).toEqual(expect.arrayContaining([signed.uuid, marked.uuid]));
    expect((await check({ allVerified: true })).changed).toEqual([]);
    expect((await list('checked=false')).files).toEqual([]);
  });

  test('is refused without files, and skips those of others', async () => {
    await expectError(await server.call('/checks', json({})), 400, 'INVALID_REQUEST');
    const { uuid } = signed;
    await expectError(
      await server.call('/checks', json({ allVerified: true, files: [{ uuid, version: uuid }] })),
      400,
      'INVALID_REQUEST',
    );
    expect(await check({ files: [{ uuid: UNKNOWN, version: UNKNOWN }] })).toEqual({ changed: [], skipped: [UNKNOWN] });
  });
});

describe('a mark of an export', () => {
  const exportedOf = async (uuid: string) => (await fileOf(uuid)).reading?.exported;
  const save = (jobId: string, query: string, init?: RequestInit) =>
    server.call(`/jobs/${jobId}/result?${query}`, init);

  test('is of who saved the file last, and counts in lists', async () => {
    const { uuid, jobId } = signed;
    await save(jobId, 'format=JSON');
    await save(jobId, 'format=CSV', { method: 'HEAD' });
    expect(await exportedOf(uuid)).toBeNull();
    const { unexported = 0 } = (await list('exported=false')).counts ?? {};
    expect((await list('exported=true')).files).toEqual([]);
    await save(jobId, 'format=CSV');
    expect(await exportedOf(uuid)).toMatchObject({ by: 'API key', version: jobId });
    expect((await jobOf(jobId)).files[0]?.reading?.exported).toMatchObject({ version: jobId });
    const { files, counts } = await list('exported=true');
    expect(files.map((file) => file.uuid)).toEqual([uuid]);
    expect(counts).toMatchObject({ exported: 1, unexported: unexported - 1 });
  });

  test('stays when the file is changed, and says which version it was', async () => {
    const { uuid, jobId } = signed;
    const changes = [{ do: 'set', row: 0, description: 'Rent of April' }];
    await server.call(`/files/${uuid}/versions`, json({ basedOn: jobId, changes }));
    const { reading } = await fileOf(uuid);
    expect(reading?.exported).toMatchObject({ version: jobId });
    expect(reading?.version).not.toBe(jobId);
    expect((await list('exported=true')).files).toEqual([]);
    // an earlier version is nobody's current reading
    await save(jobId, `format=CSV&file=${uuid}&fileVersion=${jobId}`);
    expect((await list('exported=true')).files).toEqual([]);
    await save(jobId, `format=QIF&file=${uuid}`);
    expect(await exportedOf(uuid)).toMatchObject({ version: reading?.version });
  });
});
