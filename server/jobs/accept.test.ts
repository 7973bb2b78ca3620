import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { Views } from '../audit/record.ts';
import { ringOf } from '../secrets/ring.ts';
import { DoomedBlobs } from '../storage/blob-sweep.ts';
import type { Database } from '../storage/database.ts';
import { TemporaryFolder } from '../storage/temporary.ts';
import { createSummaryVault } from '../summaries/summaries.ts';
import { JobEvents } from './events.ts';
import { createJobs } from './jobs.ts';
import { Progress } from './progress.ts';
import { Bench } from './testing/bench.ts';
import type { Jobs } from './types.ts';

describe('accepting a conversion', () => {
  let bench: Bench;
  let database: Database;
  let jobs: Jobs;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
    const { dataDir } = bench.settings;
    // The same data, over a connection with a short timeout.
    database = await bench.storage.openDatabase({ busyMs: 50 });
    const blobs = await bench.storage.openBlobs();
    jobs = createJobs({
      database,
      blobs,
      doomed: new DoomedBlobs(database, blobs),
      temporary: new TemporaryFolder(join(dataDir, 'tmp')),
      pool: bench.pool,
      events: new JobEvents(),
      progress: new Progress(),
      summaryVault: createSummaryVault(ringOf('a secret of thirty-two characters, and more')),
      views: new Views(database, () => {}),
      creditsLow: 0,
      maxQueuedFiles: 10,
    });
  });
  afterEach(async () => {
    await database.close();
    await bench.close();
  });

  const accept = (uuid: string) => jobs.accept({ accountId: bench.accountId, ids: [uuid], format: 'JSON' });

  it('answers 503 while another process locks the database, and works again afterwards', async () => {
    const uuid = await bench.upload({ pages: 5 });
    const release = await bench.storage.lockDatabase();
    try {
      await expect(accept(uuid)).rejects.toMatchObject({ code: 'CONVERT_FAILED', status: 503, retryAfter: 1 });
    } finally {
      await release();
    }
    expect((await accept(uuid)).credits).toBe(5);
  });

  it("accepts nothing if the caller's part of its transaction fails", async () => {
    const uuid = await bench.upload({ pages: 5 });
    const within = async () => {
      throw new ApiError('IDEMPOTENCY_IN_PROGRESS', 'Lost.');
    };
    const attempt = jobs.accept({ accountId: bench.accountId, ids: [uuid], format: 'JSON' }, within);
    await expect(attempt).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect(await bench.balance()).toBe(1_000);
    expect((await bench.service.jobs.list(bench.accountId, { limit: 1 })).jobs).toEqual([]);
  });
});
