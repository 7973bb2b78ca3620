import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode } from 'fast-png';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { summaryOf } from '../engine/exports/summary.ts';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { createWorkerPool } from './pool.ts';
import type { FileResult, WorkerPool } from './types.ts';

const paper = (name: string) => fileURLToPath(new URL(`../fixtures/${name}/statement.pdf`, import.meta.url));
const PASSWORD = 'Blue-Kettle-42';

let pool: WorkerPool;
let folder: string;
const out = () => join(folder, `${Math.random()}.out`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-worker-'));
  pool = await createWorkerPool({
    ...DEFAULT_BOUNDS,
    threads: 1,
    maxPages: 3,
    maxHeapBytes: 64 << 20,
    baseMs: 20_000,
    readers: DEFAULT_BOUNDS.readers,
  });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

test('inspecting a PDF counts its pages', async () => {
  expect(await pool.inspect({ path: paper('signed-amount') })).toEqual({
    ok: true,
    pages: expect.any(Number),
    passwordRequired: false,
  });
});

test('inspecting a locked PDF asks for its password, and takes it', async () => {
  const path = paper('encrypted-aes256');
  expect(await pool.inspect({ path })).toEqual({ ok: true, pages: 0, passwordRequired: true });
  expect(await pool.inspect({ path, password: 'no' })).toMatchObject({
    ok: false,
    fault: { code: 'PASSWORD_INCORRECT' },
  });
  expect(await pool.inspect({ path, password: PASSWORD })).toMatchObject({ ok: true, passwordRequired: false });
});

test('a page is drawn as PNG with its size in points, a locked one with its password', async () => {
  const task = { page: 1, width: 300 };
  const plain = await pool.draw({ ...task, path: paper('signed-amount') });
  if (!plain.ok) throw new Error(plain.fault.message);
  expect(plain.pageWidth).toBeGreaterThan(500);
  expect(decode(plain.png)).toMatchObject({
    width: 300,
    height: Math.round((300 / plain.pageWidth) * plain.pageHeight),
  });
  const path = paper('encrypted-aes256');
  expect(await pool.draw({ ...task, path })).toMatchObject({ ok: false, fault: { code: 'PASSWORD_REQUIRED' } });
  expect(await pool.draw({ ...task, path, passwords: [PASSWORD] })).toMatchObject({ ok: true });
});

test("a page that the file does not have is the caller's error", async () => {
  await expect(pool.draw({ path: paper('signed-amount'), page: 99, width: 300 })).rejects.toThrow(/no page 99/);
});

test('bytes that are not a PDF are a fault of the document', async () => {
  const path = out();
  await writeFile(path, 'a plain text');
  expect(await pool.inspect({ path })).toMatchObject({ ok: false, fault: { code: 'UNSUPPORTED_FILE' } });
});

test('a file larger than the heap is refused before it is read', async () => {
  const path = out();
  await writeFile(path, Buffer.alloc(65 << 20));
  expect(await pool.inspect({ path })).toMatchObject({ ok: false, fault: { code: 'PDF_TOO_COMPLEX' } });
});

test("a missing file is the caller's error, not the document's", async () => {
  await expect(pool.inspect({ path: join(folder, 'none') })).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a statement is converted to JSON, and its figures are returned', async () => {
  const path = out();
  const conversion = await pool.convert({ path: paper('signed-amount'), out: path });
  const { pageCount, statements } = JSON.parse(await readFile(path, 'utf8')) as FileResult;
  expect(conversion).toEqual({
    ok: true,
    pages: pageCount,
    statements: 1,
    transactions: statements[0]!.transactions.length,
    statuses: [statements[0]!.reconciliation.status],
    summaries: statements.map(summaryOf),
  });
  expect(statements[0]!.transactions.length).toBeGreaterThan(0);
});

test('progress is reported up to the last page', async () => {
  const told: [number, number][] = [];
  const onProgress = (done: number, total: number) => told.push([done, total]);
  const conversion = await pool.convert({ path: paper('signed-amount'), out: out() }, { onProgress });
  const { pages } = conversion;
  expect(told.at(-1)).toEqual([pages, pages]);
});

test('of several passwords, the one that opens the file is used', async () => {
  const path = paper('encrypted-aes256');
  expect(await pool.convert({ path, out: out() })).toMatchObject({ ok: false, fault: { code: 'PASSWORD_REQUIRED' } });
  expect(await pool.convert({ path, out: out(), passwords: ['no', PASSWORD] })).toMatchObject({ ok: true });
  expect(await pool.convert({ path, out: out(), passwords: ['no'] })).toMatchObject({
    ok: false,
    fault: { code: 'PASSWORD_INCORRECT' },
  });
});

test('a letter is not a statement', async () => {
  expect(await pool.convert({ path: paper('letter'), out: out() })).toMatchObject({
    ok: false,
    fault: { code: 'NO_TRANSACTIONS', message: expect.stringContaining('No transactions') },
  });
});

test('the hash and size of a rendered file are those of its bytes', async () => {
  const extraction = out();
  const rendered = out();
  await pool.convert({ path: paper('signed-amount'), out: extraction });
  const parts = [{ uuid: 'u', filename: 'a.pdf', result: { path: extraction } }];
  const made = await pool.render({ jobId: null, format: 'JSON', parts, out: rendered });
  const written = await readFile(rendered);
  const sha256 = createHash('sha256').update(written).digest('hex');
  expect(made).toEqual({ ok: true, bytes: written.length, sha256, isArchive: false });
  expect(JSON.parse(String(written))).toMatchObject({ jobId: null, files: [{ uuid: 'u', status: 'completed' }] });
});

test.each(['JSON', 'XLS'] as const)('an older extraction without obligations is rendered as %s', async (format) => {
  const [kept, rendered] = [out(), out()];
  await pool.convert({ path: paper('signed-amount'), out: kept });
  const older = (key: string, value: unknown) => (key === 'obligations' ? undefined : value);
  await writeFile(kept, JSON.stringify(JSON.parse(await readFile(kept, 'utf8')), older));
  const parts = [{ uuid: 'u', filename: 'a.pdf', result: { path: kept } }];
  expect(await pool.render({ jobId: null, format, parts, out: rendered })).toMatchObject({ ok: true });
  if (format === 'JSON') {
    const { statements } = JSON.parse(await readFile(rendered, 'utf8'));
    expect(statements[0].reconciliation.obligations).toEqual([]);
  }
});

test('a failed file is in the result with its error', async () => {
  const rendered = out();
  const error = { code: 'PDF_UNREADABLE', message: 'It is damaged.' };
  const parts = [{ uuid: 'u', filename: 'a.pdf', result: { error } }];
  await pool.render({ jobId: 'j', format: 'JSON', parts, out: rendered });
  expect(JSON.parse(await readFile(rendered, 'utf8')).files).toEqual([
    { uuid: 'u', filename: 'a.pdf', status: 'failed', error },
  ]);
});
