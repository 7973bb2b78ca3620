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
  /** of the key, or of the session in its place: requests are counted by it */
  readonly keyId: string;
  readonly accountId: string;
  readonly limits: AccountLimits;
  /** the signed-in user; undefined if the caller uses a key */
  readonly user?: User;
}

export interface ApiKeys {
  /**
   * Given an account (and, for the operator's own, the key itself), makes a key. `key` is `lk_` and 32 random bytes in
   * base62; it is returned only here.
   */
  create(key: { accountId: string; name: string; key?: string }): Promise<{ apiKey: ApiKey; key: string }>;
  /**
   * Given the key of a request, returns the caller, or null. It is synchronous if the key was looked up recently. A
   * revoked key stops within a second.
   */
  find(key: string): Caller | Promise<Caller | null>;
  list(accountId?: string): Promise<ApiKey[]>;
  /** Revokes a key, of one account or of any. Returns false if there is no such key. */
  revoke(id: string, accountId?: string): Promise<boolean>;
}
