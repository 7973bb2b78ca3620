/** Runs the built command as users do, and measures its time and memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const LEDGERIZE = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'ledgerize.js');
const SAMPLE_MS = 20;

export interface Ran {
  readonly milliseconds: number;
  /** resident megabytes while it ran, one for each sample */
  readonly resident: readonly number[];
  /** the largest resident size, in megabytes */
  readonly peak: number;
}

/** Given arguments, runs `ledgerize` with them. Throws if it ends with another exit code than `expected`. */
export async function runCommand(args: readonly string[], expected = 0): Promise<Ran> {
  const begin = performance.now();
  const child = spawn(process.execPath, [LEDGERIZE, ...args], { stdio: 'ignore' });
  const resident: number[] = [];
  let peak = 0;
  const look = setInterval(() => {
    const status = statusOf(child.pid!);
    if (!status) return;
    resident.push(status.resident);
    peak = status.peak;
  }, SAMPLE_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(look);
  if (code !== expected) throw new Error(`ledgerize ${args[0]} ended with ${code}`);
  return { milliseconds: performance.now() - begin, resident, peak };
}

/** Read from Linux; null once the process has ended. */
function statusOf(pid: number): { resident: number; peak: number } | null {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  return status.includes('VmHWM') ? { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') } : null;
}
