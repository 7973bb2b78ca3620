import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { createWorkerPool } from './pool.ts';
import { scanOf } from './testing/scan.ts';
import type { ReaderBounds, WorkerBounds, WorkerPool } from './types.ts';

let folder: string;
let pool: WorkerPool | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-readers-'));
});
afterEach(async () => {
  await pool?.close();
  await rm(folder, { recursive: true });
});

/** A pool whose readers act as the deed says. */
async function poolOf(deed: string, readers: Partial<ReaderBounds> = {}, bounds: Partial<WorkerBounds> = {}) {
  const readerEntry = new URL('./trials/reader.mjs', import.meta.url);
  readerEntry.searchParams.set('deed', deed);
  readerEntry.searchParams.set('note', note());
  pool = await createWorkerPool(
    { ...DEFAULT_BOUNDS, threads: 1, ...bounds, readers: { ...DEFAULT_BOUNDS.readers, threads: 1, ...readers } },
    { readerEntry },
  );
  return pool;
}

const note = () => join(folder, 'note');
async function scan(pages = 1): Promise<{ path: string; out: string }> {
  const path = join(folder, 'scan.pdf');
  await writeFile(path, await scanOf(pages));
  return { path, out: join(folder, 'out.json') };
}

test('a reader that loops for ever ends the file as overran, at its bound of CPU time', async () => {
  const { convert } = await poolOf('loop for ever', { pageMs: 300 });
  await expect(convert(await scan())).rejects.toMatchObject({ name: 'WorkerLostError', kind: 'overran' });
});

test('a reader that never answers ends the file as overran, at ten times its bound by the clock', async () => {
  const { convert } = await poolOf('wait for ever', { pageMs: 50 });
  await expect(convert(await scan())).rejects.toMatchObject({ name: 'WorkerLostError', kind: 'overran' });
});

test('the time of pictures does not count as time of the thread that waits for them', async () => {
  // the thread may wait six seconds, and its reader seven; a slow machine needs half a second of CPU to begin
  const { convert } = await poolOf('wait for ever', { pageMs: 700 }, { baseMs: 600, perPageMs: 1 });
  const began = performance.now();
  await expect(convert(await scan())).rejects.toMatchObject({ message: expect.stringContaining('picture of a page') });
  expect(performance.now() - began).toBeGreaterThan(6_900);
});

test.each([['exit'], ['allocate']])('a reader that dies ends the file as died: %s', async (deed) => {
  const { convert } = await poolOf(deed);
  await expect(convert(await scan())).rejects.toMatchObject({ name: 'WorkerLostError', kind: 'died' });
});

test('a fault of a reader is a fault of the conversion, and its thread goes on', async () => {
  const { convert, inspect } = await poolOf('fail');
  const { path, out } = await scan();
  await expect(convert({ path, out })).rejects.toThrow('the reader failed');
  await expect(inspect({ path })).resolves.toMatchObject({ ok: true, pages: 1 });
});

test('an abort ends the threads that read at once', async () => {
  const { convert } = await poolOf('loop for ever');
  const abort = new AbortController();
  const work = convert(await scan(), { signal: abort.signal });
  const lost = expect(work).rejects.toMatchObject({ name: 'AbortError' });
  const thread = await vi.waitFor(() => readFileSync(note(), 'utf8'), { timeout: 20_000, interval: 5 });
  expect(existsSync(`/proc/self/task/${thread}`)).toBe(true);
  const aborted = performance.now();
  abort.abort();
  await lost;
  // the system takes a moment to clear away a thread that has ended
  await vi.waitFor(() => expect(existsSync(`/proc/self/task/${thread}`)).toBe(false), { timeout: 2_000, interval: 5 });
  expect(performance.now() - aborted).toBeLessThan(2_000);
});

test('a page is done when its picture is read', async () => {
  const { convert } = await poolOf('find nothing');
  const done: number[] = [];
  const conversion = await convert(await scan(3), { onProgress: (pages) => done.push(pages) });
  expect(conversion).toMatchObject({ ok: false, pages: 3 });
  expect(done.at(-1)).toBe(3);
  expect(done.toSorted((a, b) => a - b)).toEqual(done);
});

test('with never, no thread is started for pictures', async () => {
  const { convert } = await poolOf('exit', { mode: 'never' });
  await expect(convert(await scan())).resolves.toMatchObject({ ok: false, fault: { code: 'PDF_UNREADABLE' } });
});
