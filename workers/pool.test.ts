import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { createWorkerPool, type PoolOptions } from './pool.ts';
import type { WorkerBounds, WorkerPool } from './types.ts';

const TRIAL = new URL('./trials/thread.mjs', import.meta.url);
const BOUNDS: WorkerBounds = {
  ...DEFAULT_BOUNDS,
  threads: 2,
  maxPages: 100,
  maxHeapBytes: 64 << 20,
  baseMs: 5_000,
  perPageMs: 100,
  pictures: DEFAULT_BOUNDS.pictures,
  readers: DEFAULT_BOUNDS.readers,
};

const open: WorkerPool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

async function trialPool(bounds: Partial<WorkerBounds> = {}, options: PoolOptions = {}): Promise<WorkerPool> {
  const pool = await createWorkerPool({ ...BOUNDS, ...bounds }, { entry: TRIAL, threadHeapMb: 64, ...options });
  open.push(pool);
  return pool;
}

/** Tasks that count themselves in and wait: [0] is how many are in, [1] is set to let them go. */
function gate() {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  return {
    task: (name: string) =>
      ({ path: 'wait', out: join(tmpdir(), 'never'), hints: { gate: cells.buffer, name } }) as never,
    inside: () => Atomics.load(cells, 0),
    async until(count: number) {
      await vi.waitFor(() => expect(Atomics.load(cells, 0)).toBeGreaterThanOrEqual(count), {
        timeout: 10_000,
        interval: 5,
      });
    },
    lift() {
      Atomics.store(cells, 1, 1);
      Atomics.notify(cells, 1);
    },
  };
}

test('a task that loops for ever ends at its time bound as overran, and the pool continues', async () => {
  const pool = await trialPool({ baseMs: 500 });
  await expect(pool.inspect({ path: 'hang' })).rejects.toMatchObject({ name: 'WorkerLostError', kind: 'overran' });
  await expect(pool.inspect({ path: 'answer' })).resolves.toMatchObject({ task: { path: 'answer' } });
});

test('a task that allocates without end loses only its own worker', async () => {
  const pool = await trialPool({ baseMs: 60_000 });
  const lost = pool.inspect({ path: 'allocate' });
  await expect(pool.inspect({ path: 'answer' })).resolves.toBeDefined();
  await expect(lost).rejects.toMatchObject({ kind: 'died', message: expect.stringContaining('memory') });
});

test('a worker that exits during its task died', async () => {
  const pool = await trialPool();
  await expect(pool.inspect({ path: 'exit' })).rejects.toMatchObject({ kind: 'died' });
});

test('an uncaught exception in a worker ends its task as died', async () => {
  const pool = await trialPool();
  await expect(pool.inspect({ path: 'crash later' })).rejects.toMatchObject({
    kind: 'died',
    message: expect.stringContaining('nobody in particular'),
  });
});

test('each page read renews the time bound', async () => {
  const pool = await trialPool({ baseMs: 400, perPageMs: 1 });
  const pages: number[] = [];
  const work = pool.convert({ path: 'four slow pages', out: 'never' }, { onProgress: (done) => pages.push(done) });
  await expect(work).resolves.toBe('read');
  expect(pages).toEqual([1, 2, 3, 4]);
});

test('pages renew the time bound ten times, and no more', async () => {
  const pool = await trialPool({ baseMs: 100, perPageMs: 1 });
  const work = pool.convert({ path: 'slow pages without end', out: 'never' });
  await expect(work).rejects.toMatchObject({ kind: 'overran' });
});

test('a task that cannot run on a busy machine uses no time, and is not ended', async () => {
  const pool = await trialPool({ baseMs: 150 });
  await expect(pool.inspect({ path: 'wait a moment' })).resolves.toBe('waited');
});

test('a task that waits for ever ends by the clock, at ten times its bound', async () => {
  const pool = await trialPool({ baseMs: 50 });
  await expect(pool.inspect({ path: 'wait for ever' })).rejects.toMatchObject({ kind: 'overran' });
});

test('an error of a task reaches the caller with its code, and its worker lives', async () => {
  const pool = await trialPool();
  await expect(pool.inspect({ path: 'fail' })).rejects.toMatchObject({ message: 'no space left', code: 'ENOSPC' });
});

test('an abort during a task ends its worker', async () => {
  const pool = await trialPool();
  const { task, until } = gate();
  const controller = new AbortController();
  const work = pool.convert(task('a'), { signal: controller.signal });
  await until(1);
  controller.abort();
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  await expect(pool.inspect({ path: 'answer' })).resolves.toBeDefined();
});

test('an abort withdraws a waiting task', async () => {
  const pool = await trialPool({ threads: 1 });
  const { task, until, lift } = gate();
  const controller = new AbortController();
  const first = pool.convert(task('first'));
  const second = pool.convert(task('second'), { signal: controller.signal });
  await until(1);
  controller.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  lift();
  await expect(first).resolves.toBe('first');
});

test('a task whose signal was already aborted never starts', async () => {
  const pool = await trialPool();
  await expect(pool.inspect({ path: 'answer' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('inspecting does not wait while conversions hold all their threads', async () => {
  const pool = await trialPool();
  const { task, until, inside, lift } = gate();
  const conversions = ['a', 'b', 'c'].map((name) => pool.convert(task(name)));
  await until(2);
  await expect(pool.inspect({ path: 'answer' })).resolves.toBeDefined();
  expect(inside()).toBe(2);
  lift();
  await expect(Promise.all(conversions)).resolves.toEqual(['a', 'b', 'c']);
});

test('rendering does not wait while conversions hold all their threads', async () => {
  const pool = await trialPool();
  const { task, until, lift } = gate();
  const conversions = ['a', 'b'].map((name) => pool.convert(task(name)));
  await until(2);
  await expect(
    pool.render({ jobId: 'answer', format: 'JSON', parts: [], out: join(tmpdir(), 'never') }),
  ).resolves.toBeDefined();
  lift();
  await Promise.all(conversions);
});

test('drawing does not wait while conversions and a rendering hold all their threads', async () => {
  const pool = await trialPool();
  const { task, until, lift } = gate();
  const busy = [pool.convert(task('a')), pool.convert(task('b')), pool.render(task('c'))];
  await until(3);
  await expect(pool.draw({ path: 'answer', page: 1, width: 100 })).resolves.toBeDefined();
  lift();
  await Promise.all(busy);
});

test('pages are drawn one at a time during conversions, and an upload is inspected meanwhile', async () => {
  const pool = await trialPool();
  const { task, until, inside, lift } = gate();
  const busy = [pool.convert(task('a')), pool.convert(task('b')), pool.draw(task('c')), pool.draw(task('d'))];
  await until(3);
  await expect(pool.inspect({ path: 'answer' })).resolves.toBeDefined();
  expect(inside()).toBe(3);
  lift();
  await expect(Promise.all(busy)).resolves.toEqual(['a', 'b', 'c', 'd']);
});

test('a page that nobody waits for is not drawn, and one that has begun costs no worker', async () => {
  const pool = await trialPool();
  const { task, until, inside, lift } = gate();
  const busy = [pool.convert(task('a')), pool.convert(task('b'))];
  const gone = new AbortController();
  const drawn = pool.draw(task('c'), { signal: gone.signal });
  await until(3);
  const waiting = pool.draw(task('d'), { signal: gone.signal });
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  lift();
  await expect(Promise.all([...busy, drawn])).resolves.toEqual(['a', 'b', 'c']);
  expect(inside()).toBe(3);
});

test('an owner who asks for many pages does not block the pages of others', async () => {
  const pool = await trialPool();
  const [conversions, pages] = [gate(), gate()];
  const busy = ['a', 'b'].map((name) => pool.convert(conversions.task(name)));
  await conversions.until(2);
  const drawn: string[] = [];
  const draw = (owner: string, name: string) =>
    pool.draw(pages.task(name), { owner }).then(() => void drawn.push(name));
  const leafing = [1, 2, 3, 4].map((page) => draw('ann', `ann ${page}`));
  await pages.until(1);
  const looking = [1, 2].map((page) => draw('ben', `ben ${page}`));
  pages.lift();
  await Promise.all([...leafing, ...looking]);
  expect(drawn).toEqual(['ann 1', 'ann 2', 'ben 1', 'ann 3', 'ben 2', 'ann 4']);
  conversions.lift();
  await Promise.all(busy);
});

test('a worker that cannot start makes its task unavailable', async () => {
  const pool = await trialPool({ maxPages: 0 });
  await expect(pool.inspect({ path: 'answer' })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a closed pool ends what runs and what waits as unavailable', async () => {
  const pool = await trialPool({ threads: 1 });
  const { task, until } = gate();
  const running = expect(pool.convert(task('a'))).rejects.toMatchObject({ kind: 'unavailable' });
  const waiting = expect(pool.convert(task('b'))).rejects.toMatchObject({ kind: 'unavailable' });
  await until(1);
  await pool.close();
  await Promise.all([running, waiting]);
  await expect(pool.inspect({ path: 'answer' })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a lost worker leaves no half-written file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-pool-'));
  try {
    const pool = await trialPool({ baseMs: 200 });
    const work = pool.convert({ path: 'hang over its output', out: join(folder, 'out.json') });
    await expect(work).rejects.toMatchObject({ kind: 'overran' });
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a worker sees no environment variables', async () => {
  const pool = await trialPool();
  await expect(pool.inspect({ path: 'answer' })).resolves.toMatchObject({ secret: null });
});

test('a thread that a large file has grown is replaced when there is no work', async () => {
  const pool = await trialPool({}, { idleMs: 20 });
  const who = () => pool.inspect({ path: 'say who' });
  const first = await who();
  await vi.waitFor(async () => expect(await who()).not.toBe(first), { interval: 100, timeout: 30_000 });
});

test('a thread that is kept rests once when there is no work, not between files', async () => {
  const pool = await trialPool({}, { idleMs: 1_000 });
  const rests = async () => {
    const { code } = await pool.inspect({ path: 'fail with its rests' }).catch((error) => error);
    return code.split(': ') as [string, string];
  };
  const [thread, before] = await rests();
  for (let file = 0; file < 5; file++) expect(await rests()).toEqual([thread, before]);
  await vi.waitFor(async () => expect(await rests()).toEqual([thread, `${Number(before) + 1}`]), {
    interval: 1_500,
    timeout: 30_000,
  });
});

test('a thread that is kept rests also where another one ends', async () => {
  const pool = await trialPool({ threads: 2 }, { idleMs: 100 });
  const rests = () => pool.inspect({ path: 'fail with its rests' }).catch(({ code }) => code as string);
  await Promise.all([rests(), rests()]);
  // the pool's own time ends first, however busy the machine is
  await delay(500);
  expect(await rests()).toMatch(/: 1$/);
});

test('half of the threads make PDFs of pictures, and leave conversions and inspections their place', async () => {
  const pool = await trialPool({ threads: 4 });
  const [held, third, others] = [gate(), gate(), gate()];
  const pictures = ['a', 'b'].map((name) => pool.assemble(held.task(name)));
  await held.until(2);
  pictures.push(pool.assemble(third.task('c')));
  const converted = pool.convert(others.task('d'));
  await others.until(1);
  const inspected = pool.inspect(others.task('e'));
  await others.until(2);
  // it would have begun before those that were asked for after it
  expect(third.inside()).toBe(0);
  for (const { lift } of [held, third, others]) lift();
  expect(await Promise.all([...pictures, converted, inspected])).toEqual(['a', 'b', 'c', 'd', 'e']);
});
