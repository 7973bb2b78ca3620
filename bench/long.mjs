/** Converts a paper once (PAPER THREADS) with the build, and prints its time, its memory and the digest of its result. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DEFAULT_BOUNDS } from '../dist/workers/bounds.js';
import { createWorkerPool } from '../dist/workers/pool.js';

const [path, threads] = process.argv.slice(2);
const SAMPLE_MS = 20;
const folder = mkdtempSync(join(tmpdir(), 'ledgerize-bench-'));
const out = join(folder, 'result.json');
const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: Number(threads) });
let peak = 0;
const look = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_MS);
const begin = performance.now();
const before = process.cpuUsage();
let pagesRead = begin;
const onProgress = (done, total) => {
  if (done === total) pagesRead = performance.now();
};
const { ok, pages } = await pool.convert({ path, out }, { onProgress });
const milliseconds = performance.now() - begin;
const { user, system } = process.cpuUsage(before);
clearInterval(look);
await pool.close();
const digest = createHash('sha256').update(readFileSync(out)).digest('hex');
rmSync(folder, { recursive: true });
const reading = pagesRead - begin;
console.log(JSON.stringify({ ok, pages, milliseconds, reading, cpu: (user + system) / 1000, peak, digest }));
