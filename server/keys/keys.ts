/** API keys: created, looked up for every request, listed, revoked. */
import { randomUUID } from 'node:crypto';
import { MOST_KEYS } from '../../contract/portal/keys.ts';
import { limitsOf } from '../accounts/accounts.ts';
import { UnknownAccountError } from '../accounts/errors.ts';
import { ensureTestAccount } from '../accounts/tests.ts';
import type { DefaultLimits } from '../accounts/types.ts';
import { recordDeed } from '../audit/record.ts';
import { findAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import * as rows from '../storage/keys.ts';
import type { KeyChanges } from '../storage/notices.ts';
import type { KeysTable, Tx } from '../storage/schema.ts';
import { endIsPast, keyEnded, tooManyKeys } from './refusals.ts';
import { hashKey, newKey, saysTest } from './token.ts';
import type { ApiKey, ApiKeys, Caller, NewKey } from './types.ts';

/**
 * How long a caller is remembered. A key must stop within a second after it is revoked elsewhere; half a second leaves
 * time for a slow request.
 */
const REMEMBERED_MS = 500;
/** Where the database tells of changes, a caller stays remembered while it is known that none came before this time ago. */
const KNOWN_MS = 800;
/** The database is asked this early, so that its answer comes before what is known is too old. */
const ASK_AFTER_MS = 400;
/** A key is looked up at least this often: its last use is noted then. */
const LONGEST_MS = 30_000;
/** With more keys in use, they are looked up more often. */
const MAX_REMEMBERED = 10_000;
/** The last use is for people: one write per minute and key is enough. */
const TOUCH_MS = 60_000;

function shown(row: KeysTable): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    lastFour: row.last_four,
    scope: row.scope,
    test: row.test === 1,
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  };
}

/**
 * Makes a key for an account, in the caller's transaction. Given the operator's own key, keeps that one, whatever the
 * number of keys. Throws UnknownAccountError, KEY_LIMIT_REACHED, and INVALID_REQUEST for an end that is past.
 */
export async function makeKey(tx: Tx, wanted: NewKey & { key?: string }): Promise<{ apiKey: ApiKey; key: string }> {
  const { accountId, name, scope = 'manage', expiresAt = null } = wanted;
  const test = wanted.key === undefined ? (wanted.test ?? false) : saysTest(wanted.key);
  const now = Date.now();
  const account = await findAccount(tx, accountId);
  if (account === undefined || account.test_of !== null) throw new UnknownAccountError(accountId);
  if (expiresAt !== null && expiresAt.getTime() <= now) throw endIsPast();
  if (wanted.key === undefined && (await rows.countActiveKeys(tx, accountId, now)) >= MOST_KEYS) throw tooManyKeys();
  if (test) await ensureTestAccount(tx, account);
  const key = wanted.key ?? newKey(test);
  const row: KeysTable = {
    id: randomUUID(),
    account_id: accountId,
    name,
    sha256: hashKey(key),
    last_four: key.slice(-4),
    created_at: now,
    last_used_at: null,
    revoked_at: null,
    scope,
    expires_at: expiresAt?.getTime() ?? null,
    test: test ? 1 : 0,
  };
  await rows.insertKey(tx, row);
  const details = { scope, test, expiresAt: expiresAt?.toISOString() ?? null };
  await recordDeed(tx, { accountId, action: 'key.made', object: row.id, details });
  return { apiKey: shown(row), key };
}

interface Remembered {
  readonly caller: Caller;
  /** before it was read, by the clock that only goes forward */
  readonly readAt: number;
  /** the count of changes then */
  readonly changes: number | undefined;
}

/** Whether a remembered caller may still be used: its key has not ended, and is as it was within the last second. */
function isFresh({ caller, readAt, changes }: Remembered, known: KeyChanges | undefined): boolean {
  if (caller.endsAt !== undefined && caller.endsAt <= Date.now()) return false;
  const now = performance.now();
  if (readAt + REMEMBERED_MS > now) return true;
  if (known === undefined || readAt + LONGEST_MS < now) return false;
  if (known.knownUntil + ASK_AFTER_MS < now) known.ask();
  return changes === known.count && known.knownUntil + KNOWN_MS > now;
}

export interface ApiKeysWithPending extends ApiKeys {
  /** Waits for writes of the last use that are under way. */
  settled(): Promise<void>;
}

/** Given the database and the server's limits, returns the use cases of keys. */
export function createKeys(database: Database, defaults: DefaultLimits): ApiKeysWithPending {
  const remembered = new Map<string, Remembered>();
  const known = database.notices?.keyChanges;
  const touching = new Set<Promise<void>>();

  /** The request does not wait for it: noting the last use must neither slow it nor make it fail. */
  function touch(row: KeysTable, now: number): void {
    // in both directions: the clock may have been set back
    if (row.last_used_at !== null && Math.abs(now - row.last_used_at) < TOUCH_MS) return;
    const note: Promise<void> = rows
      .touchKey(database.queries, row.id, now)
      .catch(() => {})
      .finally(() => touching.delete(note));
    touching.add(note);
  }

  async function lookUp(sha256: string): Promise<Caller | null> {
    const now = Date.now();
    const read = { readAt: performance.now(), changes: known?.count };
    remembered.delete(sha256);
    const found = await rows.findKey(database.reads, sha256);
    if (found === undefined || found.key.revoked_at !== null) return null;
    const { key, account, owner } = found;
    const endsAt = key.expires_at ?? undefined;
    if (endsAt !== undefined && endsAt <= now) throw keyEnded(new Date(endsAt));
    touch(key, now);
    const caller: Caller = {
      keyId: key.id,
      accountId: owner,
      limits: limitsOf(account, defaults),
      scope: key.scope,
      test: key.test === 1,
      ...(endsAt !== undefined && { endsAt }),
    };
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(sha256, { caller, ...read });
    return caller;
  }

  return {
    create: (wanted) => database.ofAccount(wanted.accountId, (tx) => makeKey(tx, wanted)),

    find(key) {
      const sha256 = hashKey(key);
      const entry = remembered.get(sha256);
      return entry !== undefined && isFresh(entry, known) ? entry.caller : lookUp(sha256);
    },

    list: async (accountId) => (await rows.listKeys(database.reads, accountId)).map(shown),

    async revoke(id, accountId) {
      const sha256 = await database.transaction(async (tx) => {
        const revoked = await rows.revokeKey(tx, id, Date.now(), accountId);
        if (revoked === undefined) return undefined;
        await recordDeed(tx, { accountId: revoked.account_id, action: 'key.revoked', object: id });
        return revoked.sha256;
      });
      if (sha256 !== undefined) remembered.delete(sha256);
      return sha256 !== undefined;
    },

    async settled() {
      await Promise.all(touching);
    },
  };
}
