/**
 * Keys that are over their limit until their window ends. Their requests are refused without being counted: a key that
 * goes on all the same uses up neither the requests of its account nor the database.
 */
import type { CountedRequests } from '../storage/rate-windows.ts';

/** Far more keys than are over their limit at the same time; beyond that, they are counted again. */
const MOST = 10_000;

export class RefusedKeys {
  /** `endsAt` is of the clock that only goes forward */
  readonly #keys = new Map<string, { limit: number; requests: number; endsAt: number }>();

  /** Given a key, its limit and its count over it, remembers the key. */
  add(keyId: string, limit: number, { requests, msLeft }: CountedRequests): void {
    if (this.#keys.size >= MOST) this.#keys.clear();
    this.#keys.set(keyId, { limit, requests, endsAt: performance.now() + msLeft });
  }

  /** Returns the count of a remembered key with the rest of its window; undefined if its limit changed meanwhile. */
  find(keyId: string, limit: number): CountedRequests | undefined {
    const known = this.#keys.get(keyId);
    if (known === undefined) return undefined;
    const msLeft = known.endsAt - performance.now();
    if (msLeft > 0 && known.limit === limit) return { requests: known.requests, msLeft };
    this.#keys.delete(keyId);
    return undefined;
  }
}
