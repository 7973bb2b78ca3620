import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cpuTimeOf } from './cpu-time.ts';

/** Sends its number, then runs for ever if told to, else waits for ever. */
const TRIAL = `
  const { parentPort } = require('node:worker_threads');
  const { existsSync, readlinkSync } = require('node:fs');
  parentPort.once('message', (deed) => {
    if (deed === 'run') for (;;);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
  const link = '/proc/thread-self';
  parentPort.postMessage(existsSync(link) ? Number(readlinkSync(link).split('/').at(-1)) : undefined);
`;

const workers: Worker[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});

interface Started {
  readonly worker: Worker;
  readonly thread: number | undefined;
}

async function started(deed: 'run' | 'wait'): Promise<Started> {
  const worker = new Worker(TRIAL, { eval: true, env: {}, execArgv: [] });
  workers.push(worker);
  const [thread] = await once(worker, 'message');
  worker.postMessage(deed);
  return { worker, thread };
}

const onLinux = process.platform === 'linux';
const told = 'cpuUsage' in Worker.prototype;

describe.each([
  { source: 'the system', there: onLinux, asks: 'thread' },
  { source: 'Node', there: told, asks: 'worker' },
])('from $source', ({ there, asks }) => {
  test.runIf(there)('a thread that loops for ever uses time, one that waits uses none', async () => {
    const [running, waiting] = [await started('run'), await started('wait')];
    const timeOf = ({ worker, thread }: Started) => cpuTimeOf(worker, asks === 'thread' ? thread : undefined);
    const [runs, waits] = [timeOf(running), timeOf(waiting)];
    const before = { runs: await runs(), waits: await waits() };
    await vi.waitFor(async () => expect((await runs()) - before.runs).toBeGreaterThan(200), 10_000);
    expect((await waits()) - before.waits).toBeLessThan(100);
  });
});

describe('from the process', () => {
  const nothing = {} as Worker;

  test('a busy machine that runs the process a tenth of the time counts a tenth', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const cpu = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    const cpuTime = cpuTimeOf(nothing, undefined);
    clock.mockReturnValue(1_000);
    cpu.mockReturnValue({ user: 90_000, system: 10_000 });
    expect(await cpuTime()).toBe(100);
  });

  test('other threads of a process count no more than the clock', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const cpu = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    const cpuTime = cpuTimeOf(nothing, undefined);
    clock.mockReturnValue(1_000);
    cpu.mockReturnValue({ user: 4_000_000, system: 0 });
    expect(await cpuTime()).toBe(1_000);
  });
});
