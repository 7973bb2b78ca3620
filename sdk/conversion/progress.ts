/** How far a conversion is. */
import type { Job } from '../types.ts';

export interface Progress {
  readonly step: 'upload' | 'convert';
  /** files in the step `upload`, pages in the step `convert` */
  readonly done: number;
  readonly total: number;
  /** in the step `convert` */
  readonly job?: Job;
}

/** Given a job, returns how far its conversion is. */
export function progressOf(job: Job): Progress {
  const { pagesDone, pagesTotal } = job.progress;
  return { step: 'convert', done: pagesDone, total: pagesTotal, job };
}
