/** A turn of the queue takes files of several accounts, or none of them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import type { Database } from './database.ts';
import { takeTurn } from './takes.ts';

const TAKE = { worker: 'w', now: 100, leaseMs: 60_000 };
const ACCOUNTS = 4;

let bench: Bench;
let database: Database;
beforeEach(async () => {
  bench = await Bench.open({ running: false });
  database = await bench.storage.openDatabase();
  const accounts = [bench.accountId];
  for (let at = 1; at < ACCOUNTS; at++) {
    accounts.push((await bench.service.accounts.create({ name: `${at}`, credits: 10 })).id);
  }
  for (const account of accounts) {
    const uuids = [await bench.upload({ pages: 1 }, account), await bench.upload({ pages: 1 }, account)];
    await bench.accept(uuids, 'JSON', account);
  }
});
afterEach(async () => {
  await database.close();
  await bench.close();
});

const statuses = async () => {
  const rows = await database.queries.selectFrom('job_files').select('status').orderBy('status').execute();
  return rows.map(({ status }) => status);
};

test('a turn takes one file of each account, and their jobs begin', async () => {
  const taken = await takeTurn(database, TAKE, 2 * ACCOUNTS);
  expect(new Set(taken.map(({ accountId }) => accountId)).size).toBe(ACCOUNTS);
  expect(taken).toHaveLength(ACCOUNTS);
  expect(taken.map(({ filename }) => filename)).not.toContain('');
  const jobs = await database.queries.selectFrom('jobs').select(['status', 'started_at']).execute();
  expect(jobs).toEqual(Array.from({ length: ACCOUNTS }, () => ({ status: 'processing', started_at: TAKE.now })));
});

test('it takes no more than asked for, and then the others', async () => {
  const first = await takeTurn(database, TAKE, 3);
  const next = await takeTurn(database, TAKE, 3);
  expect(first).toHaveLength(3);
  // of the account with the fewest running files alone
  expect(next).toHaveLength(1);
  expect(new Set([...first, ...next].map(({ accountId }) => accountId)).size).toBe(ACCOUNTS);
});

test('a turn that fails after its take gives the files back', async () => {
  const broken = new Proxy(database.queries, {
    get(of, name) {
      if (name === 'insertInto') throw new Error('the database is away');
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
  const taking = takeTurn({ reads: database.reads, inSteps: (work) => work(broken) }, TAKE, ACCOUNTS);
  await expect(taking).rejects.toThrow('the database is away');
  expect(await statuses()).toEqual(Array.from({ length: 2 * ACCOUNTS }, () => 'queued'));
});

test('a file whose end cannot be written does not keep a server from its start', async () => {
  await database.queries.updateTable('job_files').set({ interruptions: 21 }).execute();
  await database.queries.updateTable('files').set({ debit_round: 9 }).execute();
  await expect(bench.service.runner.start()).resolves.toBeUndefined();
});
