import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Views } from '../audit/record.ts';
import { ringOf } from '../secrets/ring.ts';
import { DoomedBlobs } from '../storage/blob-sweep.ts';
import { TemporaryFolder } from '../storage/temporary.ts';
import { createSummaryVault } from '../summaries/summaries.ts';
import { JobEvents } from './events.ts';
import { createJobs } from './jobs.ts';
import { Progress } from './progress.ts';
import { Bench } from './testing/bench.ts';

it('a conversion answers 503 if the disk is full, and debits nothing', async () => {
  const bench = await Bench.open({ running: false });
  const database = await bench.storage.openDatabase();
  try {
    const blobs = await bench.storage.openBlobs();
    const jobs = createJobs({
      database,
      blobs,
      doomed: new DoomedBlobs(database, blobs),
      temporary: new TemporaryFolder(join(bench.settings.dataDir, 'tmp')),
      pool: bench.pool,
      events: new JobEvents(),
      progress: new Progress(),
      summaryVault: createSummaryVault(ringOf('a secret of thirty-two characters, and more')),
      views: new Views(database, () => {}),
      creditsLow: 0,
      maxQueuedFiles: 10,
    });
    const uuids = [];
    for (let i = 0; i < 10; i++) uuids.push(await bench.upload({ pages: 1, name: `${i}` }));
    await sql.raw('pragma max_page_count = 1').execute(database.queries);
    // Pages in use still have space, so only a job whose hints need new pages finds the disk full.
    const hints = { currency: 'x'.repeat(100_000) };
    const attempt = jobs.accept({ accountId: bench.accountId, ids: uuids, format: 'JSON', hints });
    await expect(attempt).rejects.toMatchObject({ code: 'CONVERT_FAILED', status: 503, retryAfter: 60 });
    expect(await bench.balance()).toBe(1_000);
  } finally {
    await database.close();
    await bench.close();
  }
});
