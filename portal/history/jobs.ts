/** The states of a job. */
import type { Job } from '../api/types.ts';

/** Given a job, returns whether the retention time of its results is over. */
function isGone({ expiresAt }: Job): boolean {
  return new Date(expiresAt).getTime() <= Date.now();
}

/** Given a job, returns whether it has a result to look at. */
export function isOpen(job: Job): boolean {
  return job.status === 'completed' && !isGone(job);
}
