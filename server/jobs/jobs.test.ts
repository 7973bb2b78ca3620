import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { Bench } from './testing/bench.ts';

describe('conversion jobs', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open({ credits: 100 });
  });
  afterEach(() => bench.close());

  it('converts a file, and debits one credit per page', async () => {
    const job = await bench.convert([{ pages: 3 }]);
    expect(job).toMatchObject({
      status: 'completed',
      credits: 3,
      progress: { pagesDone: 3, pagesTotal: 3 },
      files: [{ status: 'completed', pages: 3 }],
    });
    expect(await bench.balance()).toBe(97);
  });

  it('counts a repeated id once', async () => {
    const uuid = await bench.upload({ pages: 2 });
    const accepted = await bench.service.jobs.accept({
      accountId: bench.accountId,
      ids: [uuid, uuid.toUpperCase()],
      format: 'JSON',
    });
    expect(accepted).toMatchObject({ accepted: [uuid], pages: 2, credits: 2 });
  });

  it('converts the same file again for free after a success', async () => {
    const uuid = await bench.upload({ pages: 3 });
    await bench.until(await bench.accept([uuid]));
    const again = await bench.until(await bench.accept([uuid], 'CSV'));
    expect(again).toMatchObject({ status: 'completed', credits: 0 });
    expect(await bench.balance()).toBe(97);
  });

  it('refunds a file that fails at the end, and gives the reason', async () => {
    const job = await bench.convert([{ pages: 3, fault: 'NO_TRANSACTIONS' }]);
    expect(job).toMatchObject({
      status: 'failed',
      credits: 0,
      error: { code: 'NO_TRANSACTIONS' },
      files: [{ status: 'failed', error: { code: 'NO_TRANSACTIONS' } }],
    });
    expect(await bench.balance()).toBe(100);
  });

  it('debits a file again if it failed before', async () => {
    const uuid = await bench.upload({ pages: 3, fault: 'PDF_UNREADABLE' });
    await bench.until(await bench.accept([uuid]));
    const second = await bench.service.jobs.accept({ accountId: bench.accountId, ids: [uuid], format: 'JSON' });
    expect(second.credits).toBe(3);
  });

  it('completes a job if one of its files fails, and refunds only that file', async () => {
    const job = await bench.convert([{ pages: 2 }, { pages: 5, fault: 'PDF_UNREADABLE' }]);
    expect(job).toMatchObject({
      status: 'completed',
      credits: 2,
      files: [{ status: 'completed' }, { status: 'failed', error: { code: 'PDF_UNREADABLE' } }],
    });
    expect(job.error).toBeUndefined();
    expect(await bench.balance()).toBe(98);
  });

  it('keeps the debit of a file while another open job holds it', async () => {
    const release = bench.pool.hold();
    const uuid = await bench.upload({ pages: 4, held: true, fault: 'NO_TRANSACTIONS' });
    const first = await bench.accept([uuid]);
    const second = await bench.accept([uuid]);
    await bench.service.jobs.delete(bench.accountId, first);
    expect(await bench.balance()).toBe(96);
    release();
    await bench.until(second);
    expect(await bench.balance()).toBe(100);
  });

  it('starts and debits nothing if the credits are insufficient', async () => {
    const uuid = await bench.upload({ pages: 101 });
    await expect(bench.accept([uuid])).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      status: 402,
      details: { required: 101, available: 100 },
    });
    expect(await bench.balance()).toBe(100);
    expect((await bench.service.jobs.list(bench.accountId, { limit: 10 })).jobs).toEqual([]);
  });

  it('accepts what it can and gives reasons for the rest', async () => {
    const good = await bench.upload({ pages: 1 });
    const locked = await bench.upload({ pages: 1, password: 'x' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const accepted = await bench.service.jobs.accept({
      accountId: bench.accountId,
      ids: [unknown, good, locked],
      format: 'JSON',
    });
    expect(accepted.accepted).toEqual([good]);
    expect(accepted.rejected).toMatchObject([
      { uuid: unknown, code: 'FILE_NOT_FOUND' },
      { uuid: locked, code: 'FILE_LOCKED' },
    ]);
  });

  it('answers with the first reason if nothing can be accepted', async () => {
    const locked = await bench.upload({ pages: 1, password: 'x' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(bench.accept([locked, unknown])).rejects.toMatchObject({ code: 'FILE_LOCKED', status: 409 });
    await expect(bench.accept([unknown, locked])).rejects.toMatchObject({ code: 'FILE_NOT_FOUND', status: 404 });
  });

  it('refuses a file whose pages are all excluded, and takes another beside it', async () => {
    const one = await bench.upload({ pages: 1 });
    const two = await bench.upload({ pages: 2 });
    const accept = (ids: string[], excludedPages: number[]) =>
      bench.service.jobs.accept({ accountId: bench.accountId, ids, format: 'JSON', hints: { excludedPages } });
    await expect(accept([two], [2, 1, 1, 7])).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(/^The field hints\.excludedPages names every page of the file \(2\):/),
      details: { field: 'hints.excludedPages', rejected: [{ uuid: two, code: 'INVALID_REQUEST' }] },
    });
    expect((await accept([two], [1, 1, 7])).accepted).toEqual([two]);
    const both = await accept([one, two], [1]);
    expect(both.accepted).toEqual([two]);
    expect(both.rejected).toMatchObject([{ uuid: one, code: 'INVALID_REQUEST' }]);
  });

  it("does not find another account's file or job", async () => {
    const other = await bench.service.accounts.create({ name: 'other', credits: 10 });
    const uuid = await bench.upload({ pages: 1 });
    const jobId = await bench.accept([uuid]);
    await expect(bench.accept([uuid], 'JSON', other.id)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    await expect(bench.service.jobs.get(other.id, jobId)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  it('passes the hints and the password to the conversion', async () => {
    const uuid = await bench.upload({ pages: 1, password: 'sesame' });
    await bench.service.files.setPassword(bench.accountId, uuid, 'sesame');
    const { jobId } = await bench.service.jobs.accept({
      accountId: bench.accountId,
      ids: [uuid],
      format: 'JSON',
      hints: { currency: 'SGD', dateOrder: 'DMY' },
    });
    expect((await bench.until(jobId)).status).toBe('completed');
    expect(await bench.resultText(jobId)).toContain('"hints":{"currency":"SGD","dateOrder":"DMY"}');
  });

  it('lists jobs newest first, page by page', async () => {
    const uuid = await bench.upload({ pages: 1 });
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await bench.accept([uuid]));
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await bench.service.jobs.list(bench.accountId, { limit: 2, cursor });
      listed.push(...page.jobs.map((job) => job.jobId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(listed).toHaveLength(5);
  });

  it('refuses an unknown cursor', async () => {
    await expect(bench.service.jobs.list(bench.accountId, { limit: 2, cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });

  it('holds a status request until the job is final', async () => {
    const release = bench.pool.hold();
    const jobId = await bench.accept([await bench.upload({ pages: 1, held: true })]);
    const waiting = bench.service.jobs.waitUntilFinal(bench.accountId, jobId, 20_000);
    release();
    expect((await waiting).status).toBe('completed');
  });

  it('answers a held status request when its time is up', async () => {
    const release = bench.pool.hold();
    const jobId = await bench.accept([await bench.upload({ pages: 1, held: true })]);
    const job = await bench.service.jobs.waitUntilFinal(bench.accountId, jobId, 30);
    expect(['queued', 'processing']).toContain(job.status);
    release();
  });

  it('cancels a running job: refunded, failed, with a result that says so', async () => {
    bench.pool.hold();
    const jobId = await bench.accept([await bench.upload({ pages: 6, held: true })]);
    await eventually(async () =>
      expect((await bench.service.jobs.get(bench.accountId, jobId)).status).toBe('processing'),
    );
    await bench.service.jobs.delete(bench.accountId, jobId);
    const job = await bench.service.jobs.get(bench.accountId, jobId);
    expect(job).toMatchObject({ status: 'failed', credits: 0, files: [{ status: 'cancelled' }] });
    await expect(bench.service.jobs.result(bench.accountId, jobId)).rejects.toMatchObject({
      code: 'JOB_FAILED',
      details: { code: 'JOB_CANCELLED' },
    });
    expect(await bench.balance()).toBe(100);
  });

  it('completes a cancelled job if one file is already converted, and refunds the rest', async () => {
    bench.pool.hold();
    const jobId = await bench.accept([
      await bench.upload({ pages: 2 }),
      await bench.upload({ pages: 3, held: true, name: 'held' }),
    ]);
    await eventually(async () =>
      expect((await bench.service.jobs.get(bench.accountId, jobId)).files[0]!.status).toBe('completed'),
    );
    await bench.service.jobs.delete(bench.accountId, jobId);
    expect(await bench.service.jobs.get(bench.accountId, jobId)).toMatchObject({
      status: 'completed',
      credits: 2,
      files: [{ status: 'completed' }, { status: 'cancelled' }],
    });
    expect(await bench.resultText(jobId)).toContain('"code":"JOB_CANCELLED"');
    expect(await bench.balance()).toBe(98);
  });

  it('deletes a final job for good', async () => {
    const job = await bench.convert([{ pages: 1 }]);
    await bench.service.jobs.delete(bench.accountId, job.jobId);
    await expect(bench.service.jobs.get(bench.accountId, job.jobId)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });
});

describe('a full queue', () => {
  it('refuses a conversion beyond its bound with 503, and debits nothing', async () => {
    const bench = await Bench.open({ maxQueuedFiles: 1, running: false });
    try {
      await bench.accept([await bench.upload({ pages: 1 })]);
      const attempt = bench.accept([await bench.upload({ pages: 1 })]);
      await expect(attempt).rejects.toMatchObject({ code: 'CONVERT_FAILED', status: 503, retryAfter: 30 });
      expect(await bench.balance()).toBe(999);
    } finally {
      await bench.close();
    }
  });
});
