/** The client against the real service: whole conversions, and each kind of file, format and failure. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Result } from '../contract/result.ts';
import { MOST_FILES } from '../sdk/conversion/convert.ts';
import { Ledgerize, type LedgerizeError, type Progress } from '../sdk/index.ts';
import { documentOfClient } from './sdk-schema.ts';
import { startServer, type TestServer } from './server.ts';
import { DESCRIPTIONS, drawLetter, drawStatement } from './statement.ts';

const PASSWORD = 'correct horse';

let server: TestServer;
let client: Ledgerize;
let folder: string;
let path: string;
let plain: Uint8Array<ArrayBuffer>;
let locked: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startServer();
  client = new Ledgerize({ apiKey: server.key, baseUrl: server.origin });
  plain = new Uint8Array(await drawStatement());
  locked = new Uint8Array(await drawStatement({ password: PASSWORD }));
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-client-'));
  path = join(folder, '100% Grüße.pdf');
  await writeFile(path, plain);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const namesOf = async (jobId: string | null) => (await client.jobs.get(jobId ?? '')).files.map((file) => file.filename);

test('a path becomes the JSON result', async () => {
  const result = await client.convert(path);
  expect(Result.parse(result).normalised.map(({ description }) => description)).toEqual([...DESCRIPTIONS]);
  expect(await namesOf(result.jobId)).toEqual(['100% Grüße.pdf']);
});

test('several files become one result, in their order, with hints', async () => {
  const files = ['b.pdf', 'a.pdf'].map((name) => ({ name, data: plain }));
  const result = await client.convert(files, { hints: { currency: 'EUR' } });
  expect(result.files.map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(await namesOf(result.jobId)).toEqual(['b.pdf', 'a.pdf']);
  expect((await client.jobs.get(result.jobId ?? '')).hints).toEqual({ currency: 'EUR' });
});

test('a file may be a path, an address of one, a Blob, a File, bytes, or bytes with a name', async () => {
  const { buffer } = plain;
  const named = [
    { name: 'may.pdf', data: buffer },
    { name: 'june.pdf', data: new Blob([plain]) },
  ];
  const files = [path, pathToFileURL(path), new Blob([plain]), new File([plain], 'a.pdf'), plain, buffer, ...named];
  const uploaded = await Promise.all(files.map((file) => client.files.upload(file)));
  const [fromPath, address, ...others] = uploaded.map(({ filename }) => filename);
  expect([fromPath, address]).toEqual(['100% Grüße.pdf', '100% Grüße.pdf']);
  expect(others).toEqual(['statement', 'a.pdf', 'statement', 'statement', 'may.pdf', 'june.pdf']);
  expect(new Set(uploaded.map(({ sha256 }) => sha256)).size).toBe(1);
});

test('progress is told from the first upload to the end', async () => {
  const told: Progress[] = [];
  await client.convert([plain, plain], { onProgress: (progress) => told.push(progress) });
  const uploads = told.filter(({ step }) => step === 'upload').map(({ done, total }) => [done, total]);
  expect(uploads).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(told.at(-1)).toMatchObject({ step: 'convert', done: 2, total: 2, job: { status: 'completed' } });
});

test('a format that is a file comes with its name, its bytes, and the job with what failed', async () => {
  const letter = new Uint8Array(await drawLetter());
  const files = [
    { name: 'may.pdf', data: plain },
    { name: 'letter.pdf', data: letter },
  ];
  const csv = await client.convert(files, { format: 'CSV' });
  expect(csv).toMatchObject({ filename: expect.stringMatching(/\.csv$/), mediaType: 'text/csv; charset=utf-8' });
  for (const description of DESCRIPTIONS) expect(csv.text()).toContain(description);
  expect(csv.job.files.map(({ status, error }) => [status, error?.code])).toEqual([
    ['completed', undefined],
    ['failed', 'NO_TRANSACTIONS'],
  ]);
  const json = await client.jobs.result(csv.job.jobId, { format: 'JSON' });
  expect(json.files[1]).toMatchObject({ status: 'failed', error: { code: 'NO_TRANSACTIONS' } });
});

test('options shape the file, of the conversion and of a later result', async () => {
  const csv = await client.convert(path, { format: 'CSV', options: { columns: ['date'], dateFormat: 'DD.MM.YYYY' } });
  expect(csv.text().split(/\r?\n/).slice(0, 2)).toEqual(['date', '01.06.2025']);
  const { jobId } = csv.job;
  const columns = ['amount', 'date'] as const;
  const other = await client.jobs.result(jobId, { format: 'CSV', columns: [...columns], dateFormat: 'YYYYMMDD' });
  expect(other.text().split(/\r?\n/).slice(0, 2)).toEqual(['amount,date', '-4.50,20250601']);
  const needs = [{ field: 'intuBankId' }, { field: 'bankId' }];
  const qbo = client.convert(path, { format: 'QBO' });
  const error = await qbo.catch((caught: LedgerizeError) => caught);
  expect(error).toMatchObject({ code: 'EXPORT_NEEDS', details: { needs }, jobId: expect.any(String) });
  const given = { format: 'QBO', intuBankId: '3000', bankId: '200041' } as const;
  const file = await client.jobs.result((error as LedgerizeError).jobId ?? '', given);
  expect(file.text()).toContain('<INTU.BID>3000');
});

test('a protected file needs its password: of several, the one that opens it', async () => {
  const none = client.convert({ name: 'a.pdf', data: locked });
  await expect(none).rejects.toMatchObject({ code: 'FILE_LOCKED', details: { filename: 'a.pdf' } });
  const wrong = client.convert(locked, { password: 'wrong' });
  await expect(wrong).rejects.toMatchObject({ name: 'ApiError', code: 'PASSWORD_INCORRECT', status: 422 });
  const result = await client.convert([locked, plain], { password: ['wrong', PASSWORD] });
  expect(result.normalised).toHaveLength(2 * DESCRIPTIONS.length);
});

test('a job of which nothing could be converted is an error that says why', async () => {
  const letter = client.convert(new Uint8Array(await drawLetter()));
  await expect(letter).rejects.toMatchObject({
    name: 'ApiError',
    code: 'JOB_FAILED',
    status: 422,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    details: { code: 'NO_TRANSACTIONS' },
    jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('what cannot be uploaded is refused before anything is sent', async () => {
  const { usage } = await client.account.get();
  await expect(client.convert([])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  await expect(client.convert({} as never)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  await expect(client.convert([], { join: true })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  await expect(client.convert(Array(MOST_FILES + 1).fill(plain))).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  await expect(client.convert(join(folder, 'missing.pdf'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await client.account.get()).usage.files).toBe(usage.files);
});

test('the client knows how many files the interface takes', () => {
  const said = JSON.stringify(documentOfClient());
  expect(said).toContain(`"maxItems":${MOST_FILES}`);
});

test('an abort ends the waiting with its reason; a job that runs goes on', async () => {
  const control = new AbortController();
  let jobId = '';
  const onProgress = ({ job }: Progress) => {
    jobId = job?.jobId ?? '';
    if (job) control.abort(new Error('closed'));
  };
  await expect(client.convert(path, { signal: control.signal, onProgress })).rejects.toThrow('closed');
  expect(await client.jobs.wait(jobId)).toMatchObject({ status: 'completed' });
});

test('a wrong key is told as such', async () => {
  const stranger = new Ledgerize({ apiKey: 'lk_stranger', baseUrl: `${server.url}/` });
  await expect(stranger.account.get()).rejects.toMatchObject({ code: 'AUTH_INVALID_KEY', status: 401 });
});

test('a list gives its first page, or all items page by page', async () => {
  const page = await client.jobs.list({ limit: 2 });
  expect(page.jobs).toHaveLength(2);
  const all: string[] = [];
  for await (const { jobId } of client.jobs.list({ limit: 2 })) all.push(jobId);
  expect(all.slice(0, 2)).toEqual(page.jobs.map(({ jobId }) => jobId));
  expect(new Set(all).size).toBe((await client.account.get()).usage.jobs);
  const debits: number[] = [];
  for await (const { credits, kind } of client.account.ledger({ limit: 3 })) if (kind === 'debit') debits.push(credits);
  expect(debits.length).toBeGreaterThan(3);
});

test('the transactions of a long result come page by page', async () => {
  const { jobId, normalised } = await client.convert([plain, plain]);
  const rows: unknown[] = [];
  for await (const row of client.jobs.transactions(jobId ?? '', { limit: 3 })) rows.push(row);
  expect(rows).toEqual(normalised);
});

test('files and jobs take a reference of the user, and are found by it', async () => {
  const metadata = { 'the order': '17', client: 'Grüße & Co' };
  const { uuid } = await client.files.upload(plain, { metadata });
  const { jobId } = await client.convert(path, { metadata });
  const files: string[] = [];
  for await (const file of client.files.list({ metadata, limit: 1 })) files.push(file.uuid);
  expect(files).toEqual([uuid]);
  expect((await client.jobs.list({ metadata: { 'the order': '17' } })).jobs.map((job) => job.jobId)).toEqual([jobId]);
  expect((await client.files.get(uuid)).metadata).toEqual(metadata);
});

test('an upload that is sent again under its key is the same file', async () => {
  const first = await client.files.upload(plain, { idempotencyKey: 'order 17' });
  expect((await client.files.upload(plain, { idempotencyKey: 'order 17' })).uuid).toBe(first.uuid);
  expect((await client.files.upload(plain)).uuid).not.toBe(first.uuid);
});

test('a page comes as a picture with its size; a deleted file is gone', async () => {
  const { uuid } = await client.files.upload(plain);
  const { bytes, width, height } = await client.files.page(uuid, 1, { width: 200 });
  expect([bytes[1], bytes[2], bytes[3], Math.round(width), Math.round(height)]).toEqual([80, 78, 71, 595, 842]);
  await client.files.delete(uuid);
  await expect(client.files.get(uuid)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND', status: 404 });
});
