/** Holds a request for a job until the job is final. */
import type { JobEvents } from './events.ts';
import type { Job } from './types.ts';
import { isFinal } from './view.ts';

interface Wait {
  readonly jobId: string;
  readonly look: () => Promise<Job>;
  /** milliseconds at most */
  readonly waitMs: number;
  /** returns a signal that ends the wait; it is asked for only if the job is not final yet, since it is expensive */
  readonly endOf?: (() => AbortSignal) | undefined;
}

/**
 * Given how to look at a job, returns it when it is final, or when the wait has ended. With several nodes, what the last look
 * found is returned then, some seconds old: a look is a query.
 */
export async function waitUntilFinal(events: JobEvents, { jobId, look, waitMs, endOf }: Wait): Promise<Job> {
  const enough = new AbortController();
  const end = () => enough.abort();
  let timer: NodeJS.Timeout | undefined;
  try {
    for (let isLast = false; ; ) {
      // listening first, so that its end is not missed between a look and the listening
      const ended = events.untilFinal(jobId, enough.signal);
      const job = await look();
      if (isFinal(job) || isLast) return job;
      timer ??= begin(waitMs, end, endOf);
      if ((await ended) === 'look') continue;
      if (!events.isAlone) return job;
      isLast = true;
    }
  } finally {
    clearTimeout(timer);
    end();
  }
}

function begin(waitMs: number, end: () => void, endOf: Wait['endOf']): NodeJS.Timeout {
  const signal = endOf?.();
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  return setTimeout(end, waitMs);
}
