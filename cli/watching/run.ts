/** Watches a folder: what appears in it is converted until the command is interrupted, or once. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../../server/storage/faults.ts';
import { makeFolder } from '../../server/storage/folder.ts';
import { takeLock } from '../../server/storage/lock.ts';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import type { WorkerPool } from '../../workers/types.ts';
import { ArrivedFiles } from './convert-arrived.ts';
import { Failures } from './failures.ts';
import { type Folders, realFolders } from './folders.ts';
import { Ledger } from './ledger.ts';
import { optionsHash, type WatchPlan } from './plan.ts';
import { Results } from './results.ts';
import { type Running, Watch } from './watch.ts';

/** In the folder for results: the ledger, the lock and temporary files. Only its owner may read it. */
const HIDDEN = '.ledgerize';
const PRIVATE = 0o700;

/**
 * Given the plan, watches until the signal aborts, or until everything is done. Returns whether every file was
 * converted. Throws UsageError, and the errors of this machine after which it cannot go on.
 */
export async function runWatch(plan: WatchPlan, signal: AbortSignal): Promise<boolean> {
  const folders = await realFolders(plan.dir, plan.out);
  const hidden = join(folders.out, HIDDEN);
  await makeFolder(folders.out);
  await makeFolder(hidden, PRIVATE);
  const lock = takeLock(join(hidden, 'watch.lock'));
  if (lock === null) {
    throw new Error(`another "ledgerize watch" writes to ${plan.out}: stop it first, or name another folder`);
  }
  const work = join(hidden, 'work');
  try {
    // what an ended process left
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { mode: PRIVATE });
    const ledger = await Ledger.open(join(hidden, 'ledger.jsonl'));
    const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, readers: plan.conversion.readers });
    try {
      return await watchWith(plan, signal, { folders, ledger, pool, work });
    } finally {
      await pool.close();
      await ledger.close();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
    lock.release();
  }
}

interface Opened {
  readonly folders: Folders;
  readonly ledger: Ledger;
  readonly pool: WorkerPool;
  readonly work: string;
}

async function watchWith(plan: WatchPlan, signal: AbortSignal, opened: Opened): Promise<boolean> {
  const { folders, ledger, pool, work } = opened;
  const { format, options, passwords, hints } = plan.conversion;
  const stop = new AbortController();
  const ending = AbortSignal.any([signal, stop.signal]);
  const files = new ArrivedFiles({
    folders,
    ledger,
    work,
    results: new Results(folders.out, ledger),
    failures: new Failures(folders, work),
    options: optionsHash(plan.conversion),
    conversion: { pool, format, options, task: { passwords, hints }, scratch: work, signal: ending, onPage: () => {} },
  });
  const running: Running = { atOnce: pool.size, stop: () => stop.abort() };
  try {
    return await new Watch(plan, folders.dir, files, running).run(signal);
  } catch (error) {
    // SQLite, a worker and the system say it in different words
    if (!isDiskFull(error)) throw error;
    throw new Error(`the disk of ${plan.out} is full: make room, and start again to convert what is left`);
  }
}
