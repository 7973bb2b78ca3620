/** Converts a scan (PAPER READERS) with the build, and prints its time, its CPU time and the memory at the peak. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DEFAULT_BOUNDS } from '../dist/workers/bounds.js';
import { createWorkerPool } from '../dist/workers/pool.js';

const [path, threads] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'ledgerize-bench-'));
const readers = { ...DEFAULT_BOUNDS.readers, threads: Number(threads) };
const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1, readers });
const convert = (i) => pool.convert({ path, out: join(folder, `${i}.json`) });

// the readers have loaded their models and compiled their code
await convert(0);
const begin = performance.now();
const before = process.cpuUsage();
await convert(1);
const { user, system } = process.cpuUsage(before);
const milliseconds = performance.now() - begin;
const peak = process.resourceUsage().maxRSS;
await pool.close();
rmSync(folder, { recursive: true });
console.log(JSON.stringify({ milliseconds, cpu: (user + system) / 1000, peak: peak / 1024 }));
