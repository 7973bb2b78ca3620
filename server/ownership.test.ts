/**
 * Another account's id and an unknown id take the same way through the database, so response times do not distinguish
 * them.
 */

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type KyselyPlugin, type RootOperationNode, SqliteQueryCompiler } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Views } from './audit/record.ts';
import { createFiles } from './files/files.ts';
import { createPasswordVault } from './files/passwords.ts';
import type { Files } from './files/types.ts';
import { JobEvents } from './jobs/events.ts';
import { createJobs } from './jobs/jobs.ts';
import { Progress } from './jobs/progress.ts';
import { Bench } from './jobs/testing/bench.ts';
import type { Jobs } from './jobs/types.ts';
import { ringOf } from './secrets/ring.ts';
import { lockAccount } from './storage/accounts.ts';
import { DoomedBlobs } from './storage/blob-sweep.ts';
import type { Database } from './storage/database.ts';
import { openSecrets } from './storage/secret.ts';
import { TemporaryFolder } from './storage/temporary.ts';
import { createSummaryVault } from './summaries/summaries.ts';

let bench: Bench;
let database: Database;
let files: Files;
let jobs: Jobs;
let owned: { uuid: string; jobId: string };
let stranger: string;
/** the statements since the test began, with placeholders for their values */
let statements: string[];

/** Records each statement that passes through it. */
const recorder: KyselyPlugin = {
  transformQuery({ node, queryId }): RootOperationNode {
    statements.push(new SqliteQueryCompiler().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  bench = await Bench.open();
  const uuid = await bench.upload({ pages: 1, password: 'tulip' });
  await bench.service.files.setPassword(bench.accountId, uuid, 'tulip');
  const { jobId } = await bench.until(await bench.accept([uuid]));
  owned = { uuid, jobId };
  stranger = (await bench.service.accounts.create({ name: 'stranger', credits: 10 })).id;
  const { dataDir } = bench.settings;
  database = await bench.storage.openDatabase();
  const queries = database.queries.withPlugin(recorder);
  const transaction: Database['transaction'] = (work) => queries.transaction().execute(work);
  const reads = database.reads.withPlugin(recorder);
  const ofAccount: Database['ofAccount'] = (id, work) => transaction(async (tx) => work(tx, await lockAccount(tx, id)));
  const recorded: Database = { ...database, queries, reads, transaction, ofAccount, freeing: ofAccount };
  const blobs = await bench.storage.openBlobs();
  const parts = {
    database: recorded,
    blobs,
    doomed: new DoomedBlobs(recorded, blobs),
    temporary: new TemporaryFolder(join(dataDir, 'tmp')),
    pool: bench.pool,
    vault: createPasswordVault(ringOf('0'.repeat(64))),
    summaryVault: createSummaryVault(await openSecrets(dataDir, bench.settings)),
    events: new JobEvents(),
    progress: new Progress(),
    maxQueuedFiles: 10,
    views: new Views(database, () => {}),
    creditsLow: 0,
  };
  files = createFiles(parts);
  jobs = createJobs(parts);
});
afterAll(async () => {
  await database.close();
  await bench.close();
});
beforeEach(() => {
  statements = [];
});

/** The questions of an account about an id. */
const QUESTIONS: Record<string, (account: string, ids: { uuid: string; jobId: string }) => Promise<unknown>> = {
  'files.get': (account, { uuid }) => files.get(account, uuid),
  'files.setPassword': (account, { uuid }) => files.setPassword(account, uuid, 'tulip'),
  'files.page': (account, { uuid }) => files.page(account, uuid, { page: 1, width: 100 }),
  'files.words': (account, { uuid }) => files.words(account, uuid, 1),
  'files.delete': (account, { uuid }) => files.delete(account, uuid),
  'jobs.get': (account, { jobId }) => jobs.get(account, jobId),
  'jobs.waitUntilFinal': (account, { jobId }) => jobs.waitUntilFinal(account, jobId, 1_000),
  'jobs.result': (account, { jobId, uuid }) => jobs.result(account, jobId, { file: uuid }),
  'jobs.delete': (account, { jobId }) => jobs.delete(account, jobId),
  'jobs.accept': (account, { uuid }) => jobs.accept({ accountId: account, ids: [uuid], format: 'JSON' }),
};

test('every use case that takes an id is covered', () => {
  const named = [
    ...Object.keys(files).map((name) => `files.${name}`),
    ...Object.keys(jobs).map((name) => `jobs.${name}`),
  ];
  // the last one gets a job, not its id
  const withoutId = ['files.upload', 'files.list', 'jobs.list', 'jobs.failIfForced'];
  expect(Object.keys(QUESTIONS).sort()).toEqual(named.filter((name) => !withoutId.includes(name)).sort());
});

/** The caller's own account is locked first. */
const OWN_ACCOUNT = /^select \* from "accounts" where "id" = (\?|\$1)( for no key update)?$/;

test.each(Object.entries(QUESTIONS))('%s makes only one query, by id and account', async (_name, ask) => {
  const never = { uuid: randomUUID(), jobId: randomUUID() };
  const unknown = (await ask(stranger, never).catch((error: unknown) => error)) as Error;
  const made = statements.filter((text) => !OWN_ACCOUNT.test(text));
  statements = [];
  const foreign = (await ask(stranger, owned).catch((error: unknown) => error)) as Error;
  expect(statements.filter((text) => !OWN_ACCOUNT.test(text))).toEqual(made);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatch(/"account_id" = (\?|\$\d)/);
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign.message).toBe(unknown.message);
});
