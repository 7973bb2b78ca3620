/** Waiting for a job: how often the client asks. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Job } from '../index.ts';
import { AT_ONCE, failure, scripted } from '../testing/scripted.ts';

const job = (status: string, pagesDone = 0) => ({ body: { jobId: 'j', status, progress: { pagesDone } } });

test('the service holds each request for 20 s, until the job is final', async () => {
  const { client, received } = await scripted([job('failed')]);
  expect(await client.jobs.wait('j')).toMatchObject({ status: 'failed' });
  expect(received.map(({ headers }) => headers.prefer)).toEqual(['wait=20']);
});

test('if progress is asked for, the service sets the time, which fits the rate limit', async () => {
  const { client, received } = await scripted([job('completed', 3)]);
  const told: Job[] = [];
  await client.jobs.wait('j', { onProgress: (now) => told.push(now) });
  expect(told).toMatchObject([{ status: 'completed', progress: { pagesDone: 3 } }]);
  expect(received.map(({ headers }) => headers.prefer)).toEqual([undefined]);
});

test('if something answers at once, the requests are a second apart', async () => {
  const pauses: number[] = [];
  const slow = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (end: () => void, ms: number) => {
    // longer ones are time limits
    if (ms > 1_000) return slow(end, ms);
    pauses.push(ms);
    return slow(end, 0);
  });
  const { client, received } = await scripted([job('queued'), job('processing'), job('completed')]);
  expect(await client.jobs.wait('j')).toMatchObject({ status: 'completed' });
  expect(received).toHaveLength(3);
  expect(pauses).toHaveLength(2);
  expect(Math.min(...pauses)).toBeGreaterThan(800);
});

test('it tries twice as often as other calls, and never if the user says so', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  const { client, received } = await scripted([failure('INTERNAL_ERROR', 503, AT_ONCE)], { maxRetries: 2 });
  await expect(client.jobs.wait('j')).rejects.toMatchObject({ status: 503 });
  expect(received).toHaveLength(5);
  await expect(client.jobs.wait('j', { maxRetries: 0 })).rejects.toMatchObject({ status: 503 });
  await expect(client.jobs.get('j')).rejects.toMatchObject({ status: 503 });
  expect(received).toHaveLength(9);
});
