import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccounts } from '../accounts/accounts.ts';
import { Views } from '../audit/record.ts';
import { createCredits } from '../credits/credits.ts';
import { removeFile } from '../files/remove.ts';
import { ringOf } from '../secrets/ring.ts';
import { DoomedBlobs } from '../storage/blob-sweep.ts';
import type { Database } from '../storage/database.ts';
import { insertFile } from '../storage/files.ts';
import { sumOf } from '../storage/ledger.ts';
import { putBackLost } from '../storage/queue.ts';
import { type TakenFile, takeNext } from '../storage/takes.ts';
import { TemporaryFolder } from '../storage/temporary.ts';
import { createSummaryVault } from '../summaries/summaries.ts';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { JobEvents } from './events.ts';
import { createJobs } from './jobs.ts';
import { Progress } from './progress.ts';
import { settleFile } from './settle.ts';
import { PaperPool } from './testing/pool.ts';

const FILES = 4;
const CREDITS = 25;

type Step =
  | { readonly kind: 'accept'; readonly files: readonly number[] }
  | { readonly kind: 'take' }
  | { readonly kind: 'end'; readonly which: number; readonly success: boolean }
  | { readonly kind: 'crash' }
  | { readonly kind: 'deleteJob'; readonly which: number }
  | { readonly kind: 'deleteFile'; readonly file: number };

const index = fc.nat({ max: 1_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('accept' as const),
      files: fc.array(fc.nat({ max: FILES - 1 }), { minLength: 1, maxLength: FILES }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('take' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('end' as const), which: index, success: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deleteJob' as const), which: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteFile' as const), file: fc.nat({ max: FILES - 1 }) }) },
);

/** The rules for credits, written simply: no tables, no order of statements. */
class Model {
  balance = CREDITS;
  readonly files: { uuid: string; pages: number; debited: boolean; converted: boolean; deleted: boolean }[];
  /** the open files of jobs */
  open: { jobId: string; file: number }[] = [];

  constructor(files: { uuid: string; pages: number }[]) {
    this.files = files.map((file) => ({ ...file, debited: false, converted: false, deleted: false }));
  }

  cost(wanted: readonly number[]): number {
    const unpaid = [...new Set(wanted)].filter((file) => !this.files[file]!.deleted && !this.files[file]!.debited);
    return unpaid.reduce((sum, file) => sum + this.files[file]!.pages, 0);
  }

  accept(jobId: string, wanted: readonly number[]): void {
    this.balance -= this.cost(wanted);
    for (const file of new Set(wanted)) {
      if (this.files[file]!.deleted) continue;
      this.files[file]!.debited = true;
      this.open.push({ jobId, file });
    }
  }

  end(jobId: string, file: number, success: boolean): void {
    if (!this.open.some((one) => one.jobId === jobId && one.file === file)) return;
    this.open = this.open.filter((one) => one.jobId !== jobId || one.file !== file);
    const state = this.files[file]!;
    if (success) state.converted = true;
    const held = this.open.some((one) => one.file === file);
    if (!success && state.debited && !state.converted && !held) {
      state.debited = false;
      this.balance += state.pages;
    }
  }
}

let storage: TestStorage;
let database: Database;
beforeAll(async () => {
  storage = await makeStorage();
  database = await storage.openDatabase();
});
afterAll(async () => {
  await database.close();
  await storage.remove();
});

it('keeps the promised balance, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: FILES, maxLength: FILES }),
      fc.array(step, { minLength: 20, maxLength: 60 }),
      run,
    ),
    { numRuns: 30 },
  );
});

async function run(pages: number[], steps: Step[]): Promise<void> {
  const blobs = await storage.openBlobs();
  const events = new JobEvents();
  const doomed = new DoomedBlobs(database, blobs);
  const temporary = new TemporaryFolder(join(storage.dataDir, 'tmp'));
  const pool = new PaperPool();
  const parts = {
    database,
    blobs,
    doomed,
    events,
    temporary,
    pool,
    progress: new Progress(),
    summaryVault: createSummaryVault(ringOf('a secret of thirty-two characters, and more')),
    maxQueuedFiles: 1_000,
    views: new Views(database, () => {}),
    creditsLow: 0,
  };
  const jobs = createJobs(parts);
  const limits = { requestsPerMinute: 60, maxFileBytes: 1, retentionMs: 1 };
  const { id: accountId } = await createAccounts(database, limits).create({ name: 'model', credits: CREDITS });
  const model = new Model(
    await Promise.all(pages.map(async (count) => ({ uuid: await upload(accountId, count), pages: count }))),
  );
  const jobIds: string[] = [];
  const taken: TakenFile[] = [];
  /** takes that were not lost in a crash */
  const live = new Set<TakenFile>();

  try {
    for (const one of steps) {
      if (one.kind === 'accept') {
        const cost = model.cost(one.files);
        const attempt = jobs.accept({
          accountId,
          ids: one.files.map((file) => model.files[file]!.uuid),
          format: 'JSON',
        });
        if (one.files.every((file) => model.files[file]!.deleted)) {
          await expect(attempt).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
        } else if (cost > model.balance) {
          await expect(attempt).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
        } else {
          const accepted = await attempt;
          expect(accepted.credits).toBe(cost);
          jobIds.push(accepted.jobId);
          model.accept(accepted.jobId, one.files);
        }
      } else if (one.kind === 'take') {
        const next = await takeNext(database, { worker: 'w', now: 1, leaseMs: 60_000 });
        if (next !== undefined) {
          taken.push(next);
          live.add(next);
        }
      } else if (one.kind === 'end' && taken.length > 0) {
        // A lease that was lost in a crash, or whose file has ended, may come back late: then nothing may change.
        const lease = taken[one.which % taken.length]!;
        const outcome = one.success
          ? ({ status: 'completed', extractionKey: 'extractions/x', summaries: [] } as const)
          : ({ status: 'failed', code: 'NO_TRANSACTIONS', message: 'none' } as const);
        const { ended } = await database.transaction((tx) => settleFile(tx, lease, outcome, 3));
        const file = model.files.findIndex((each) => each.uuid === lease.uuid);
        const open = model.open.some((each) => each.jobId === lease.jobId && each.file === file);
        expect(ended).toBe(live.delete(lease) && open);
        if (ended) model.end(lease.jobId, file, one.success);
      } else if (one.kind === 'crash') {
        await putBackLost(database.queries, 'all');
        live.clear();
      } else if (one.kind === 'deleteJob' && jobIds.length > 0) {
        const jobId = jobIds[one.which % jobIds.length]!;
        const final = !model.open.some((each) => each.jobId === jobId);
        await jobs.delete(accountId, jobId);
        if (final) jobIds.splice(jobIds.indexOf(jobId), 1);
        for (const each of [...model.open]) if (each.jobId === jobId) model.end(jobId, each.file, false);
      } else if (one.kind === 'deleteFile') {
        await removeFile(parts, { uuid: model.files[one.file]!.uuid, accountId }, 'deleted');
        model.files[one.file]!.deleted = true;
        for (const each of [...model.open]) if (each.file === one.file) model.end(each.jobId, each.file, false);
      }
      const balance = await createCredits(database, 0).balance(accountId);
      expect(balance).toBe(model.balance);
      expect(await sumOf(database.queries, accountId)).toBe(balance);
    }
  } finally {
    // The next run would take what this one leaves in the queue.
    for (const jobId of jobIds) {
      if (model.open.some((each) => each.jobId === jobId)) await jobs.delete(accountId, jobId);
    }
  }
}

async function upload(accountId: string, pages: number): Promise<string> {
  const uuid = crypto.randomUUID();
  await insertFile(database.queries, {
    uuid,
    account_id: accountId,
    filename: 'a.pdf',
    bytes: 1,
    sha256: '',
    pages,
    password_required: 0,
    password: null,
    created_at: Date.now(),
    expires_at: Date.now() + 3_600_000,
    deleted_at: null,
    converted_at: null,
    debit_round: 0,
    debit_job_id: null,
    metadata: null,
    client_id: null,
    test: 0,
  });
  return uuid;
}
