import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Conversion, ConvertTask, RunOptions } from '../../workers/types.ts';
import type { Database } from '../storage/database.ts';
import { giveBack, putBackLost, renewLease } from '../storage/queue.ts';
import { takeNext } from '../storage/takes.ts';
import { eventually } from '../testing/eventually.ts';
import { settleFile } from './settle.ts';
import { Bench } from './testing/bench.ts';
import { PaperPool } from './testing/pool.ts';

describe('a file that is being converted', () => {
  let bench: Bench;
  let database: Database;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
    database = await bench.storage.openDatabase();
  });
  afterEach(async () => {
    await database.close();
    await bench.close();
  });

  const take = async (worker: string) => (await takeNext(database, { worker, now: 100, leaseMs: 0 }))!;
  const NONE = { status: 'failed', code: 'NO_TRANSACTIONS', message: 'none' } as const;

  it('is converted after 20 stops of its server', async () => {
    const jobId = await bench.accept([await bench.upload({ pages: 1 })]);
    for (let n = 0; n < 20; n++) {
      await take('dead');
      await putBackLost(database.queries, 'all');
    }
    await bench.service.runner.start();
    expect((await bench.until(jobId)).status).toBe('completed');
  });

  it('is given up after 21 stops of its server, without blame and refunded, and converted when asked again', async () => {
    const uuid = await bench.upload({ pages: 1 });
    const jobId = await bench.accept([uuid]);
    for (let n = 0; n < 20; n++) {
      await take('dead');
      await putBackLost(database.queries, 'all');
    }
    await take('dead');
    await bench.service.runner.start();
    const { status, error } = await bench.until(jobId);
    expect({ status, code: error?.code, finding: error?.finding }).toEqual({
      status: 'failed',
      code: 'CONVERT_FAILED',
      finding: { code: 'READING_INTERRUPTED', params: { times: 20 } },
    });
    expect(error?.message).toContain('need not be the cause');
    expect(await bench.balance()).toBe(1_000);
    expect((await bench.until(await bench.accept([uuid]))).status).toBe('completed');
  });

  it('is ended only by the holder of its lease', async () => {
    const jobId = await bench.accept([await bench.upload({ pages: 1 })]);
    const late = await take('slow');
    await putBackLost(database.queries, 'all');
    const holder = await take('quick');
    expect((await database.transaction((tx) => settleFile(tx, late, NONE, 1))).ended).toBe(false);
    expect(await renewLease(database.queries, late, 60_000, 0)).toBe(false);
    expect(await giveBack(database.queries, late, 'try')).toBe(false);
    const end = { status: 'completed', extractionKey: 'extractions/x', summaries: [] } as const;
    expect(await database.transaction((tx) => settleFile(tx, holder, end, 1))).toMatchObject({
      ended: true,
      final: true,
    });
    expect((await bench.service.jobs.get(bench.accountId, jobId)).status).toBe('completed');
  });

  it('goes back to the queue if its lease was not renewed in time, and not before', async () => {
    const jobId = await bench.accept([await bench.upload({ pages: 1 })]);
    const lease = await take('slow');
    expect(await renewLease(database.queries, lease, 60_000, 0)).toBe(true);
    expect(await putBackLost(database.queries, 'ended')).toBe(0);
    expect(await renewLease(database.queries, lease, -1, 0)).toBe(true);
    expect(await putBackLost(database.queries, 'ended')).toBe(1);
    expect((await bench.service.jobs.get(bench.accountId, jobId)).files[0]!.status).toBe('queued');
  });
});

/** Keeps the signals of conversions, in their order. */
class Signals extends PaperPool {
  readonly signals: AbortSignal[] = [];

  override convert(task: ConvertTask, options: RunOptions = {}): Promise<Conversion> {
    if (options.signal) this.signals.push(options.signal);
    return super.convert(task, options);
  }
}

describe('a file whose lease ended while its server stood still', () => {
  it('is taken by the same server again, which gives up the first take and keeps the second', async () => {
    const pool = new Signals({ size: 3 });
    const release = pool.hold();
    const bench = await Bench.open({ pool });
    try {
      const jobId = await bench.accept([await bench.upload({ pages: 1, held: true })]);
      await eventually(() => expect(pool.signals).toHaveLength(1));
      const database = await bench.storage.openDatabase();
      // as another server does
      await putBackLost(database.queries, 'all');
      await database.close();
      await bench.until(await bench.accept([await bench.upload({ pages: 1 })]));
      // of the first take, the second, and the other file
      await eventually(() => expect(pool.signals).toHaveLength(3));
      const stopped = () => pool.signals.filter(({ aborted }) => aborted);
      await eventually(() => expect(stopped()).toEqual([pool.signals[0]]));
      // it is still known: a cancelled job stops it at once
      await bench.service.jobs.delete(bench.accountId, jobId);
      expect(stopped()).toHaveLength(2);
    } finally {
      release();
      await bench.close();
    }
  });
});
