/** Draws the pages of files, for people who compare them with what was read. */
import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { lostFault } from '../../workers/faults.ts';
import { type DrawTask, type RunOptions, WorkerLostError, type WorkerPool } from '../../workers/types.ts';
import type { FilesTable } from '../storage/schema.ts';
import type { PageDrawn } from './types.ts';
import { unreadable } from './unreadable.ts';

/** Changes when pages are drawn otherwise: who keeps an older picture then gets a new one. */
const STYLE = 1;

/** Given a file's row, a page of it and a width, returns the strong tag of that picture, quoted: the same for the same bytes. */
export function pictureTag({ sha256 }: FilesTable, { page, width }: Pick<DrawTask, 'page' | 'width'>): string {
  const name = `${STYLE} ${sha256} ${page} ${width}`;
  return `"${createHash('sha256').update(name).digest('hex').slice(0, 32)}"`;
}

/** Throws NOT_FOUND for a page that the file has not, FILE_LOCKED where its pages are not known yet. */
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

/** Given a local file, what is to be drawn and for which account, returns the picture: accounts have theirs in turn, so that nobody waits until another has leafed through a file. Throws PDF_UNREADABLE, PDF_TOO_COMPLEX; WorkerLostError where no worker is to be had. */
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
      // a worker may die of what ran beside the page; the time is the page's own, and not spent twice
      if (error.kind === 'overran' || last) throw unreadable(lostFault('drawing', error), error);
    }
  }
  throw new Error('never reached');
}
