/** Whether requests may be sent here: the queue is worked on, workers can be had, and the database answers. */
import { ApiError } from '../contract/errors.ts';
import type { WorkerLostError } from '../workers/types.ts';
import type { PoolWatcher } from './metrics/watch-pool.ts';

/** Seconds after which a probe may ask again. */
const RETRY = 2;
/** For so long after one could not be started, workers count as not to be had: then another try may tell. */
const UNAVAILABLE_MS = 10_000;

const REASONS = {
  starting: 'The server is starting.',
  stopping: 'The server is stopping.',
  workers: 'No workers could be started.',
  database: 'The database does not answer.',
} as const;

export class Readiness implements PoolWatcher {
  readonly #askDatabase: () => Promise<unknown>;
  #state: 'starting' | 'running' | 'stopping' = 'starting';
  #unavailableAt = Number.NEGATIVE_INFINITY;

  /** Given a question that the database answers quickly. */
  constructor(askDatabase: () => Promise<unknown>) {
    this.#askDatabase = askDatabase;
  }

  started(): void {
    this.#state = 'running';
  }

  stopping(): void {
    this.#state = 'stopping';
  }

  converted(): void {}

  lost(kind: WorkerLostError['kind']): void {
    if (kind === 'unavailable') this.#unavailableAt = performance.now();
  }

  /** Returns where the service is ready. Throws INTERNAL_ERROR (503) that says why it is not. */
  async check(): Promise<void> {
    if (this.#state !== 'running') throw notReady(this.#state);
    if (performance.now() - this.#unavailableAt < UNAVAILABLE_MS) throw notReady('workers');
    try {
      await this.#askDatabase();
    } catch (cause) {
      throw notReady('database', cause);
    }
  }
}

function notReady(reason: keyof typeof REASONS, cause?: unknown): ApiError {
  return new ApiError(
    'INTERNAL_ERROR',
    `${REASONS[reason]} Ask again in ${RETRY} s, and send requests elsewhere until then.`,
    {
      status: 503,
      retryAfter: RETRY,
      cause,
    },
  );
}
