/** The peak memory of the serving process during eight simultaneous uploads of 25 MB. */
import { readFileSync } from 'node:fs';
import { statementOfBytes } from './papers.ts';
import { type Service, startService, upload } from './service.ts';

const UPLOADS = 8;
const MEBIBYTE = 1024 * 1024;
/** Just under the limit of an account, including the pages. */
const BYTES = Math.floor(24.9 * MEBIBYTE);
const GOAL = 200;

/** Measures, and returns the report as lines. */
export async function uploadMemory(): Promise<string[]> {
  const paper = await statementOfBytes(BYTES);
  const service = await startService();
  try {
    const idle = peakMemory(service);
    await Promise.all(Array.from({ length: UPLOADS }, () => upload(service, paper)));
    const size = (readFileSync(paper).length / MEBIBYTE).toFixed(1);
    return [
      `Peak memory of the serving process (resident, its worker threads included), ${UPLOADS} uploads of ${size} MB at once`,
      `  ${'before'.padEnd(52)} ${idle.toFixed(0).padStart(6)} MB`,
      `  ${`with the uploads (goal: under ${GOAL})`.padEnd(52)} ${peakMemory(service).toFixed(0).padStart(6)} MB`,
    ];
  } finally {
    await service.stop();
  }
}

/** The largest resident size since the process started, in MB, read from Linux. */
function peakMemory({ process: { pid } }: Service): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes![1]) / 1024;
}
