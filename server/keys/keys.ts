/** API keys: created, looked up for every request, listed, revoked. */
import { randomUUID } from 'node:crypto';
import { limitsOf } from '../accounts/accounts.ts';
import { UnknownAccountError } from '../accounts/errors.ts';
import type { AccountLimits } from '../accounts/types.ts';
import { findAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import * as rows from '../storage/keys.ts';
import type { KeysTable, Queries } from '../storage/schema.ts';
import { hashKey, newKey } from './token.ts';
import type { ApiKey, ApiKeys, Caller } from './types.ts';

/**
 * How long a caller is remembered. A key must stop within a second after it is revoked elsewhere; half a second leaves
 * time for a slow request.
 */
const REMEMBERED_MS = 500;
/** Far more keys than are used within half a second. */
const MAX_REMEMBERED = 10_000;
/** The last use is for people: one write per minute and key is enough. */
const TOUCH_MS = 60_000;

function shown(row: KeysTable): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    lastFour: row.last_four,
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  };
}

/** Makes a key for an account, in the caller's transaction if there is one. Throws UnknownAccountError. */
export async function makeKey(
  db: Queries,
  wanted: { accountId: string; name: string; key?: string },
): Promise<{ apiKey: ApiKey; key: string }> {
  if ((await findAccount(db, wanted.accountId)) === undefined) throw new UnknownAccountError(wanted.accountId);
  const key = wanted.key ?? newKey();
  const row: KeysTable = {
    id: randomUUID(),
    account_id: wanted.accountId,
    name: wanted.name,
    sha256: hashKey(key),
    last_four: key.slice(-4),
    created_at: Date.now(),
    last_used_at: null,
    revoked_at: null,
  };
  await rows.insertKey(db, row);
  return { apiKey: shown(row), key };
}

export interface ApiKeysWithPending extends ApiKeys {
  /** Waits for writes of the last use that are under way. */
  settled(): Promise<void>;
}

/** Given the database and the server's limits, returns the use cases of keys. */
export function createKeys(database: Database, defaults: AccountLimits): ApiKeysWithPending {
  const remembered = new Map<string, { caller: Caller; until: number }>();
  const touching = new Set<Promise<void>>();

  /** The request does not wait for it: noting the last use must neither slow it nor make it fail. */
  function touch(row: KeysTable, now: number): void {
    if (row.last_used_at !== null && now - row.last_used_at < TOUCH_MS) return;
    const note: Promise<void> = rows
      .touchKey(database.queries, row.id, now)
      .catch(() => {})
      .finally(() => touching.delete(note));
    touching.add(note);
  }

  async function lookUp(sha256: string): Promise<Caller | null> {
    const now = Date.now();
    remembered.delete(sha256);
    const found = await rows.findKey(database.reads, sha256);
    if (found === undefined || found.key.revoked_at !== null) return null;
    touch(found.key, now);
    const caller = {
      keyId: found.key.id,
      accountId: found.key.account_id,
      limits: limitsOf(found.account, defaults),
    };
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(sha256, { caller, until: now + REMEMBERED_MS });
    return caller;
  }

  return {
    create: (wanted) => makeKey(database.queries, wanted),

    find(key) {
      const sha256 = hashKey(key);
      const known = remembered.get(sha256);
      return known !== undefined && known.until > Date.now() ? known.caller : lookUp(sha256);
    },

    list: async (accountId) => (await rows.listKeys(database.reads, accountId)).map(shown),

    async revoke(id, accountId) {
      const sha256 = await rows.revokeKey(database.queries, id, Date.now(), accountId);
      if (sha256 !== undefined) remembered.delete(sha256);
      return sha256 !== undefined;
    },

    async settled() {
      await Promise.all(touching);
    },
  };
}
