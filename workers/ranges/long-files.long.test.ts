/** Long files through the pool: several threads read one, and nothing of it is lost when one of them is. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawPrinted, longStatement } from '../../fixtures/draw/long.ts';
import { DEFAULT_BOUNDS } from '../bounds.ts';
import { createWorkerPool, type PoolOptions } from '../pool.ts';
import type { WorkerBounds, WorkerPool } from '../types.ts';

/** Another thread reads a part of each long file, however fast the first one is. */
const HELPED = new URL('../trials/helped.ts', import.meta.url);
const PASSWORD = 'Blue-Kettle-42';
const PAGES = 40;
const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/${name}/statement.pdf`, import.meta.url));

let folder: string;
let long: string;
const open: WorkerPool[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-long-'));
  long = join(folder, 'long.pdf');
  await writeFile(long, drawPrinted(longStatement(PAGES)));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});
afterAll(() => rm(folder, { recursive: true }));

/** A pool with two threads, for which a file of two pages is long. */
async function poolOf(bounds: Partial<WorkerBounds> = {}, options: PoolOptions = { entry: HELPED }) {
  const made = { ...DEFAULT_BOUNDS, threads: 2, ...bounds };
  const pool = await createWorkerPool(made, { ranges: { leastPages: 2, rangePages: 1 }, ...options });
  open.push(pool);
  return pool;
}

/** Converts a file; returns the bytes of its result and the pages that were told. */
async function converted(pool: WorkerPool, path: string) {
  const out = join(folder, `${Math.random()}.json`);
  const told: number[] = [];
  const conversion = await pool.convert(
    { path, out, passwords: [PASSWORD] },
    { onProgress: (pagesDone) => told.push(pagesDone) },
  );
  return { conversion, told, result: conversion.ok ? await readFile(out, 'utf8') : null };
}

async function copyOf(path: string, name: string): Promise<string> {
  const copy = join(folder, name);
  await copyFile(path, copy);
  return copy;
}

const inOnePiece = async (path: string) => converted(await poolOf({ threads: 1 }), path);

test.each(['carried-forward', 'form-fields-table', 'encrypted-aes256', 'owner-password-only'])(
  'two threads read %s as one does',
  async (name) => {
    const path = fixture(name);
    const [one, two] = [await inOnePiece(path), await converted(await poolOf(), path)];
    expect(one.conversion.ok).toBe(true);
    expect(two.conversion).toEqual(one.conversion);
    expect(two.result).toBe(one.result);
  },
);

test('the pages that all threads have read are told, up to the last', async () => {
  const { told } = await converted(await poolOf(), long);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBe(PAGES);
});

test('what a lost thread was reading is read again', async () => {
  const path = await copyOf(long, 'dies.pdf');
  const { result } = await converted(await poolOf(), path);
  expect(result).toBe((await inOnePiece(long)).result);
});

test('a thread that reads a range for ever ends the whole file as overran', async () => {
  const path = await copyOf(long, 'hangs.pdf');
  const pool = await poolOf({ baseMs: 800, perPageMs: 1_000 });
  await expect(converted(pool, path)).rejects.toMatchObject({ name: 'WorkerLostError', kind: 'overran' });
});

test('a file that is aborted while several threads read it leaves nothing, and the pool goes on', async () => {
  const pool = await poolOf({}, {});
  const controller = new AbortController();
  const out = join(folder, 'aborted.json');
  const aborted = pool.convert(
    { path: long, out },
    { signal: controller.signal, onProgress: () => controller.abort() },
  );
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  await expect(readFile(out)).rejects.toMatchObject({ code: 'ENOENT' });
  const [one, two] = await Promise.all([converted(pool, long), converted(pool, fixture('carried-forward'))]);
  expect(one.result).toBe((await inOnePiece(long)).result);
  expect(two.conversion.ok).toBe(true);
});

test('two long files at once, and short ones between them, all end as alone', async () => {
  const pool = await poolOf({ threads: 3 }, {});
  const paths = [long, fixture('signed-amount'), long, fixture('two-accounts'), long];
  const results = await Promise.all(paths.map((path) => converted(pool, path)));
  const alone = await Promise.all(paths.map(inOnePiece));
  expect(results.map(({ result }) => result)).toEqual(alone.map(({ result }) => result));
});

test('a file that vanishes while it is read is an error of its caller', async () => {
  const pool = await poolOf();
  await expect(converted(pool, join(folder, 'none.pdf'))).rejects.toMatchObject({ code: 'ENOENT' });
});
