/** Counts requests by key in windows of a minute: in this process, or over all nodes of a database. */
import type { RateSubject } from './rate-subject.ts';
import { SharedRates } from './shared-rates.ts';
import type { Database } from './storage/database.ts';
import type { CountedRequests } from './storage/rate-windows.ts';

const WINDOW_SECONDS = 60;

export interface RateCounter {
  readonly windowSeconds: number;
  /** Counts a request for each of the subjects. Returns how many of it there are in its current window, in this order. */
  count(subjects: readonly RateSubject[]): Promise<readonly CountedRequests[]>;
}

/** Given the database, returns the counter: it counts in the database only if other nodes may count, too. */
export function createRateCounter(database: Database): RateCounter {
  const windowMs = WINDOW_SECONDS * 1_000;
  if (database.notices !== undefined) {
    const shared = new SharedRates(database, windowMs);
    return { windowSeconds: WINDOW_SECONDS, count: (subjects) => shared.count(subjects) };
  }
  const windows = new RateWindows(windowMs);
  return {
    windowSeconds: WINDOW_SECONDS,
    count: async (subjects) => subjects.map(({ key }) => windows.count(key)),
  };
}

/** Windows in this process. It keeps only the subjects of the last window. */
export class RateWindows {
  readonly #windowMs: number;
  /** the window that ends first stands first */
  readonly #windows = new Map<string, { requests: number; endsAt: number }>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Counts one request of a subject. Its first one begins a window. */
  count(subject: string): CountedRequests {
    // the clock on the wall may be set while a window runs
    const now = performance.now();
    this.#forgetEnded(now);
    let window = this.#windows.get(subject);
    if (window === undefined) {
      window = { requests: 0, endsAt: now + this.#windowMs };
      this.#windows.set(subject, window);
    }
    window.requests += 1;
    return { requests: window.requests, msLeft: window.endsAt - now };
  }

  #forgetEnded(now: number): void {
    for (const [subject, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(subject);
    }
  }
}
