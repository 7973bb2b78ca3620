/** What a held request is answered with. */
import { expect, test } from 'vitest';
import type { Notice, Notices } from '../storage/notices.ts';
import { eventually } from '../testing/eventually.ts';
import { JobEvents } from './events.ts';
import type { Job } from './types.ts';
import { waitUntilFinal } from './wait.ts';

/** The test ends each wait itself. */
const WAIT_MS = 60_000;

/** Notices of another node, as the test gives them. */
class OtherNode implements Notices {
  readonly keyChanges = { count: 0, knownUntil: 0, ask() {} };
  heard: (notice: Notice) => void = () => {};
  missed: () => void = () => {};
  tell(): void {}
  listen(heard: (notice: Notice) => void, missed: () => void): void {
    this.heard = heard;
    this.missed = missed;
  }
  async close(): Promise<void> {}
}

/** A held request for a job, whose looks the test answers one after the other. */
function hold() {
  const other = new OtherNode();
  const events = new JobEvents(other);
  events.listen();
  const end = new AbortController();
  const looks: ((job: Job) => void)[] = [];
  const look = () => new Promise<Job>((resolve) => looks.push(resolve));
  const held = waitUntilFinal(events, { jobId: 'j', look, waitMs: WAIT_MS, endOf: () => end.signal });
  const answerLook = async (number: number, status: Job['status']) => {
    await eventually(() => expect(looks).toHaveLength(number));
    looks.at(-1)?.({ status } as Job);
    // what follows the answer has been done then
    await new Promise(setImmediate);
  };
  return { other, looks, held, answerLook, end: () => end.abort() };
}

test('an end that is noticed while the job is looked at is not missed, though the wait ends meanwhile', async () => {
  const { other, held, answerLook, end } = hold();
  await answerLook(1, 'processing');
  other.missed();
  await new Promise(setImmediate);
  other.heard({ event: 'job final', jobId: 'j' });
  end();
  await answerLook(2, 'processing');
  await answerLook(3, 'completed');
  expect((await held).status).toBe('completed');
});

test('without news, a wait among several nodes ends with the look at its beginning', async () => {
  const { held, looks, answerLook, end } = hold();
  await answerLook(1, 'processing');
  end();
  expect((await held).status).toBe('processing');
  expect(looks).toHaveLength(1);
});
