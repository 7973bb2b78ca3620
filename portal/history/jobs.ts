/** What can be told of a job, and what there is to be had of it. */
import type { Job } from '../api/types.ts';
import type { Downloadable } from '../downloads/save.ts';

/** Given a job, tells whether it will change no more. */
export function isFinal({ status }: Job): boolean {
  return status === 'completed' || status === 'failed';
}

/** Given a job, tells whether the time is over for which what came of it is kept. */
export function isGone({ expiresAt }: Job): boolean {
  return new Date(expiresAt).getTime() <= Date.now();
}

/** Given a job, tells whether it has a result to be looked at. */
export function isOpen(job: Job): boolean {
  return job.status === 'completed' && !isGone(job);
}

/** Given a job, returns the files of it whose results there are. */
export function resultsOf(job: Job): Downloadable[] {
  if (!isOpen(job)) return [];
  const { jobId, files } = job;
  return files.flatMap(({ uuid, filename, status }) => (status === 'completed' ? [{ jobId, uuid, filename }] : []));
}
