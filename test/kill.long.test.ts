/** A server that is killed at any moment loses no accepted job and no credit. */
import { expect, test } from 'vitest';
import { Job, JobList } from '../contract/job.ts';
import { openUseCases } from '../server/service.ts';
import { readSettings } from '../server/settings.ts';
import { Calls } from './calls.ts';
import { convert, upload } from './client.ts';
import { serverEnvironment } from './environment.ts';
import { startProcess } from './process.ts';
import { drawStatement } from './statement.ts';

const KEY = 'the-key-of-the-killed-server';
const CREDITS = 10_000;
const PAGES = 3;
const KILLS = 4;
/** The most calls that are answered before the kill: from none to some jobs later. */
const MOST_ANSWERED = 12;

const caller = (origin: string) => ({
  call: (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': KEY, ...(init.headers as object) } }),
});

/** Uploads and converts one file after the other until the server is gone. Records each accepted job, and its file. */
async function work(origin: string, bytes: Uint8Array, accepted: Map<string, string>, calls: Calls): Promise<void> {
  for (;;) {
    try {
      const { uuid } = await calls.answered(upload(caller(origin), bytes));
      const { jobId } = await calls.answered(convert(caller(origin), [uuid]));
      accepted.set(jobId, uuid);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function allJobs(origin: string): Promise<Job[]> {
  const { call } = caller(origin);
  const jobs: Job[] = [];
  for (let cursor = ''; ; ) {
    const page = JobList.parse(await (await call(`/jobs?limit=100${cursor}`)).json());
    jobs.push(...page.jobs);
    if (page.nextCursor === null) return jobs;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
}

test('every accepted job finishes after the restart, debited once', async () => {
  const environment = await serverEnvironment(KEY, CREDITS);
  const bytes = await drawStatement({ pages: PAGES });
  const accepted = new Map<string, string>();
  for (let kills = 0; kills < KILLS; kills++) {
    const server = await startProcess(environment);
    const calls = new Calls();
    const working = Promise.all([1, 2].map(() => work(server.origin, bytes, accepted, calls)));
    await Promise.race([calls.someMoment(MOST_ANSWERED), working]);
    await server.end('SIGKILL');
    await working;
  }

  const server = await startProcess(environment);
  for (const job of await allJobs(server.origin)) {
    let { status } = job;
    while (status === 'queued' || status === 'processing') {
      const response = await caller(server.origin).call(`/jobs/${job.jobId}`, { headers: { Prefer: 'wait=30' } });
      ({ status } = Job.parse(await response.json()));
    }
  }
  const jobs = await allJobs(server.origin);
  expect(await server.end('SIGTERM')).toBe(0);

  expect(jobs.map((job) => job.status)).toEqual(jobs.map(() => 'completed'));
  expect(jobs.map((job) => job.credits)).toEqual(jobs.map(() => PAGES));
  const known = new Set(jobs.map((job) => job.jobId));
  expect([...accepted.keys()].filter((jobId) => !known.has(jobId))).toEqual([]);

  const useCases = await openUseCases(readSettings(environment));
  const account = (await useCases.accounts.first())!;
  expect(await useCases.credits.balance(account.id)).toBe(CREDITS - jobs.length * PAGES);
  await useCases.close();
});
