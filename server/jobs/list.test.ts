import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from './testing/bench.ts';
import type { JobStatus } from './types.ts';

describe('the list of jobs', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open();
  });
  afterEach(() => bench.close());

  /** The names of the first files of the found jobs. */
  async function found(wanted: { status?: JobStatus; search?: string }): Promise<string[]> {
    const { jobs } = await bench.service.jobs.list(bench.accountId, { limit: 100, ...wanted });
    return jobs.map(({ files }) => files[0]!.filename).sort();
  }

  it('shows the names of files and when the result is gone', async () => {
    await bench.convert([
      { pages: 1, name: 'May' },
      { pages: 1, name: 'June' },
    ]);
    const [job] = (await bench.service.jobs.list(bench.accountId, { limit: 1 })).jobs;
    expect(job!.files.map(({ filename }) => filename)).toEqual(['May.pdf', 'June.pdf']);
    expect(job!.expiresAt.getTime() - job!.createdAt.getTime()).toBeCloseTo(bench.settings.retentionMs, -5);
  });

  it('shows no name of a deleted file, and that the result is gone', async () => {
    const job = await bench.convert([{ pages: 1, name: 'May' }]);
    await bench.service.files.delete(bench.accountId, job.files[0]!.uuid);
    const [listed] = (await bench.service.jobs.list(bench.accountId, { limit: 1 })).jobs;
    expect(listed!.files[0]!.filename).toBe('');
    expect(listed!.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('can be limited to one status', async () => {
    await bench.convert([{ pages: 1, name: 'good' }]);
    await bench.convert([{ pages: 1, name: 'bad', fault: 'NO_TRANSACTIONS' }]);
    expect(await found({ status: 'completed' })).toEqual(['good.pdf']);
    expect(await found({ status: 'failed' })).toEqual(['bad.pdf']);
    expect(await found({ status: 'queued' })).toEqual([]);
  });

  it.each([
    ['zürich', 'ZÜRICH June.pdf'],
    ['Zu\u0308rich', 'ZÜRICH June.pdf'],
    ['ИЮНЬ', 'Выписка июнь.pdf'],
    ['100%_', '100%_ mine.pdf'],
  ])('finds a file by %s, ignoring case and the composition of accents', async (search, name) => {
    for (const paper of ['ZÜRICH June', 'Выписка июнь', '100%_ mine', '100 of mine']) {
      await bench.convert([{ pages: 1, name: paper }]);
    }
    expect(await found({ search })).toEqual([name]);
  });

  it('finds a job by any of its files, once', async () => {
    await bench.convert([
      { pages: 1, name: 'May' },
      { pages: 1, name: 'June 1' },
      { pages: 1, name: 'June 2' },
    ]);
    expect(await found({ search: 'june' })).toEqual(['May.pdf']);
  });

  it('finds a job by the beginning of its id, not by the end', async () => {
    const { jobId } = await bench.convert([{ pages: 1, name: 'mine' }]);
    for (const begin of [jobId, jobId.slice(0, 8), jobId.slice(0, 13).toUpperCase()]) {
      expect(await found({ search: begin })).toEqual(['mine.pdf']);
    }
    expect(await found({ search: jobId.slice(-12) })).toEqual([]);
  });

  it('goes on page by page in the results of a search', async () => {
    for (const name of ['June 1', 'May', 'June 2', 'June 3']) await bench.convert([{ pages: 1, name }]);
    const search = 'june';
    const first = await bench.service.jobs.list(bench.accountId, { limit: 2, search });
    const second = await bench.service.jobs.list(bench.accountId, { limit: 2, search, cursor: first.nextCursor! });
    expect(new Set([...first.jobs, ...second.jobs].map(({ files }) => files[0]!.filename))).toEqual(
      new Set(['June 1.pdf', 'June 2.pdf', 'June 3.pdf']),
    );
    expect(second.nextCursor).toBeNull();
  });

  it('finds nothing of another account', async () => {
    const { jobId } = await bench.convert([{ pages: 1, name: 'mine' }]);
    const { id } = await bench.service.accounts.create({ name: 'other', credits: 0 });
    for (const search of ['mine', jobId]) {
      expect((await bench.service.jobs.list(id, { limit: 10, search })).jobs).toEqual([]);
    }
  });
});
