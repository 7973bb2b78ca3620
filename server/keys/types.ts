/** API keys: shown once, stored as their SHA-256. */
import type { AccountLimits } from '../accounts/types.ts';
import type { User } from '../users/types.ts';

export interface ApiKey {
  /** UUID */
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** last four characters of the key */
  readonly lastFour: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Who is calling. */
export interface Caller {
  /** of the key, or of the session that stands in for one: what requests are counted by */
  readonly keyId: string;
  readonly accountId: string;
  readonly limits: AccountLimits;
  /** who is signed in; undefined where a key calls */
  readonly user?: User;
}

export interface ApiKeys {
  /** Given an account (and, for the operator's own, the key itself), makes a key. `key` is `lk_` and 32 random bytes in base62, and is never to be had again. */
  create(key: { accountId: string; name: string; key?: string }): Promise<{ apiKey: ApiKey; key: string }>;
  /** Given what a request carries as its key, returns the caller, or null: at once where it was asked lately. A revoked key stops within a second. */
  find(key: string): Caller | Promise<Caller | null>;
  list(accountId?: string): Promise<ApiKey[]>;
  /** Revokes a key, of an account or of any. Returns false where there is no such key. */
  revoke(id: string, accountId?: string): Promise<boolean>;
}
