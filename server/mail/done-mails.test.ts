/** Mails of jobs that are done: sent once, tried again while the mail server is away, and given up in the end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobEvents } from '../jobs/events.ts';
import { Bench, SILENT } from '../jobs/testing/bench.ts';
import type { Database } from '../storage/database.ts';
import { DoneMailRunner } from './done-mails.ts';
import type { Mail } from './types.ts';

const MINUTE_MS = 60_000;

let bench: Bench;
let database: Database;
let userId: string;
let sent: Mail[];
let isAway: boolean;
let runners: DoneMailRunner[];

beforeEach(async () => {
  bench = await Bench.open();
  database = await bench.storage.openDatabase();
  const from = { cookie: undefined, address: '127.0.0.1', userAgent: undefined };
  const token = bench.service.setupToken ?? '';
  const person = { name: 'Anna', email: 'anna@example.com', password: 'a long sentence of mine' };
  ({ id: userId } = (await bench.service.users.claim({ ...person, token }, from)).user);
  sent = [];
  isAway = false;
  runners = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const runner of runners) await runner.stop(1_000);
  await database.close();
  await bench.close();
});

function open(): DoneMailRunner {
  const mailer = {
    async send(mail: Mail) {
      if (isAway) throw new Error('the mail server is away');
      sent.push(mail);
    },
    check: async () => {},
  };
  const parts = { database, jobs: bench.service.jobs, events: new JobEvents(), mailer, log: SILENT };
  const runner = new DoneMailRunner({ ...parts, publicUrl: 'https://statements.example.com' });
  runners.push(runner);
  return runner;
}

async function finalJob(): Promise<string> {
  const { jobId } = await bench.until(await bench.accept([await bench.upload({ pages: 1 })]));
  return jobId;
}

const wish = (jobId: string) => ({ accountId: bench.accountId, jobId, userId, language: 'en' as const });
const kept = () => database.reads.selectFrom('job_mails').selectAll().execute();
const due = () => database.reads.selectFrom('job_mails').selectAll().where('due_at', 'is not', null).execute();

test('two nodes that look at the same time send one mail', async () => {
  const jobId = await finalJob();
  const [one, other] = [open(), open()];
  isAway = true;
  await one.want(wish(jobId));
  await expect.poll(kept).toMatchObject([{ attempts: 1 }]);
  isAway = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE_MS });
  one.start();
  other.start();
  await expect.poll(due).toEqual([]);
  expect(sent.map(({ to }) => to)).toEqual(['anna@example.com']);
});

test('a mail is given up after some attempts', async () => {
  const jobId = await finalJob();
  isAway = true;
  await open().want(wish(jobId));
  for (let attempts = 1; attempts < 5; attempts++) {
    await expect.poll(kept).toMatchObject([{ attempts }]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 481 * MINUTE_MS });
    open().start();
  }
  await expect.poll(due).toEqual([]);
  expect(sent).toEqual([]);
});

test('a person whose conversion is cancelled by hand gets none, and a deleted job leaves none', async () => {
  const runner = open();
  const release = bench.pool.hold();
  const jobId = await bench.accept([await bench.upload({ pages: 1, held: true })]);
  await runner.want(wish(jobId));
  await bench.service.jobs.delete(bench.accountId, jobId);
  release();
  runner.start();
  await expect.poll(due).toEqual([]);
  expect(sent).toEqual([]);
  await bench.service.jobs.delete(bench.accountId, jobId);
  expect(await kept()).toEqual([]);
});

test('nothing more is sent after a stop', async () => {
  const ids = [];
  for (let count = 0; count < 12; count++) ids.push(await finalJob());
  isAway = true;
  const first = open();
  for (const id of ids) await first.want(wish(id));
  await expect.poll(async () => (await kept()).filter(({ attempts }) => attempts === 1).length).toBe(ids.length);
  isAway = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE_MS });
  const runner = open();
  runner.start();
  await runner.stop(1_000);
  const atStop = sent.length;
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toHaveLength(atStop);
  expect(atStop).toBeLessThan(ids.length);
});
