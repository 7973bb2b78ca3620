/** The figures at /metrics: of the queue, of conversions, of requests; never of a person. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawLetter, drawStatement } from './statement.ts';
import { expectForced, sampleOf, testerOf } from './testers.ts';

/** Given a server, returns its figures by name and labels. */
async function figures({ origin }: TestServer): Promise<Record<string, number>> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('of conversions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { runner: false, nodes: 1 });
  });
  afterAll(() => server.close());

  test('show how many files wait, for how long, and their outcomes', async () => {
    const { uuid, pages } = await upload(server, await drawStatement({ pages: 2 }));
    const { jobId, credits } = await convert(server, [uuid]);
    const waiting = await figures(server);
    expect(waiting.ledgerize_queued_files).toBe(1);
    expect(waiting.ledgerize_oldest_queued_file_age_seconds).toBeGreaterThan(0);
    expect(waiting.ledgerize_oldest_queued_file_age_seconds).toBeLessThan(60);
    expect(waiting.ledgerize_credits_debited_total).toBe(credits);

    await server.service.runner.start();
    expect((await finish(server, jobId)).status).toBe('completed');
    expect(await figures(server)).toMatchObject({
      ledgerize_queued_files: 0,
      ledgerize_processing_files: 0,
      ledgerize_oldest_queued_file_age_seconds: 0,
      'ledgerize_files_total{outcome="completed",code=""}': 1,
      'ledgerize_jobs_total{outcome="completed"}': 1,
      'ledgerize_worker_tasks{kind="convert"}': 0,
      'ledgerize_blob_duration_seconds_count{operation="put"}': 2,
      'ledgerize_blob_faults_total{operation="put"}': 0,
      ledgerize_database_up: 1,
      ledgerize_database_faults_total: 0,
      'ledgerize_conversion_pages_sum{outcome="completed"}': pages,
      'ledgerize_conversion_duration_seconds_count{outcome="completed"}': 1,
      ledgerize_credits_refunded_total: 0,
    });
  });

  test('show refunds for a file that is not a statement, and why', async () => {
    const { uuid, pages } = await upload(server, await drawLetter());
    const { jobId } = await convert(server, [uuid]);
    const { error } = await finish(server, jobId);
    expect(await figures(server)).toMatchObject({
      [`ledgerize_files_total{outcome="failed",code="${error!.code}"}`]: 1,
      'ledgerize_conversion_duration_seconds_count{outcome="failed"}': 1,
      ledgerize_credits_refunded_total: pages,
      'ledgerize_jobs_total{outcome="failed"}': 1,
    });
  });
});

describe('of requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { nodes: 1 });
  });
  afterAll(() => server.close());

  test('are by the pattern of the route, never by an address', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    await server.call(`/jobs/${unknown}`);
    await server.call('/convert', json({}));
    await fetch(`${server.origin}/nowhere/${unknown}`);
    const names = await figures(server);
    expect(names).toMatchObject({
      'ledgerize_http_requests_total{method="GET",route="/api/v1/jobs/:jobId",status="404"}': 1,
      'ledgerize_http_requests_total{method="POST",route="/api/v1/convert",status="400"}': 1,
      'ledgerize_http_requests_total{method="GET",route="none",status="404"}': 1,
      'ledgerize_http_request_duration_seconds_count{method="GET",route="/api/v1/jobs/:jobId"}': 1,
    });
    expect(Object.keys(names).join()).not.toContain(unknown);
  });

  test('include those of the process, and of lost workers', async () => {
    const names = await figures(server);
    expect(names.process_resident_memory_bytes).toBeGreaterThan(0);
    expect(names['ledgerize_workers_lost_total{kind="died"}']).toBe(0);
  });
});

test('docs/operations.md names exactly the existing figures of ours', async () => {
  const server = await startServer({}, { nodes: 1 });
  try {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    const told = [...text.matchAll(/^# TYPE (ledgerize_\w+)/gm)].map(([, name]) => name);
    const document = await readFile(new URL('../docs/operations.md', import.meta.url), 'utf8');
    const named = [...document.matchAll(/`(ledgerize_\w+)(?:\{[^}`]*\})?`/g)].map(([, name]) => name);
    expect(told.length).toBeGreaterThan(8);
    expect(named.sort()).toEqual(told.sort());
  } finally {
    await server.close();
  }
});

test('without its database, a server still shows the figures that it has itself', async () => {
  const server = await startServer({}, { nodes: 1 });
  const { readiness } = server.service;
  await server.service.close(0);
  readiness.started();
  const shown = await figures(server);
  expect(shown).toMatchObject({ ledgerize_database_up: 0, ledgerize_queued_files: Number.NaN });
  expect(shown['ledgerize_jobs_total{outcome="completed"}']).toBe(0);
  await server.close();
});

test('LEDGERIZE_METRICS=off removes /metrics', async () => {
  const server = await startServer({ LEDGERIZE_METRICS: 'off' });
  try {
    await expectError(await fetch(`${server.origin}/metrics`), 404, 'NOT_FOUND');
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  } finally {
    await server.close();
  }
});

test('failures that a test key forces are in no figure, and are no errors in the log', async () => {
  const server = await startServer({}, { nodes: 1 });
  try {
    const tester = await testerOf(server);
    const sample = await sampleOf(server, 'current-account.pdf');
    await expectForced(tester, sample, { step: 'upload', code: 'UPLOAD_FAILED' });
    await expectForced(tester, sample, { step: 'status', code: 'INTERNAL_ERROR' });
    await expectForced(tester, sample, { step: 'job', code: 'CONVERT_FAILED' });
    const names = Object.keys(await figures(server));
    expect(names.filter((name) => /status="5|code="CONVERT_FAILED"/.test(name))).toEqual([]);
    const lines = server.log().trim().split('\n');
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect(lines.filter((line) => line.includes('"forced":true'))).toHaveLength(2);
  } finally {
    await server.close();
  }
});
