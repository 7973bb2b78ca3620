/** Remembers final jobs for half a second, so that repeated requests for one cost no query. */
import type { Job } from './types.ts';
import { isFinal } from './view.ts';

/** A change by another process must show within a second, as with keys. */
const REMEMBERED_MS = 500;
/** With a hundred files each, these are a few megabytes. */
const MAX_REMEMBERED = 100;

export class FinalJobs {
  /** `until` is of the clock that only goes forward */
  readonly #jobs = new Map<string, { job: Job; until: number }>();
  #forgotten = 0;

  /** Given an account and a job's id, returns the job as last read. An account gets only jobs it read itself. */
  get(accountId: string, jobId: string): Job | undefined {
    const known = this.#jobs.get(`${accountId} ${jobId}`);
    return known !== undefined && known.until > performance.now() ? known.job : undefined;
  }

  /**
   * Call it before reading a job. Returns a function that takes the job and keeps it only if it is final and nothing
   * was forgotten meanwhile.
   */
  reading(accountId: string): (job: Job) => void {
    const before = this.#forgotten;
    return (job) => {
      if (!isFinal(job) || this.#forgotten !== before) return;
      if (this.#jobs.size >= MAX_REMEMBERED) this.#jobs.clear();
      this.#jobs.set(`${accountId} ${job.jobId}`, { job, until: performance.now() + REMEMBERED_MS });
    };
  }

  /**
   * Call it after a final job or one of its files was deleted, or its credits were refunded. These are rare, so all
   * jobs are forgotten.
   */
  forget(): void {
    this.#forgotten += 1;
    this.#jobs.clear();
  }
}
