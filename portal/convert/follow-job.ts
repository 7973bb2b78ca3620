/** Follows a job until it is final. */
import { ask, client } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import type { Job } from '../api/types.ts';

/** Seconds for which the service holds a request while the job is not final: the interval of progress. */
const HOLD_S = 1;
/** Milliseconds before the next request after a failed one. */
const AGAIN_MS = 3_000;

/**
 * Given a job, yields its states up to the final one; null while the service cannot be reached. Ends early if the
 * signal aborts or the job is gone. Throws a Failure if nobody is signed in any more.
 */
export async function* followJob(jobId: string, signal: AbortSignal): AsyncGenerator<Job | null> {
  while (!signal.aborted) {
    try {
      const job = await nextState(jobId, signal);
      yield job;
      if (job.status === 'completed' || job.status === 'failed') return;
    } catch (error) {
      if (signal.aborted || isGone(error)) return;
      if (error instanceof Failure && error.status === 401) throw error;
      yield null;
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(error)));
    }
  }
}

async function nextState(jobId: string, signal: AbortSignal): Promise<Job> {
  const params = { path: { jobId }, header: { Prefer: `wait=${HOLD_S}` } };
  const job = await ask(client.GET('/api/v1/jobs/{jobId}', { params, signal }));
  queryClient.setQueryData(['job', jobId], job);
  return job;
}

/** True if an error says that the job does not exist: after any other, it goes on without us. */
const isGone = (error: unknown): boolean => error instanceof Failure && error.status === 404;

/** Milliseconds to wait after an error: as long as the service asks for. */
function pauseAfter(error: unknown): number {
  const seconds = error instanceof Failure ? error.retryAfter : undefined;
  return seconds === undefined ? AGAIN_MS : seconds * 1_000;
}
