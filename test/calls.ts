/**
 * Counts the answers of a server, so that a test can end the server at any moment of its work, on a machine of any
 * speed.
 */
import { EventEmitter, once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';

export class Calls {
  readonly #events = new EventEmitter();
  /** milliseconds of the shortest call: others may have waited for a server to start */
  #shortest = Number.POSITIVE_INFINITY;

  /** Given a call, resolves to its answer. */
  async answered<T>(call: Promise<T>): Promise<T> {
    const began = performance.now();
    const answer = await call;
    this.#shortest = Math.min(this.#shortest, performance.now() - began);
    this.#events.emit('answered');
    return answer;
  }

  /** Resolves at a random moment: after at most this many further answers, and within the time of one more. */
  async someMoment(most: number): Promise<void> {
    for (let left = Math.floor(Math.random() * (most + 1)); left > 0; left--) await once(this.#events, 'answered');
    if (Number.isFinite(this.#shortest)) await after(Math.random() * this.#shortest);
  }
}
