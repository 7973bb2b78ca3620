/** The memory of the idle serving process: just started, later, and after conversions. */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { statementOfPages } from './papers.ts';
import { convert, type Service, startService, upload } from './service.ts';

const CONVERSIONS = 20;
const PAGES = 3;
/** Longer than idle threads are kept. */
const REST_MS = 10_000;
const GOAL = 150;

/** Measures, and returns the report as lines. */
export async function restMemory(): Promise<string[]> {
  const paper = await statementOfPages(PAGES);
  const service = await startService();
  try {
    const started = residentMemory(service);
    await delay(REST_MS);
    const rested = residentMemory(service);
    for (let done = 0; done < CONVERSIONS; done++) await convert(service, await upload(service, paper));
    const busy = residentMemory(service);
    await delay(REST_MS);
    const line = (name: string, megabytes: number) => `  ${name.padEnd(52)} ${megabytes.toFixed(0).padStart(6)} MB`;
    return [
      `Resident memory of the serving process at rest, its worker threads included (goal: under ${GOAL})`,
      line('just started', started),
      line(`${REST_MS / 1_000} s later`, rested),
      line(`just after ${CONVERSIONS} conversions of ${PAGES} pages`, busy),
      line(`${REST_MS / 1_000} s after these`, residentMemory(service)),
    ];
  } finally {
    await service.stop();
  }
}

/** The current resident size, in MB, read from Linux. */
function residentMemory({ process: { pid } }: Service): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes![1]) / 1024;
}
