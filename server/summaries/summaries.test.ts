import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StatementSummary } from '../../engine/model/summary.ts';
import { Bench } from '../jobs/testing/bench.ts';
import type { Database } from '../storage/database.ts';
import { openSecrets } from '../storage/secret.ts';
import { createSummaryVault, readSummaries, type SummaryVault, worstOf } from './summaries.ts';

const MAY: Partial<StatementSummary> = {
  ...{ institution: 'Harbour Bank', accountHolder: 'Ada Example', accountNumber: '12345678', currency: 'GBP' },
  ...{ periodStart: '2025-05-01', periodEnd: '2025-05-31', openingBalance: '10.00', closingBalance: '12.50' },
  transactionCount: 7,
  status: 'verified',
};
const JUNE: Partial<StatementSummary> = {
  ...MAY,
  periodStart: '2025-06-01',
  periodEnd: '2025-06-30',
  status: 'mismatch',
};

describe('summaries of statements', () => {
  let bench: Bench;
  let database: Database;
  let vault: SummaryVault;
  beforeEach(async () => {
    bench = await Bench.open();
    database = await bench.storage.openDatabase();
    vault = createSummaryVault(await openSecrets(bench.settings.dataDir, bench.settings));
  });
  afterEach(async () => {
    await database.close();
    await bench.close();
  });

  const read = (wanted = {}, accountId = bench.accountId) => readSummaries(database.reads, vault, accountId, wanted);
  const rows = () => database.queries.selectFrom('statement_summaries').selectAll().execute();
  const readings = () => database.queries.selectFrom('file_readings').selectAll().execute();

  it('are kept as soon as a file is read, while others of its job wait', async () => {
    const first = await bench.upload({ pages: 2, statement: MAY });
    const second = await bench.upload({ pages: 1, held: true });
    const release = bench.pool.hold();
    const jobId = await bench.accept([first, second]);
    await expect.poll(() => read()).toHaveLength(1);
    expect((await bench.service.jobs.get(bench.accountId, jobId)).status).toBe('processing');
    const found = { ...MAY, uuid: first, jobId, reading: jobId, position: 0, pages: [1, 2] };
    expect(await read()).toEqual([expect.objectContaining(found)]);
    release();
    await bench.until(jobId);
    expect(await read({ uuids: [second] })).toEqual([
      expect.objectContaining({ uuid: second, status: 'unverifiable' }),
    ]);
  });

  it('show nothing of the paper to who has the database alone', async () => {
    await bench.convert([{ pages: 1, statement: MAY }]);
    const stored = JSON.stringify(await rows());
    for (const text of ['Harbour', 'Ada', '12345678', '12.50']) expect(stored).not.toContain(text);
  });

  it('are found by the days of their period, and by no other account', async () => {
    await bench.convert([{ pages: 1, statement: MAY }, { pages: 1, statement: JUNE }, { pages: 1 }]);
    const periods = async (wanted: object) => (await read(wanted)).map(({ periodEnd }) => periodEnd).sort();
    expect(await periods({ from: '2025-06-01' })).toEqual(['2025-06-30', null]);
    expect(await periods({ to: '2025-05-31' })).toEqual(['2025-05-31', null]);
    const other = await bench.service.accounts.create({ name: 'other', credits: 0 });
    expect(await read({}, other.id)).toEqual([]);
  });

  it('are those of the newest conversion, and of the one before when that is deleted', async () => {
    const uuid = await bench.upload({ pages: 1, statement: MAY });
    const first = await bench.until(await bench.accept([uuid]));
    const second = await bench.until(await bench.accept([uuid]));
    expect(await read()).toEqual([expect.objectContaining({ jobId: second.jobId })]);
    await bench.service.jobs.delete(bench.accountId, second.jobId);
    expect(await read()).toEqual([expect.objectContaining({ jobId: first.jobId, reading: first.jobId })]);
    await bench.service.jobs.delete(bench.accountId, first.jobId);
    expect(await read()).toEqual([]);
    expect(await readings()).toEqual([]);
  });

  it('are deleted with their file', async () => {
    const { files } = await bench.convert([{ pages: 1, statement: MAY }]);
    await bench.service.files.delete(bench.accountId, files[0]?.uuid ?? '');
    expect(await rows()).toEqual([]);
    expect(await readings()).toEqual([]);
  });
});

it('a reading is as good as the worst of its statements', () => {
  const of = (...statuses: ('verified' | 'mismatch' | 'unverifiable')[]) =>
    worstOf(statuses.map((status) => ({ status })));
  expect(of('verified', 'mismatch', 'unverifiable')).toBe('mismatch');
  expect(of('unverifiable', 'verified')).toBe('unverifiable');
  expect(of('verified')).toBe('verified');
});

describe('the result of a file that is read', () => {
  it('is there while others of its job wait, and that of the job is not', async () => {
    const bench = await Bench.open();
    try {
      const first = await bench.upload({ pages: 1, statement: MAY });
      const second = await bench.upload({ pages: 1, held: true });
      const release = bench.pool.hold();
      const jobId = await bench.accept([first, second]);
      const { jobs } = bench.service;
      const reading = async () => (await jobs.get(bench.accountId, jobId)).files[0]?.reading?.status;
      await expect.poll(reading).toBe('verified');
      expect((await jobs.result(bench.accountId, jobId, { file: first })).bytes).toBeGreaterThan(0);
      const refused = { code: 'JOB_NOT_COMPLETED' };
      await expect(jobs.result(bench.accountId, jobId)).rejects.toMatchObject(refused);
      await expect(jobs.result(bench.accountId, jobId, { file: second })).rejects.toMatchObject(refused);
      release();
      await bench.until(jobId);
    } finally {
      await bench.close();
    }
  });
});
