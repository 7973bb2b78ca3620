/** What a held request is answered with. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Notice, Notices } from '../storage/notices.ts';
import { JobEvents } from './events.ts';
import type { Job } from './types.ts';
import { waitUntilFinal } from './wait.ts';

const LOOK_MS = 100;

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

test('an end that is noticed while the job is looked at is not missed, though the wait ends meanwhile', async () => {
  const other = new OtherNode();
  const events = new JobEvents(other);
  events.listen();
  let status: Job['status'] = 'processing';
  const look = async () => {
    const found = { status } as Job;
    await delay(LOOK_MS);
    return found;
  };
  const held = waitUntilFinal(events, { jobId: 'j', look, waitMs: 2 * LOOK_MS });
  await delay(2.5 * LOOK_MS);
  other.missed();
  await delay(LOOK_MS / 5);
  status = 'completed';
  other.heard({ event: 'job final', jobId: 'j' });
  expect((await held).status).toBe('completed');
});

test('without news, a wait among several nodes ends with the look at its beginning', async () => {
  const events = new JobEvents(new OtherNode());
  let looks = 0;
  const look = async () => ({ status: 'processing', looks: ++looks }) as unknown as Job;
  expect((await waitUntilFinal(events, { jobId: 'j', look, waitMs: LOOK_MS })).status).toBe('processing');
  expect(looks).toBe(1);
});
