/**
 * The CPU time of a worker thread, read from outside, so that it works for a thread that does not answer. The first
 * available source of three is used:
 *
 * 1. `/proc/self/task/<thread>/stat` on Linux, with every version of Node.js: the time that the thread ran, in steps of
 * 10 ms.
 * 2. `worker.cpuUsage()`, from Node.js 22.20 and 24.6 on, on every system: it also interrupts an endless loop.
 * 3. The CPU time of the whole process if it is less than the time by the clock: no thread has run longer than either.
 * With Node.js 20 on macOS and Windows, the work of other threads may count too; that of other processes never does.
 */
import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** Returns the milliseconds that a thread has run since any fixed moment; rejects if the thread has ended. */
export type CpuTime = () => Promise<number>;

/** Linux reports hundredths of a second to programs, whatever its kernel uses. */
const TICK_MS = 10;
/** The position of `utime` in `stat`, counted after the name of the thread; `stime` follows. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** In a thread: returns the system's number of the thread, if the system shows it. */
export function systemThread(): number | undefined {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    ticksOf(thread);
    return thread;
  } catch {
    return undefined;
  }
}

/** Given a worker and the value of `systemThread` in it, returns a function that reads its CPU time. */
export function cpuTimeOf(worker: Worker, thread: number | undefined): CpuTime {
  if (thread !== undefined) return async () => ticksOf(thread) * TICK_MS;
  // the types are those of Node.js 20
  const { cpuUsage } = worker as { cpuUsage?: () => Promise<NodeJS.CpuUsage> };
  if (cpuUsage !== undefined) return async () => milliseconds(await cpuUsage.call(worker));
  return processTime();
}

function ticksOf(thread: number): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
  // a name may contain spaces and brackets
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
}

/** Adds up, between readings, whichever is less: the process's time or the clock's. */
function processTime(): CpuTime {
  let clock = performance.now();
  let cpu = milliseconds(process.cpuUsage());
  let sum = 0;
  return async () => {
    const [clockNow, cpuNow] = [performance.now(), milliseconds(process.cpuUsage())];
    sum += Math.min(clockNow - clock, cpuNow - cpu);
    [clock, cpu] = [clockNow, cpuNow];
    return sum;
  };
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
