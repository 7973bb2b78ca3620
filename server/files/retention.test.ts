import { expect, it } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { JobEvents } from '../jobs/events.ts';
import { Bench, SILENT } from '../jobs/testing/bench.ts';
import { DoomedBlobs } from '../storage/blob-sweep.ts';
import { Retention } from './retention.ts';

it('deletes expired files, readings and results, and keeps the record of the job', async () => {
  const bench = await Bench.open();
  const { storage } = bench;
  const job = await bench.convert([{ pages: 2, password: undefined }]);
  await bench.resultText(job.jobId);
  const database = await storage.openDatabase();
  try {
    const doomed = new DoomedBlobs(database, await storage.openBlobs());
    const retention = new Retention({ database, doomed, events: new JobEvents(), log: SILENT });
    await retention.sweep(Date.now());
    expect(await storage.blobs('files')).toHaveLength(1);
    await retention.sweep(Date.now() + bench.settings.retentionMs + 1);
    for (const folder of ['files', 'extractions', 'results'] as const) {
      expect(await storage.blobs(folder)).toEqual([]);
    }
    expect((await bench.service.jobs.get(bench.accountId, job.jobId)).credits).toBe(2);
    await expect(bench.service.jobs.result(bench.accountId, job.jobId)).rejects.toMatchObject({
      code: 'RESULT_EXPIRED',
    });
  } finally {
    await database.close();
    await bench.close();
  }
});

it('deletes idempotency keys after their day', async () => {
  const bench = await Bench.open({ running: false });
  const { storage } = bench;
  const database = await storage.openDatabase();
  try {
    const refuse = () => Promise.reject(new ApiError('FILE_LOCKED', 'Locked.'));
    const call = { accountId: bench.accountId, key: 'k', operation: 'convert', bodySha256: 'b' } as const;
    await bench.service.idempotency.once(call, refuse).catch(() => {});
    const kept = async () => (await database.queries.selectFrom('idempotency_keys').select('key').execute()).length;
    const doomed = new DoomedBlobs(database, await storage.openBlobs());
    const retention = new Retention({ database, doomed, events: new JobEvents(), log: SILENT });
    await retention.sweep(Date.now() + 23 * 3_600_000);
    expect(await kept()).toBe(1);
    await retention.sweep(Date.now() + 25 * 3_600_000);
    expect(await kept()).toBe(0);
  } finally {
    await database.close();
    await bench.close();
  }
});
