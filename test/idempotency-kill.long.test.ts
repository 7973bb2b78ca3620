/**
 * A client that repeats each call with its idempotency key until it is answered gets it done exactly once, whenever the
 * server is killed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { File } from '../contract/file.ts';
import { AcceptedJob } from '../contract/job.ts';
import { openUseCases } from '../server/service.ts';
import { readSettings } from '../server/settings.ts';
import { Calls } from './calls.ts';
import { serverEnvironment } from './environment.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { uploadForm } from './server.ts';
import { drawStatement } from './statement.ts';

const KEY = 'the-key-of-the-killed-server';
const CREDITS = 10_000;
const KILLS = 4;
/** The most calls that are answered before the kill: from none to some later ones. */
const MOST_ANSWERED = 6;

/** Repeats a call until a server answers it, over as many servers as needed. */
async function untilAnswered(origin: () => Promise<string>, key: string, path: string, init: () => RequestInit) {
  for (;;) {
    const at = await origin();
    try {
      const { headers, ...rest } = init();
      const response = await fetch(`${at}/api/v1${path}`, {
        ...rest,
        headers: { 'X-Api-Key': KEY, 'Idempotency-Key': key, ...headers },
      });
      const body = await response.json();
      if (response.status === 409) {
        // on a cluster, the key of a killed server is free when its lease has ended
        await delay(Number(response.headers.get('Retry-After')) * 1_000);
        continue;
      }
      expect({ status: response.status, body }).toMatchObject({
        status: expect.toSatisfy((s) => [201, 202].includes(s)),
      });
      return body;
    } catch (error) {
      // the connection broke with the server
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

test('each file is kept once and each job started and debited once', async () => {
  const environment = await serverEnvironment(KEY, CREDITS);
  const bytes = await drawStatement({ pages: 1 });
  let server: ServerProcess = await startProcess(environment);
  let restarting: Promise<void> | undefined;
  const origin = async () => {
    await restarting;
    return server.origin;
  };
  let over = false;
  const calls = new Calls();
  const told: { uuid: string; jobId: string }[] = [];
  const work = async () => {
    for (let n = 0; !over; n++) {
      const upload = () => ({ method: 'POST', body: uploadForm(bytes) });
      const { uuid } = File.parse(await calls.answered(untilAnswered(origin, `upload ${n}`, '/files', upload)));
      const convert = () => ({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids: [uuid], format: 'JSON' }),
      });
      const { jobId } = AcceptedJob.parse(
        await calls.answered(untilAnswered(origin, `convert ${n}`, '/convert', convert)),
      );
      told.push({ uuid, jobId });
    }
  };
  const working = work();
  // its result is checked below; until then it may fail without a handler
  working.catch(() => {});
  for (let kills = 0; kills < KILLS; kills++) {
    await Promise.race([calls.someMoment(MOST_ANSWERED), working]);
    restarting = server.end('SIGKILL').then(async () => {
      server = await startProcess(environment);
    });
    await restarting;
  }
  over = true;
  await working;
  expect(await server.end('SIGTERM')).toBe(0);

  const useCases = await openUseCases(readSettings(environment));
  try {
    const account = (await useCases.accounts.first())!;
    expect(await useCases.accounts.usage(account.id)).toEqual({
      files: told.length,
      jobs: told.length,
      creditsSpent: told.length,
    });
    expect(await useCases.credits.balance(account.id)).toBe(CREDITS - told.length);
  } finally {
    await useCases.close();
  }
});
