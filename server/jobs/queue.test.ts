import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { Bench } from './testing/bench.ts';
import { PaperPool } from './testing/pool.ts';

describe('the queue', () => {
  let bench: Bench;
  afterEach(() => bench.close());

  it('tries a file again if its worker died, and converts it', async () => {
    bench = await Bench.open();
    const job = await bench.convert([{ pages: 2, loses: { at: 'convert', kind: 'died', times: 1 } }]);
    expect(job).toMatchObject({ status: 'completed', credits: 2 });
  });

  it.each(['died', 'overran'] as const)('ends a file whose worker %s twice as too complex, refunded', async (kind) => {
    bench = await Bench.open();
    const job = await bench.convert([{ pages: 2, loses: { at: 'convert', kind, times: 9 } }]);
    expect(job).toMatchObject({ status: 'failed', error: { code: 'PDF_TOO_COMPLEX' }, credits: 0 });
    expect(bench.pool.begun).toEqual([]);
    expect(await bench.balance()).toBe(1_000);
  });

  it('serves accounts in turn, however many files one has queued', async () => {
    bench = await Bench.open({ pool: new PaperPool({ size: 1 }), running: false });
    const small = await bench.service.accounts.create({ name: 'small', credits: 10 });
    const many = [];
    for (let i = 1; i <= 4; i++) many.push(await bench.upload({ pages: 1, name: `big ${i}` }));
    const big = await bench.accept(many);
    const uuid = await bench.upload({ pages: 1, name: 'small' }, small.id);
    const quick = await bench.accept([uuid], 'JSON', small.id);
    await bench.service.runner.start();
    await bench.until(quick, small.id);
    await bench.until(big);
    expect(bench.pool.begun.indexOf('small')).toBeLessThan(2);
    expect(bench.pool.begun.filter((name) => name !== 'small')).toEqual(['big 1', 'big 2', 'big 3', 'big 4']);
  });

  it('converts at most as many files at a time as there are workers', async () => {
    bench = await Bench.open({ pool: new PaperPool({ size: 2 }) });
    const release = bench.pool.hold();
    const ids = [];
    for (let i = 0; i < 4; i++) ids.push(await bench.upload({ pages: 1, held: true, name: `${i}` }));
    const jobId = await bench.accept(ids);
    await eventually(() => expect(bench.pool.begun).toHaveLength(2));
    const { files } = await bench.service.jobs.get(bench.accountId, jobId);
    expect(files.filter((file) => file.status === 'processing')).toHaveLength(2);
    release();
    expect((await bench.until(jobId)).status).toBe('completed');
  });

  it('gives back running files when the server stops, and converts them after the restart, debited once', async () => {
    bench = await Bench.open();
    bench.pool.hold();
    const jobId = await bench.accept([await bench.upload({ pages: 7, held: true })]);
    await eventually(() => expect(bench.pool.begun).toHaveLength(1));
    await bench.service.runner.stop(0);
    expect((await bench.service.jobs.get(bench.accountId, jobId)).files[0]!.status).toBe('queued');
    bench.pool.hold()();
    await bench.restart();
    expect((await bench.until(jobId)).status).toBe('completed');
    expect(await bench.balance()).toBe(993);
  });

  it('lets running files finish within the grace period of a stop', async () => {
    bench = await Bench.open();
    const release = bench.pool.hold();
    const jobId = await bench.accept([await bench.upload({ pages: 1, held: true })]);
    await eventually(() => expect(bench.pool.begun).toHaveLength(1));
    const stopped = bench.service.runner.stop(10_000);
    release();
    await stopped;
    expect((await bench.service.jobs.get(bench.accountId, jobId)).status).toBe('completed');
  });

  it('shows the pages of a running file as they are read', async () => {
    bench = await Bench.open({ pool: new PaperPool({ msPerPage: 5 }) });
    const jobId = await bench.accept([await bench.upload({ pages: 40 })]);
    await vi.waitFor(
      async () => {
        const { progress, status } = await bench.service.jobs.get(bench.accountId, jobId);
        expect(status).toBe('processing');
        expect(progress.pagesDone).toBeGreaterThan(0);
        expect(progress.pagesDone).toBeLessThan(40);
      },
      { interval: 5 },
    );
    expect((await bench.until(jobId)).progress).toEqual({ pagesDone: 40, pagesTotal: 40 });
  });

  it('waits for a worker that is not available at once', async () => {
    bench = await Bench.open();
    const uuid = await bench.upload({ pages: 1 });
    bench.pool.unavailable = true;
    const jobId = await bench.accept([uuid]);
    await eventually(() => expect(bench.pool.turnedAway).toBe(1));
    bench.pool.unavailable = false;
    expect((await bench.until(jobId)).status).toBe('completed');
  });
});
