/** The states of a job, and its results. */
import type { Job } from '../api/types.ts';
import type { Downloadable } from '../downloads/save.ts';

/** Given a job, returns whether it will change no more. */
export function isFinal({ status }: Job): boolean {
  return status === 'completed' || status === 'failed';
}

/** Given a job, returns whether the retention time of its results is over. */
export function isGone({ expiresAt }: Job): boolean {
  return new Date(expiresAt).getTime() <= Date.now();
}

/** Given a job, returns whether it has a result to look at. */
export function isOpen(job: Job): boolean {
  return job.status === 'completed' && !isGone(job);
}

/** Given a job, returns its files that have results. */
export function resultsOf(job: Job): Downloadable[] {
  if (!isOpen(job)) return [];
  const { jobId, files } = job;
  return files.flatMap(({ uuid, filename, status }) => (status === 'completed' ? [{ jobId, uuid, filename }] : []));
}
