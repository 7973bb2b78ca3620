/** How full the queue is: counted in the database, or known well enough from a moment ago. */
import { countQueued } from '../storage/queue.ts';
import type { Queries } from '../storage/schema.ts';

/** A count is known for this long, if the queue was less than half full: other nodes cannot fill the rest meanwhile. */
const KNOWN_MS = 1_000;
const ROOMY = 1 / 2;

export class QueueRoom {
  #waiting = 0;
  /** by the clock that only goes forward */
  #countedAt = Number.NEGATIVE_INFINITY;

  /** Given how many files the queue holds, and how many are to be added, returns how many wait, or did a moment ago. */
  async waiting(db: Queries, most: number, added: number): Promise<number> {
    const isFresh = performance.now() - this.#countedAt < KNOWN_MS;
    if (!isFresh || this.#waiting + added > most * ROOMY) {
      this.#waiting = await countQueued(db);
      this.#countedAt = performance.now();
    }
    const waiting = this.#waiting;
    this.#waiting += added;
    return waiting;
  }
}
