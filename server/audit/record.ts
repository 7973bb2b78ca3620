/** Writes entries of the audit log: with the change that they are about, or before something is shown. */
import { appendAudit } from '../storage/audit.ts';
import type { Database } from '../storage/database.ts';
import { isDiskFull } from '../storage/faults.ts';
import type { Queries } from '../storage/schema.ts';
import { type Actor, currentActor } from './actor.ts';
import type { Deed } from './types.ts';

/** The chain of what belongs to no account. */
export const OF_SERVICE = 'service';

/**
 * Given a connection, writes who did what. In the transaction of a change it is the last statement: then both are kept,
 * or neither, and nobody waits for a lock that waits for this entry.
 */
export async function recordDeed(db: Queries, deed: Deed, by: Actor = currentActor()): Promise<void> {
  const { accountId, action, object, details } = deed;
  await appendAudit(db, {
    account_id: accountId,
    created_at: Date.now(),
    actor: by.kind,
    actor_id: by.id,
    action,
    object,
    details: details === undefined ? null : JSON.stringify(details),
    request_id: by.requestId ?? null,
    address: by.address ?? null,
  });
}

/** Somebody who sees the same again within this time is not noted again: a page is asked for many times. */
const SEEN_MS = 3_600_000;
/** Beyond that, all are forgotten, and noted again. */
const MOST_SEEN = 20_000;

/** Notes what is shown to somebody, once an hour. */
export class Views {
  readonly #database: Database;
  readonly #seen = new Map<string, number>();
  /** gets what could not be written because the disk is full: what is stored can still be seen */
  readonly #unwritten: (deed: Deed, by: Actor) => void;

  constructor(database: Database, unwritten: (deed: Deed, by: Actor) => void) {
    this.#database = database;
    this.#unwritten = unwritten;
  }

  /** Call it before the bytes are sent: what cannot be noted is not shown. */
  async note(deed: Deed): Promise<void> {
    const by = currentActor();
    const { accountId, action, object, details } = deed;
    const what = JSON.stringify([by.kind, by.id, by.address, accountId, action, object, details]);
    // of the clock that nobody sets
    const now = performance.now();
    const until = this.#seen.get(what);
    if (until !== undefined && now < until) return;
    try {
      await recordDeed(this.#database.queries, deed, by);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      this.#unwritten(deed, by);
      return;
    }
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.set(what, now + SEEN_MS);
  }
}
