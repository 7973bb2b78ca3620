import { appendFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Arrivals } from './arrivals.ts';

let folder: string;
let arrivals: Arrivals;
/** the size of each file that is whole, by its path */
let whole: Record<string, number>;
/** milliseconds between the last change by a test and being whole, by its path */
let quiet: Record<string, number>;
let changed: number;
let events: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-arrivals-'));
  whole = {};
  quiet = {};
  changed = 0;
  events = [];
});
afterEach(async () => {
  arrivals.close();
  await rm(folder, { recursive: true });
});

function watch(settleMs: number, patienceMs?: number): void {
  arrivals = new Arrivals({
    folder,
    settleMs,
    ...(patienceMs !== undefined && { patienceMs }),
    onWhole: (path, { size }) => {
      whole[path] = size;
      quiet[path] = performance.now() - changed;
    },
    onGivenUp: (path) => events.push(`given up: ${path}`),
    onIdle: () => events.push('idle'),
    onError: (error) => events.push(String(error)),
  });
}

test('a file that grows is whole when it has stayed the same for long enough', async () => {
  watch(100);
  const path = join(folder, 'a.pdf');
  for (let size = 1; size <= 30; size++) {
    await appendFile(path, 'x');
    changed = performance.now();
    arrivals.touch('a.pdf');
  }
  await vi.waitFor(() => expect(whole).toEqual({ 'a.pdf': 30 }), { timeout: 20_000, interval: 5 });
  expect(quiet['a.pdf']).toBeGreaterThanOrEqual(100);
  expect(arrivals.waiting).toEqual([]);
});

test('an old file that appeared just now has to stay the same, too', async () => {
  watch(60);
  await writeFile(join(folder, 'a.pdf'), 'x');
  await utimes(join(folder, 'a.pdf'), 1, 1);
  changed = performance.now();
  arrivals.touch('a.pdf');
  await vi.waitFor(() => expect(whole).toEqual({ 'a.pdf': 1 }), { timeout: 20_000, interval: 5 });
  expect(quiet['a.pdf']).toBeGreaterThanOrEqual(60);
});

test('a file that vanishes is forgotten, and a folder is no file', async () => {
  watch(50);
  arrivals.touch('gone.pdf');
  arrivals.touch('.');
  await vi.waitFor(() => expect(events).toEqual(['idle']), { timeout: 20_000, interval: 5 });
  expect(whole).toEqual({});
});

test('a file that takes longer than the patience is given up', async () => {
  watch(60_000, 0);
  await writeFile(join(folder, 'a.pdf'), 'x');
  arrivals.touch('a.pdf');
  await vi.waitFor(() => expect(events).toEqual(['given up: a.pdf', 'idle']), { timeout: 20_000, interval: 5 });
  expect(whole).toEqual({});
});
