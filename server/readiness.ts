/**
 * Whether the service is ready for requests: the queue runs, workers are available, the database answers, and the disk
 * has space.
 */
import type { WorkerLostError } from '../workers/types.ts';
import type { PoolWatcher } from './metrics/watch-pool.ts';

/** After a failed start, workers count as unavailable for this long; then another try is due. */
const UNAVAILABLE_MS = 10_000;

const REASONS = {
  starting: 'The server is starting.',
  stopping: 'The server is stopping.',
  workers: 'No workers could be started.',
  database: 'The database does not answer.',
  room: 'The disk of the data folder is nearly full: its operator has to make room.',
} as const;

/** Why requests should go elsewhere, and the error if there was one. */
export interface Unready {
  readonly reason: string;
  readonly cause?: unknown;
}

export interface ReadinessQuestions {
  /** a quick query of the database */
  readonly askDatabase: () => Promise<unknown>;
  /** whether the disk has space for requests */
  readonly hasRoom: () => Promise<boolean>;
}

export class Readiness implements PoolWatcher {
  readonly #questions: ReadinessQuestions;
  #state: 'starting' | 'running' | 'stopping' = 'starting';
  #unavailableAt = Number.NEGATIVE_INFINITY;

  constructor(questions: ReadinessQuestions) {
    this.#questions = questions;
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

  /** Returns why the service is not ready; null if it is. */
  async check(): Promise<Unready | null> {
    if (this.#state !== 'running') return { reason: REASONS[this.#state] };
    if (performance.now() - this.#unavailableAt < UNAVAILABLE_MS) return { reason: REASONS.workers };
    try {
      await this.#questions.askDatabase();
      return (await this.#questions.hasRoom()) ? null : { reason: REASONS.room };
    } catch (cause) {
      return { reason: REASONS.database, cause };
    }
  }
}
