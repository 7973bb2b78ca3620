import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DoomedBlobs } from '../storage/blob-sweep.ts';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { Bench } from './testing/bench.ts';

const KILLS = 10;
const A_WEEK_MS = 7 * 86_400_000;
const SERVER = fileURLToPath(new URL('./testing/doomed-server.ts', import.meta.url));
const TEMPORARY = fileURLToPath(new URL('../../.tmp', import.meta.url));

let folder: string;
let server: string;
/** One file: otherwise each server would compile its hundreds of sources again. */
beforeAll(async () => {
  await mkdir(TEMPORARY, { recursive: true });
  // inside the project, so that it finds the packages
  folder = await mkdtemp(join(TEMPORARY, 'doomed-'));
  server = join(folder, 'server.mjs');
  await build({
    entryPoints: [SERVER],
    outfile: server,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs a server on the storage and kills it at a random moment after it has accepted some jobs. Returns the jobs that it
 * reported as accepted, with their pages.
 */
async function runAndKill(storage: TestStorage): Promise<Map<string, number>> {
  const accepted = new Map<string, number>();
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...storage.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [word, jobId, pages] = line.split(' ');
    if (word === 'accepted') accepted.set(jobId!, Number(pages));
  });
  const told = once(lines, 'close');
  while (accepted.size < 2) await once(lines, 'line');
  await delay(Math.random() * 250);
  child.kill('SIGKILL');
  await Promise.all([exited, told]);
  return accepted;
}

it('loses no accepted job and no credit after kill -9, and leaves no bytes without a row', async () => {
  const storage = await makeStorage();
  const accepted = new Map<string, number>();
  for (let n = 0; n < KILLS; n++) for (const [id, pages] of await runAndKill(storage)) accepted.set(id, pages);

  const bench = await Bench.open({ storage });
  try {
    expect(accepted.size).toBeGreaterThan(KILLS);
    for (const [jobId, pages] of accepted) {
      expect(await bench.until(jobId)).toMatchObject({ status: 'completed', credits: pages });
    }
    const database = await storage.openDatabase();
    try {
      // A job may be kept although the killed process could not print it: it is debited and converted too.
      const jobs = await database.queries.selectFrom('jobs').select(['id', 'status']).execute();
      for (const { id } of jobs) expect((await bench.until(id)).status).toBe('completed');
      expect(jobs.length - accepted.size).toBeLessThanOrEqual(KILLS);

      const units = await database.queries.selectFrom('job_files').select(['pages', 'credits']).execute();
      const pages = units.reduce((sum, unit) => sum + unit.pages, 0);
      expect(await bench.balance()).toBe(1_000_000 - pages);
      const debits = await database.queries.selectFrom('ledger').selectAll().where('kind', '!=', 'grant').execute();
      expect(debits.map((row) => row.kind)).toEqual(units.map(() => 'debit'));

      // another node could still be writing what is noted: a sweep waits for a day
      await new DoomedBlobs(database, await storage.openBlobs()).sweep(Date.now() + A_WEEK_MS);
      const files = await database.queries.selectFrom('files').select('uuid').execute();
      expect((await storage.blobs('files')).sort()).toEqual(files.map(({ uuid }) => `${uuid}.pdf`).sort());
      expect(await storage.blobs('extractions')).toHaveLength(units.length);
      expect(await storage.temporary()).toEqual([]);
    } finally {
      await database.close();
    }
  } finally {
    await bench.close();
  }
});
