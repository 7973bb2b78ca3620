/** Knows whether keys or limits have changed, by what PostgreSQL tells and by questions that it answers in the same order. */
import { randomUUID } from 'node:crypto';
import type { KeyChanges } from '../notices.ts';

/** Without news of the answer, another question may be asked. */
const ANSWER_MS = 5_000;

export class HeardKeyChanges implements KeyChanges {
  readonly #send: (payload: string) => Promise<unknown>;
  readonly #node = randomUUID();
  #count = 0;
  #knownUntil = Number.NEGATIVE_INFINITY;
  #questions = 0;
  #asked: { readonly payload: string; readonly at: number } | undefined;

  /** Given what sends a text to all that listen, this node among them. */
  constructor(send: (payload: string) => Promise<unknown>) {
    this.#send = send;
  }

  get count(): number {
    return this.#count;
  }

  get knownUntil(): number {
    return this.#knownUntil;
  }

  ask(): void {
    const at = performance.now();
    if (this.#asked !== undefined && at - this.#asked.at < ANSWER_MS) return;
    const payload = `${this.#node} ${this.#questions++}`;
    this.#asked = { payload, at };
    this.#send(payload).catch(() => {});
  }

  /** PostgreSQL delivers in the order of the commits: what was committed before our question was heard before it. */
  heard(payload: string): void {
    if (payload === '') this.#count++;
    else if (payload === this.#asked?.payload) {
      this.#knownUntil = this.#asked.at;
      this.#asked = undefined;
    }
  }

  /** Something may have been missed. */
  missed(): void {
    this.#count++;
    this.#knownUntil = Number.NEGATIVE_INFINITY;
    this.#asked = undefined;
  }
}
