/** Scans over HTTP: their progress goes page by page, and a cancelled job stops what reads them at once. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Job } from '../contract/job.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import { convert, finish, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { drawStatement } from './statement.ts';

const PAGES = 6;
/** Points, and three pixels in each. */
const [WIDTH, HEIGHT, PIXELS] = [595, 842, 3];
/** Milliseconds: a page takes some seconds to read; on a busy machine, all takes as many times as long. */
const AT_ONCE = 1_500;

let server: TestServer;
let page: Buffer;
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_OCR_THREADS: '1' });
  const drawn = await picturedPage(await drawStatement(), WIDTH, HEIGHT, PIXELS);
  page = await sharp(drawn).withMetadata({ density: 216 }).jpeg().toBuffer();
});
afterAll(() => server.close());

/** A file of so many pictures of one page, uploaded together. */
async function uploadScan(pages: number): Promise<string> {
  const body = new FormData();
  for (let at = 0; at < pages; at++) body.append('file', new Blob([new Uint8Array(page)]), `${at}.jpg`);
  const response = await server.call('/files', { method: 'POST', body });
  expect(response.status).toBe(201);
  return ((await response.json()) as { uuid: string }).uuid;
}

async function jobOf(id: string): Promise<Job> {
  return Job.parse(await (await server.call(`/jobs/${id}`, { headers: { Prefer: 'wait=0' } })).json());
}

const creditsOf = async () => ((await (await server.call('/account')).json()) as { credits: number }).credits;

test('a scan tells how many of its pages are read', async () => {
  const { jobId } = await convert(server, [await uploadScan(3)]);
  const told = new Set<number>();
  for (let job = await jobOf(jobId); job.status !== 'completed'; job = await jobOf(jobId)) {
    expect(job.status).not.toBe('failed');
    told.add(job.progress.pagesDone);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect([...told].filter((pages) => pages > 0 && pages < 3)).not.toEqual([]);
});

test('a job that is cancelled while its pages are read ends at once, is refunded, and makes room for the next', async () => {
  const credits = await creditsOf();
  const { jobId } = await convert(server, [await uploadScan(PAGES)]);
  expect(await creditsOf()).toBe(credits - PAGES);
  const asked = performance.now();
  while ((await jobOf(jobId)).progress.pagesDone === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  const pageTook = began - asked;
  expect((await server.call(`/jobs/${jobId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await finish(server, jobId)).toMatchObject({ status: 'failed', files: [{ status: 'cancelled' }], credits: 0 });
  const text = await convert(server, [(await upload(server, await drawStatement())).uuid]);
  expect(await finish(server, text.jobId)).toMatchObject({ status: 'completed' });
  expect(performance.now() - began).toBeLessThan(Math.max(AT_ONCE, pageTook));
  expect(await creditsOf()).toBe(credits - 1);
  // nothing goes on reading
  const cpu = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, AT_ONCE));
  const { user, system } = process.cpuUsage(cpu);
  expect((user + system) / 1_000).toBeLessThan(AT_ONCE / 3);
});
