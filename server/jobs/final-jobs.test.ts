import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openUseCases } from '../service.ts';
import { FinalJobs } from './final-jobs.ts';
import { Bench } from './testing/bench.ts';
import type { Job } from './types.ts';

describe('a final job that was read', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open({ credits: 100 });
  });
  afterEach(() => bench.close());

  it('is the same object a moment later', async () => {
    const { jobId } = await bench.convert([{ pages: 1 }]);
    const { jobs } = bench.service;
    const asked = await jobs.get(bench.accountId, jobId);
    expect(await jobs.get(bench.accountId, jobId)).toBe(asked);
  });

  it('is forgotten as soon as it is deleted', async () => {
    const { jobId } = await bench.convert([{ pages: 1 }]);
    const { jobs } = bench.service;
    await jobs.get(bench.accountId, jobId);
    await jobs.delete(bench.accountId, jobId);
    await expect(jobs.get(bench.accountId, jobId)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  it('shows at once that one of its files was deleted', async () => {
    const { jobId, files } = await bench.convert([{ pages: 1, name: 'May' }]);
    const { jobs } = bench.service;
    expect((await jobs.get(bench.accountId, jobId)).files[0]!.filename).toBe('May.pdf');
    await bench.service.files.delete(bench.accountId, files[0]!.uuid);
    expect((await jobs.get(bench.accountId, jobId)).files[0]!.filename).toBe('');
  });

  it('shows at once the refund of a debit that another job of the same file ended', async () => {
    bench.pool.hold();
    const { jobs } = bench.service;
    const uuid = await bench.upload({ pages: 6, held: true });
    const paid = await bench.accept([uuid]);
    const free = await bench.accept([uuid]);
    await jobs.delete(bench.accountId, paid);
    expect(await jobs.get(bench.accountId, paid)).toMatchObject({ status: 'failed', credits: 6 });
    await jobs.delete(bench.accountId, free);
    expect(await jobs.get(bench.accountId, paid)).toMatchObject({ status: 'failed', credits: 0 });
  });

  it('is forgotten within a second after another process deletes it', async () => {
    const { jobId } = await bench.convert([{ pages: 1 }]);
    await bench.service.jobs.get(bench.accountId, jobId);
    const beside = await openUseCases(bench.settings);
    try {
      await beside.jobs.delete(bench.accountId, jobId);
    } finally {
      await beside.close();
    }
    await vi.waitFor(
      () => expect(bench.service.jobs.get(bench.accountId, jobId)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' }),
      { timeout: 1_000 },
    );
  });
});

const JOB = { jobId: 'a job', status: 'completed' } as Job;

it('a job that was read before another was deleted is not kept', () => {
  const jobs = new FinalJobs();
  const keep = jobs.reading('an account');
  jobs.forget();
  keep(JOB);
  expect(jobs.get('an account', JOB.jobId)).toBeUndefined();
});

it('a job that is not final is not kept', () => {
  const jobs = new FinalJobs();
  jobs.reading('an account')({ ...JOB, status: 'processing' });
  expect(jobs.get('an account', JOB.jobId)).toBeUndefined();
});

it('a job is kept only for the account that read it', () => {
  const jobs = new FinalJobs();
  jobs.reading('an account')(JOB);
  expect(jobs.get('an account', JOB.jobId)).toBe(JOB);
  expect(jobs.get('another', JOB.jobId)).toBeUndefined();
});
