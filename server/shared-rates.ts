/**
 * Counts requests over all nodes. Far from its limit, a key is counted here and told to the database a moment later; near
 * it, each request asks the database. So a busy service needs few statements, and no more requests pass than may.
 */
import type { RateSubject } from './rate-subject.ts';
import type { Database } from './storage/database.ts';
import { type CountedRequests, countRequests } from './storage/rate-windows.ts';

/**
 * The part of a limit that all nodes together must have counted before each request asks the database, and the part that
 * one node may not have told yet. Ten nodes that know of nothing of one another stay below the limit.
 */
const FAR = 1 / 2;
const UNTOLD = 1 / 20;
/** A node tells what it has counted after this time. */
const TELL_MS = 500;
/** Keys of the last window are forgotten when there are more. */
const MOST_KEYS = 10_000;

interface Known {
  /** of all nodes, when the database was last asked */
  requests: number;
  /** counted here since */
  untold: number;
  /** by the clock that only goes forward */
  endsAt: number;
}

export class SharedRates {
  readonly #database: Pick<Database, 'queries'>;
  readonly #windowMs: number;
  readonly #known = new Map<string, Known>();
  #telling: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, 'queries'>, windowMs: number) {
    this.#database = database;
    this.#windowMs = windowMs;
  }

  /** Counts a request of each subject. Throws what the database throws. */
  async count(subjects: readonly RateSubject[]): Promise<readonly CountedRequests[]> {
    const now = performance.now();
    const far = subjects.flatMap(({ key, limit }) => {
      const known = this.#known.get(key);
      return known !== undefined && isFar(known, limit, now) ? [known] : [];
    });
    if (far.length < subjects.length) return this.#ask(subjects.map(({ key }) => ({ key, more: 1 })));
    this.#telling ??= setTimeout(() => this.#tell(), TELL_MS).unref();
    return far.map((known) => {
      known.untold += 1;
      return { requests: known.requests + known.untold, msLeft: known.endsAt - now };
    });
  }

  #tell(): void {
    this.#telling = undefined;
    const now = performance.now();
    const untold = [...this.#known].filter(([, known]) => known.untold > 0 && known.endsAt > now);
    if (untold.length === 0) return;
    // what cannot be told now is told with the next request
    this.#ask(untold.map(([key]) => ({ key, more: 0 }))).catch(() => {});
  }

  /** Tells the database what it does not know yet, and `more`, and learns what all nodes have counted. */
  async #ask(keys: readonly { key: string; more: number }[]): Promise<readonly CountedRequests[]> {
    const told = keys.map(({ key, more }) => {
      const known = this.#known.get(key);
      const untold = known === undefined || known.endsAt <= performance.now() ? 0 : known.untold;
      if (known !== undefined) known.untold -= untold;
      return { key, untold, requests: untold + more };
    });
    let counts: CountedRequests[];
    try {
      counts = await countRequests(this.#database.queries, told, this.#windowMs);
    } catch (error) {
      for (const { key, untold } of told) {
        const known = this.#known.get(key);
        if (known !== undefined) known.untold += untold;
      }
      throw error;
    }
    const now = performance.now();
    if (this.#known.size + told.length > MOST_KEYS) this.#forgetEnded(now);
    for (const [at, { key }] of told.entries()) {
      const { requests = 0, msLeft = 0 } = counts[at] ?? {};
      const known = this.#known.get(key);
      const untold = known !== undefined && known.endsAt > now ? known.untold : 0;
      this.#known.set(key, { requests, untold, endsAt: now + msLeft });
    }
    return counts;
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#known) if (endsAt <= now) this.#known.delete(key);
    if (this.#known.size > MOST_KEYS) this.#known.clear();
  }
}

function isFar({ requests, untold, endsAt }: Known, limit: number, now: number): boolean {
  return endsAt > now && requests <= limit * FAR && untold + 1 <= limit * UNTOLD;
}
