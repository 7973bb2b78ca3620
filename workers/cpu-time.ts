/**
 * The CPU time of a worker thread, read from outside, so that it can be told of one that answers nothing. Of three sources
 * the first that is there counts:
 *
 * 1. `/proc/self/task/<thread>/stat` on Linux, under every version of Node: what the thread ran, in steps of 10 ms.
 * 2. `worker.cpuUsage()`, from Node 22.20 and 24.6 on, under every system: it interrupts also an endless loop.
 * 3. The CPU time of the whole process where that is less than the time by the clock: no thread has run for longer than
 *    either. Under Node 20 on macOS and Windows: work beside a thread may count as its own there, that of other processes
 *    never does.
 */
import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** Returns the milliseconds that a thread has run since any beginning; rejects where the thread has ended. */
export type CpuTime = () => Promise<number>;

/** Linux counts in hundredths of a second for programs, whatever the kernel itself does. */
const TICK_MS = 10;
/** Where `utime` and `stime` stand in `stat`, counted behind the name of the thread. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** In a thread: returns the number by which the system knows it, where it tells. */
export function systemThread(): number | undefined {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    ticksOf(thread);
    return thread;
  } catch {
    return undefined;
  }
}

/** Given a worker and what `systemThread` told in it, returns what reads its CPU time. */
export function cpuTimeOf(worker: Worker, thread: number | undefined): CpuTime {
  if (thread !== undefined) return async () => ticksOf(thread) * TICK_MS;
  // the types are those of Node 20
  const { cpuUsage } = worker as { cpuUsage?: () => Promise<NodeJS.CpuUsage> };
  if (cpuUsage !== undefined) return async () => milliseconds(await cpuUsage.call(worker));
  return processTime();
}

function ticksOf(thread: number): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
  // a name may hold spaces and brackets
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
}

/** Adds up from reading to reading what is less: the process's time or the clock's. */
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
