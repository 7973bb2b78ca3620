/** Remembers final jobs for half a second, so that asking for one again and again costs no query. */
import type { Job } from './types.ts';
import { isFinal } from './view.ts';

/** What another process changes must show within a second, as with keys. */
const REMEMBERED_MS = 500;
/** Of a hundred files each they are a few megabytes. */
const MAX_REMEMBERED = 100;

export class FinalJobs {
  readonly #jobs = new Map<string, { job: Job; until: number }>();
  #forgotten = 0;

  /** Given an account and a job's id, returns the job as it was read last. An account has only what it read itself. */
  get(accountId: string, jobId: string): Job | undefined {
    const known = this.#jobs.get(`${accountId} ${jobId}`);
    return known !== undefined && known.until > Date.now() ? known.job : undefined;
  }

  /** To be called before a job is read. Returns what takes the job as it was read: kept only where it is final, and nothing was forgotten meanwhile. */
  reading(accountId: string): (job: Job) => void {
    const before = this.#forgotten;
    return (job) => {
      if (!isFinal(job) || this.#forgotten !== before) return;
      if (this.#jobs.size >= MAX_REMEMBERED) this.#jobs.clear();
      this.#jobs.set(`${accountId} ${job.jobId}`, { job, until: Date.now() + REMEMBERED_MS });
    };
  }

  /** After a final job or a file of one was deleted, or credits of one were given back. All are rare: all are forgotten. */
  forget(): void {
    this.#forgotten += 1;
    this.#jobs.clear();
  }
}
