import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Service } from './context.ts';
import { SILENT } from './jobs/testing/bench.ts';
import { drawPaper, partsOf } from './jobs/testing/paper.ts';
import { PaperPool } from './jobs/testing/pool.ts';
import { startService } from './service.ts';
import { makeStorage, type TestStorage } from './testing/storage.ts';

describe('a server on its data folder', () => {
  let storage: TestStorage;
  let started: Service[];
  beforeEach(async () => {
    storage = await makeStorage();
    started = [];
  });
  afterEach(async () => {
    for (const service of started) await service.close(0);
    await storage.remove();
  });

  const start = async () => {
    const service = await startService(storage.settings(), { pool: new PaperPool(), log: SILENT });
    started.push(service);
    return service;
  };

  it('refuses a second server on the folder, and accepts it once the first is closed', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/already runs on the data folder/);
    await first.close(0);
    await start();
  });

  it('makes a secret that only its owner can read, and keeps it', async () => {
    const first = await start();
    expect((await stat(join(storage.dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    const account = await first.accounts.first();
    const upload = { accountId: account!.id, maxBytes: 10_000, retentionMs: 60_000 };
    const locked = drawPaper({ pages: 1, password: 'sesame' });
    const { uuid } = await first.files.upload({ ...upload, parts: partsOf(locked) });
    await first.files.setPassword(account!.id, uuid, 'sesame');
    await first.close(0);
    const second = await start();
    await second.runner.start();
    const { jobId } = await second.jobs.accept({ accountId: account!.id, ids: [uuid], format: 'JSON' });
    expect((await second.jobs.waitUntilFinal(account!.id, jobId, 10_000)).status).toBe('completed');
  });

  it('deletes what an ended process was still writing', async () => {
    await (await start()).close(0);
    const left = join(storage.dataDir, 'tmp', 'half an upload');
    await writeFile(left, 'bytes');
    await start();
    await expect(stat(left)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('frees the idempotency keys of an ended process, and keeps its answers', async () => {
    const first = await start();
    const { id: accountId } = (await first.accounts.first())!;
    const call = (key: string) => ({ accountId, key, operation: 'convert', bodySha256: 'b' }) as const;
    const answer = { status: 202, headers: {}, body: 1 };
    const upload = { accountId, maxBytes: 10_000, retentionMs: 60_000 };
    await first.idempotency.once(call('answered'), async (keep) => {
      const { uuid } = await first.files.upload({ ...upload, parts: partsOf(drawPaper({ pages: 1 })) });
      await first.jobs.accept({ accountId, ids: [uuid], format: 'JSON' }, (tx) => keep(tx, answer));
      return answer;
    });
    await new Promise<void>((begun) => {
      void first.idempotency.once(call('held'), () => {
        begun();
        return new Promise<never>(() => {});
      });
    });
    await first.close(0);
    const second = await start();
    const again = async () => ({ status: 200, headers: {}, body: 2 });
    expect(await second.idempotency.once(call('answered'), again)).toEqual({ answer, replayed: true });
    expect(await second.idempotency.once(call('held'), again)).toMatchObject({ replayed: false });
  });
});
