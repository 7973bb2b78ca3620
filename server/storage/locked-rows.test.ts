/** Sweeps over many rows beside transactions that hold some of them, which SQLite does not let happen. */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import { forgetOldAttempts } from './attempts.ts';
import type { Database } from './database.ts';
import { putBackLost } from './queue.ts';
import { forgetWindows } from './rate-windows.ts';
import { takeNext } from './takes.ts';

describe('a sweep beside a transaction that holds a row', () => {
  let bench: Bench;
  let database: Database;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
    database = await bench.storage.openDatabase({ busyMs: 300 });
  });
  afterEach(async () => {
    await database.close();
    await bench.close();
  });

  /** Runs work while another connection holds what a statement locks; on SQLite there is no such connection. */
  const beside = async (statement: string, work: () => Promise<void>) => {
    const connectionString = bench.settings.database?.url;
    if (connectionString === undefined) return;
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(statement);
      await work();
    } finally {
      await client.end();
    }
  };

  it('puts back lost files without waiting for one that is being ended', async () => {
    const uuids = [await bench.upload({ pages: 1 }), await bench.upload({ pages: 1 })];
    await bench.accept(uuids);
    for (const worker of ['a', 'b']) await takeNext(database, { worker, now: 100, leaseMs: -1 });
    await beside(`update job_files set pages_done = 1 where uuid = '${uuids[0]}'`, async () => {
      expect(await putBackLost(database.queries, 'ended')).toBe(1);
    });
    expect(await putBackLost(database.queries, 'ended')).toBe(bench.settings.database === undefined ? 2 : 1);
  });

  it('forgets ended counts without waiting for one that begins again', async () => {
    for (const key of ['a', 'b']) {
      await database.queries.insertInto('rate_windows').values({ key, requests: 1, ends_at: 1 }).execute();
      await database.queries.insertInto('attempts').values({ subject: key, count: 1, ends_at: 1 }).execute();
    }
    const again = "with w as (update rate_windows set requests = 1 where key = 'a') ";
    await beside(`${again}update attempts set count = 1 where subject = 'a'`, async () => {
      await forgetWindows(database.queries);
      await forgetOldAttempts(database.queries);
      const left = await database.queries.selectFrom('rate_windows').select('key').execute();
      expect(left).toEqual([{ key: 'a' }]);
      const attempts = await database.queries.selectFrom('attempts').select('subject').execute();
      expect(attempts).toEqual([{ subject: 'a' }]);
    });
    await forgetWindows(database.queries);
    await forgetOldAttempts(database.queries);
    expect(await database.queries.selectFrom('rate_windows').select('key').execute()).toEqual([]);
    expect(await database.queries.selectFrom('attempts').select('subject').execute()).toEqual([]);
  });
});
