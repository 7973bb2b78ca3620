/** API keys: shown once, stored as their SHA-256. */
import type { KeyScope } from '../../contract/key-scope.ts';
import type { AccountLimits } from '../accounts/types.ts';
import type { User } from '../users/types.ts';

export interface ApiKey {
  /** UUID */
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** last four characters of the key */
  readonly lastFour: string;
  readonly scope: KeyScope;
  /** true: it works on the account of tests */
  readonly test: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** when it ends; null: never */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Who is calling. */
export interface Caller {
  /** of the key, or of the session in its place: requests are counted by it */
  readonly keyId: string;
  /** that owns what the caller sees and makes; of a test key, the account of tests */
  readonly accountId: string;
  readonly limits: AccountLimits;
  /** what the key may do; a session may do everything */
  readonly scope: KeyScope;
  /** true for a test key */
  readonly test: boolean;
  /** when the key ends, in milliseconds since 1970; undefined: it does not */
  readonly endsAt?: number;
  /** the signed-in user, with their role in the account; undefined if the caller uses a key */
  readonly user?: User;
}

export interface NewKey {
  readonly accountId: string;
  readonly name: string;
  /** by default `manage` */
  readonly scope?: KeyScope | undefined;
  /** when it ends; by default never */
  readonly expiresAt?: Date | null | undefined;
  /** true for a test key; by default false */
  readonly test?: boolean | undefined;
}

export interface ApiKeys {
  /**
   * Makes a key. `key` is `lk_` (a test key: `lk_test_`) and 32 random bytes in base62; it is returned only here. Throws
   * UnknownAccountError, KEY_LIMIT_REACHED, and INVALID_REQUEST for an end that is past.
   */
  create(key: NewKey): Promise<{ apiKey: ApiKey; key: string }>;
  /**
   * Given the key of a request, returns the caller, or null. It is synchronous if the key was looked up recently. A
   * revoked key stops within a second. Rejects with AUTH_INVALID_KEY for a key that has ended.
   */
  find(key: string): Caller | Promise<Caller | null>;
  list(accountId?: string): Promise<ApiKey[]>;
  /** Revokes a key, of one account or of any. Returns false if there is no such key. */
  revoke(id: string, accountId?: string): Promise<boolean>;
}
