/** Converts one file of a job in a worker, and keeps the extraction under a key of this one take. */
import { copyFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { FAULTS } from '../../contract/openapi/faults.ts';
import type { Hints } from '../../engine/model/hints.ts';
import type { DocumentFault } from '../../workers/task-types.ts';
import {
  type Conversion,
  type ConvertTask,
  type RunOptions,
  WorkerLostError,
  type WorkerPool,
} from '../../workers/types.ts';
import type { PasswordVault } from '../files/passwords.ts';
import { type Forced, forcedOf, named } from '../samples/forced.ts';
import { fileKey } from '../storage/blob-keys.ts';
import type { BlobStore } from '../storage/blobs/store.ts';
import type { Database } from '../storage/database.ts';
import { countEarlierJobs } from '../storage/forced-failures.ts';
import type { TakenFile } from '../storage/takes.ts';
import type { TemporaryFolder } from '../storage/temporary.ts';
import type { FileOutcome } from './settle.ts';

export interface ConvertParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly temporary: TemporaryFolder;
  readonly vault: PasswordVault;
  readonly pool: WorkerPool;
}

/** A missing worker is available soon: starting one takes well under a second. */
const UNAVAILABLE_TRIES = 5;
const UNAVAILABLE_PAUSE_MS = 1_000;

/**
 * Given a taken file, returns its outcome. If completed, its extraction is stored, and is deleted later unless a
 * transaction ends the file so. Throws WorkerLostError, and errors of the disk or the signal.
 */
export async function convertFile(parts: ConvertParts, taken: TakenFile, options: RunOptions): Promise<FileOutcome> {
  const { database, blobs, temporary, vault, pool } = parts;
  const forced = forcedOf(named(taken));
  if (forced?.step === 'job' && (await isDue(forced, database, taken))) return forcedOutcome(forced);
  const { hints, password, extractionKey, reread } = taken;

  return temporary.with(async (out) => {
    const conversion = await blobs.withLocalFile(fileKey(taken.uuid), (path) => {
      const task: ConvertTask = {
        path,
        out,
        ...(password !== null && { passwords: [vault.open(password, taken.uuid)] }),
        ...(hints !== null && { hints: JSON.parse(hints) as Hints }),
      };
      return convertWhenAvailable(pool, task, options);
    });
    if (!conversion.ok) return { status: 'failed', ...conversion.fault };
    // bytes of its own: those of the job go with the job
    if (reread !== null) await putCopy(parts, reread.key, out);
    await blobs.putFile(extractionKey, out);
    const { summaries, recognised } = conversion;
    return { status: 'completed', extractionKey, summaries, straightened: recognised?.straightened };
  });
}

/** Stores what a file holds, which stays: storing it moves it. */
function putCopy({ blobs, temporary }: ConvertParts, key: string, path: string): Promise<void> {
  return temporary.with(async (copy) => {
    await copyFile(path, copy);
    await blobs.putFile(key, copy);
  });
}

/** The first jobs of a file fail, whatever becomes of the process meanwhile. */
async function isDue({ times }: Forced, { queries }: Database, { uuid, jobId }: TakenFile): Promise<boolean> {
  return times === undefined || (await countEarlierJobs(queries, uuid, jobId)) < times;
}

/** The outcome that the name of a test file forces. */
function forcedOutcome({ code }: Forced): FileOutcome {
  if (code === 'JOB_CANCELLED') return { status: 'cancelled', forced: true };
  const { message, details } = FAULTS[code];
  const finding = details?.finding as DocumentFault['finding'];
  return { status: 'failed', code, message, ...(finding && { finding }), forced: true };
}

async function convertWhenAvailable(pool: WorkerPool, task: ConvertTask, options: RunOptions): Promise<Conversion> {
  for (let tries = 1; ; tries++) {
    // The file may have ended while its bytes were fetched: a worker does not see an abort from before its task.
    options.signal?.throwIfAborted();
    try {
      return await pool.convert(task, options);
    } catch (error) {
      const unavailable = error instanceof WorkerLostError && error.kind === 'unavailable';
      if (!unavailable || tries >= UNAVAILABLE_TRIES) throw error;
      await delay(UNAVAILABLE_PAUSE_MS, undefined, { signal: options.signal });
    }
  }
}
