/** Whether requests may be sent here: the queue is worked on, workers can be had, the database answers, and there is room. */
import type { WorkerLostError } from '../workers/types.ts';
import type { PoolWatcher } from './metrics/watch-pool.ts';

/** For so long after one could not be started, workers count as not to be had: then another try may tell. */
const UNAVAILABLE_MS = 10_000;

const REASONS = {
  starting: 'The server is starting.',
  stopping: 'The server is stopping.',
  workers: 'No workers could be started.',
  database: 'The database does not answer.',
  room: 'The disk of the data folder is nearly full: its operator has to make room.',
} as const;

/** Why requests should go elsewhere, and what was thrown where something was. */
export interface Unready {
  readonly reason: string;
  readonly cause?: unknown;
}

export interface ReadinessQuestions {
  /** what the database answers quickly */
  readonly askDatabase: () => Promise<unknown>;
  /** whether the disk takes what requests bring */
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

  /** Returns why the service is not ready, null where it is. */
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
