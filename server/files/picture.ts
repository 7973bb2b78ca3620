/** Draws the pages of files, for people who compare them with the extracted rows. */
import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { lostFault } from '../../workers/faults.ts';
import type { DrawTask } from '../../workers/task-types.ts';
import { type RunOptions, WorkerLostError, type WorkerPool } from '../../workers/types.ts';
import type { FilesTable } from '../storage/schema.ts';
import type { PageDrawn } from './types.ts';
import { unreadable } from './unreadable.ts';

/** Increase it if pages are drawn differently: clients with an older picture then get a new one. */
const STYLE = 1;

/** Which picture of a file is drawn. */
export type PictureWanted = Pick<DrawTask, 'page' | 'width' | 'straightened'>;

/**
 * Given a file's row and which picture, returns the strong ETag of that, quoted: the same for the same bytes. A page that
 * is set straight after a conversion has another one than before.
 */
export function pictureTag({ sha256 }: FilesTable, { page, width, straightened }: PictureWanted): string {
  const how = straightened === undefined ? '' : ` ${JSON.stringify(straightened)}`;
  const name = `${STYLE} ${sha256} ${page} ${width}${how}`;
  return `"${createHash('sha256').update(name).digest('hex').slice(0, 32)}"`;
}

/** Throws NOT_FOUND if the file does not have the page, FILE_LOCKED if its pages are not known yet. */
export function requirePage(file: FilesTable, page: number): void {
  if (file.password_required === 1) {
    throw new ApiError(
      'FILE_LOCKED',
      `The file needs a password. Send it to POST /api/v1/files/${file.uuid}/password, then ask for the page again.`,
    );
  }
  if (page >= 1 && page <= file.pages) return;
  throw new ApiError('NOT_FOUND', `The file has ${file.pages} pages, counted from 1. Ask for one of them.`);
}

/**
 * Given a local file, a page and an account, returns the picture. Accounts take turns, so that one that pages through a
 * file does not block the others. Throws PDF_UNREADABLE, PDF_TOO_COMPLEX; WorkerLostError if no worker is available.
 */
export async function drawPage(
  pool: WorkerPool,
  task: DrawTask,
  { owner, signal }: { owner: string; signal: AbortSignal | undefined },
): Promise<PageDrawn> {
  const drawing = await drawTwice(pool, task, { owner, ...(signal && { signal }) });
  if (drawing.ok) return drawing;
  throw unreadable(drawing.fault);
}

async function drawTwice(pool: WorkerPool, task: DrawTask, options: RunOptions): ReturnType<WorkerPool['draw']> {
  for (const last of [false, true]) {
    try {
      return await pool.draw(task, options);
    } catch (error) {
      if (!(error instanceof WorkerLostError) || error.kind === 'unavailable') throw error;
      // a worker may die because of other work; but the time limit is the page's own, and it is not spent twice
      if (error.kind === 'overran' || last) throw unreadable(lostFault('drawing', error), error);
    }
  }
  throw new Error('never reached');
}
