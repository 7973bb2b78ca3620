/** Converts a paper several times on several threads (PAPER TIMES THREADS) with the build, and prints the time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DEFAULT_BOUNDS } from '../dist/workers/bounds.js';
import { createWorkerPool } from '../dist/workers/pool.js';

const [path, times, threads] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'ledgerize-bench-'));
const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: Number(threads) });
const convert = (i) => pool.convert({ path, out: join(folder, `${i}.json`) });

// each thread has started and compiled its code, as for most of a batch of hundreds
const WARM_UP = 8;
await Promise.all(Array.from({ length: WARM_UP * Number(threads) }, (_, i) => convert(i)));
const begin = performance.now();
const idle = performance.eventLoopUtilization();
await Promise.all(Array.from({ length: Number(times) }, (_, i) => convert(i)));
const milliseconds = performance.now() - begin;
const { active } = performance.eventLoopUtilization(idle);
await pool.close();
rmSync(folder, { recursive: true });
console.log(JSON.stringify({ milliseconds, main: active }));
