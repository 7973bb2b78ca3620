/** The status call: held until the job is final, for as long as requested, and never for a client that has left. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AcceptedJob, Job } from '../contract/job.ts';
import { eventually } from '../server/testing/eventually.ts';
import { convert, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { drawStatement } from './statement.ts';

let server: TestServer;
let jobId: string;
beforeAll(async () => {
  server = await startServer({}, { runner: false, nodes: 1 });
  const { uuid } = await upload(server, await drawStatement({ pages: 6 }));
  ({ jobId } = await convert(server, [uuid]));
});
afterAll(() => server.close());

async function ask(prefer?: string, init: RequestInit = {}) {
  const started = performance.now();
  const headers: Record<string, string> = prefer === undefined ? {} : { Prefer: prefer };
  const response = await server.call(`/jobs/${jobId}`, { ...init, headers });
  const job = Job.parse(await response.json());
  return { response, job, ms: performance.now() - started };
}

describe('the status of a job that is not final', () => {
  test('is held for two seconds', async () => {
    const { response, job, ms } = await ask();
    expect(job.status).toBe('queued');
    expect(ms).toBeGreaterThan(1_900);
    expect(ms).toBeLessThan(4_000);
    expect(response.headers.has('preference-applied')).toBe(false);
  });

  test('is held for as long as the client prefers', async () => {
    const { response, ms } = await ask('wait=1');
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(1_900);
    expect(response.headers.get('preference-applied')).toBe('wait=1');
  });

  test('is answered at once if the client prefers that', async () => {
    const { response, ms } = await ask('wait=0');
    expect(ms).toBeLessThan(900);
    expect(response.headers.get('preference-applied')).toBe('wait=0');
  });

  test('has the hints that the job was started with, if any', async () => {
    const hints = { year: 2024, dateOrder: 'DMY' };
    const { uuid } = await upload(server, await drawStatement({ pages: 1 }));
    const started = await server.call('/convert', json({ ids: [uuid], format: 'JSON', hints }));
    const accepted = AcceptedJob.parse(await started.json());
    const answer = await server.call(`/jobs/${accepted.jobId}`, { headers: { Prefer: 'wait=0' } });
    expect(Job.parse(await answer.json()).hints).toEqual(hints);
    expect((await ask('wait=0')).job.hints).toBeUndefined();
  });

  test('is held no longer than its client stays', async () => {
    const hold = vi.spyOn(server.service.jobs, 'waitUntilFinal');
    const leaving = new AbortController();
    const gone = ask('wait=30', { signal: leaving.signal }).catch((error: Error) => error.name);
    await eventually(() => expect(hold).toHaveBeenCalled());
    leaving.abort();
    expect(await gone).toBe('AbortError');
    const left = performance.now();
    await expect(hold.mock.results[0]!.value).resolves.toMatchObject({ status: 'queued' });
    expect(performance.now() - left).toBeLessThan(20_000);
    hold.mockRestore();
  });
});

test('a held status is answered as soon as the job is final, and not for progress', async () => {
  const hold = vi.spyOn(server.service.jobs, 'waitUntilFinal');
  const held = ask('wait=30');
  await eventually(() => expect(hold).toHaveBeenCalled());
  await server.service.runner.start();
  const { job, ms } = await held;
  expect(job.status).toBe('completed');
  expect(ms).toBeLessThan(20_000);
  hold.mockRestore();
});

test('a held status is answered when the server stops', async () => {
  const stopping = await startServer({}, { runner: false, nodes: 1 });
  const { uuid } = await upload(stopping, await drawStatement());
  const { jobId: waiting } = await convert(stopping, [uuid]);
  const hold = vi.spyOn(stopping.service.jobs, 'waitUntilFinal');
  const held = stopping.call(`/jobs/${waiting}`, { headers: { Prefer: 'wait=30' } });
  await eventually(() => expect(hold).toHaveBeenCalled());
  await stopping.close();
  expect(await (await held).json()).toMatchObject({ status: 'queued' });
});
