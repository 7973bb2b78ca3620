/** Converts many files, as many at a time as there are cores; it never holds more than that in memory. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../server/storage/folder.ts';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { createWorkerPool, threadHeapMb } from '../../workers/pool.ts';
import { accountLines } from './account-lines.ts';
import { type Context, convertOne, type Outcome } from './convert-one.ts';
import { type Errand, nameOf } from './destinations.ts';
import type { ConversionPlan } from './plan.ts';
import type { Report } from './report.ts';

/** Given the errands and the plan, converts all files. Returns whether all were converted. Throws if aborted. */
export async function runBatch(
  errands: readonly Errand[],
  plan: ConversionPlan,
  { report, signal }: { readonly report: Report; readonly signal: AbortSignal },
): Promise<boolean> {
  if (plan.out !== null) await makeFolder(plan.out);
  const scratch = await mkdtemp(join(tmpdir(), 'ledgerize-'));
  const atOnce = Math.min(DEFAULT_BOUNDS.threads, errands.length);
  // the files share the cores
  const share = Math.max(1, Math.floor(DEFAULT_BOUNDS.threads / atOnce));
  const readers = { ...plan.readers, threads: Math.min(plan.readers.threads, share) };
  // threads without a file read pages of a long one, which takes little memory
  const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, readers }, { threadHeapMb: threadHeapMb(atOnce) });
  const context: Context = {
    pool,
    format: plan.format,
    options: plan.options,
    task: { passwords: plan.passwords, hints: plan.hints, compare: errands.length > 1 ? 'batch' : 'file' },
    scratch,
    signal,
    onPage: report.reading,
  };
  const stdoutFile = join(scratch, 'stdout');
  let allConverted = true;
  let result: Buffer | undefined;
  const remaining = errands.entries();
  const outcomes: Outcome[] = [];

  async function work(): Promise<void> {
    for (const [index, { files, destination }] of remaining) {
      const outcome = await convertOne(files, destination ?? stdoutFile, context);
      if (outcome.ok && destination === null) result = await readFile(stdoutFile);
      allConverted &&= outcome.ok;
      outcomes[index] = outcome;
      report.told(nameOf(files), outcome);
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    report.summary(accountLines(errands.map(({ files }, index) => ({ file: files[0], outcome: outcomes[index]! }))));
  } finally {
    report.end();
    await pool.close();
    await rm(scratch, { recursive: true, force: true });
  }
  // there is nothing to clean up if the reader closes the pipe
  if (result) process.stdout.write(result);
  return allConverted;
}
