/** Opens an upload in a worker: a PDF as it is, pictures as the PDF of their pages. */
import { ApiError } from '../../contract/errors.ts';
import { lostFault } from '../../workers/faults.ts';
import {
  type AssembleTask,
  type InspectTask,
  type RunOptions,
  WorkerLostError,
  type WorkerPool,
} from '../../workers/types.ts';
import { unreadable } from './unreadable.ts';

/** A worker may also die because of other work; after two losses, the file is the cause. */
const MAX_TRIES = 2;

export type Opened = { readonly pages: number; readonly passwordRequired: boolean };

/**
 * Given a local PDF and possibly a password, returns what was found on opening it. Throws PDF_UNREADABLE,
 * PDF_TOO_COMPLEX (also after two workers died or overran), UNSUPPORTED_FILE, PASSWORD_INCORRECT; WorkerLostError if no
 * worker is available.
 */
export async function inspect(pool: WorkerPool, task: InspectTask): Promise<Opened> {
  const inspection = await openTwice(() => pool.inspect(task));
  if (inspection.ok) return inspection;
  const { code, message } = inspection.fault;
  if (code === 'PDF_UNREADABLE' || code === 'PDF_TOO_COMPLEX') throw unreadable(inspection.fault);
  if (code === 'PASSWORD_REQUIRED' && task.password === undefined) return { pages: 0, passwordRequired: true };
  throw new ApiError(code === 'PASSWORD_REQUIRED' ? 'PASSWORD_INCORRECT' : code, message);
}

/**
 * Given local pictures, writes the PDF of their pages and returns how many there are. Throws PDF_UNREADABLE,
 * PDF_TOO_COMPLEX (also after two workers died or overran); WorkerLostError if no worker is available.
 */
export async function assemble(pool: WorkerPool, task: AssembleTask, options: RunOptions): Promise<Opened> {
  const assembled = await openTwice(() => pool.assemble(task, options));
  if (assembled.ok) return { pages: assembled.pages, passwordRequired: false };
  throw unreadable(assembled.fault);
}

async function openTwice<T>(open: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof WorkerLostError) || error.kind === 'unavailable') throw error;
      if (tries < MAX_TRIES) continue;
      throw unreadable(lostFault('opening', error), error);
    }
  }
}
