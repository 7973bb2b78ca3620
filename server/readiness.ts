/**
 * Whether the service is ready for requests: the queue runs, workers are available, the database and the store of files
 * answer, and the disk has space.
 */
import type { WorkerLostError } from '../workers/types.ts';
import type { PoolWatcher } from './metrics/watch-pool.ts';

/** The store of files must answer a probe within this time. */
const STORE_MS = 3_000;
/** Probes of several machines come all the time, and each question to a bucket costs money. */
const STORE_ASKED_EVERY_MS = 5_000;

/** After a failed start, workers count as unavailable for this long; then another try is due. */
const UNAVAILABLE_MS = 10_000;

const REASONS = {
  starting: 'The server is starting.',
  stopping: 'The server is stopping.',
  workers: 'No workers could be started.',
  database: 'The database does not answer.',
  store: 'The store of files does not answer.',
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
  /** throws if the store of files cannot be used */
  readonly askStore: () => Promise<void>;
  /** whether the disk has space for requests */
  readonly hasRoom: () => Promise<boolean>;
}

export class Readiness implements PoolWatcher {
  readonly #questions: ReadinessQuestions;
  #state: 'starting' | 'running' | 'stopping' = 'starting';
  #unavailableAt = Number.NEGATIVE_INFINITY;
  #store: { readonly askedAt: number; readonly fault: Promise<unknown> } | undefined;

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
      const cause = await this.#storeFault();
      if (cause !== undefined) return { reason: REASONS.store, cause };
      return (await this.#questions.hasRoom()) ? null : { reason: REASONS.room };
    } catch (cause) {
      return { reason: REASONS.database, cause };
    }
  }

  /** Why the store could not be used when it was last asked; undefined if it could. */
  #storeFault(): Promise<unknown> {
    const now = performance.now();
    if (this.#store === undefined || now - this.#store.askedAt >= STORE_ASKED_EVERY_MS) {
      this.#store = { askedAt: now, fault: faultOf(this.#questions.askStore()) };
    }
    return this.#store.fault;
  }
}

async function faultOf(question: Promise<void>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error(`the store did not answer within ${STORE_MS} ms`)), STORE_MS);
  });
  const fault = question.then(
    () => undefined,
    (error: unknown) => error ?? new Error('the store failed'),
  );
  try {
    return await Promise.race([fault, late]);
  } finally {
    clearTimeout(timer);
  }
}
