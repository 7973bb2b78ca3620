/** Counts requests by key in windows of a minute: in this process, or over all nodes of a database. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from './storage/database.ts';
import { type CountedRequests, countRequest } from './storage/rate-windows.ts';

const WINDOW_SECONDS = 60;

export interface RateCounter {
  readonly windowSeconds: number;
  /** Counts a request, and returns how many there are in the current window. */
  count(key: string): Promise<CountedRequests>;
}

/** Given the database, returns the counter: it counts in the database only if other nodes may count, too. */
export function createRateCounter(database: Database): RateCounter {
  if (database.notices !== undefined) {
    const windowMs = WINDOW_SECONDS * 1_000;
    return { windowSeconds: WINDOW_SECONDS, count: (key) => countRequest(database.queries, key, windowMs) };
  }
  // The limit belongs to the account and may change at any time: the limiter only counts.
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS });
  return {
    windowSeconds: WINDOW_SECONDS,
    async count(key) {
      const { consumedPoints, msBeforeNext } = await counter.consume(key);
      return { requests: consumedPoints, msLeft: msBeforeNext };
    },
  };
}
