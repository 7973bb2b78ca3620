/** Accounts: they own keys, files, jobs and credits, within limits. */

export interface AccountLimits {
  /** of each key */
  readonly requestsPerMinute: number;
  /** of all keys of the account together */
  readonly accountRequestsPerMinute: number;
  readonly maxFileBytes: number;
  /** how long files, results and passwords are kept, in milliseconds */
  readonly retentionMs: number;
}

/** The server's settings; undefined: as `limitsOf` decides. */
export type DefaultLimits = Omit<AccountLimits, 'accountRequestsPerMinute'> & {
  readonly accountRequestsPerMinute?: number | undefined;
};

/** The limits that an operator set for the account; null means the server's setting. */
export type OwnLimits = { readonly [Limit in keyof AccountLimits]: AccountLimits[Limit] | null };

export interface Account {
  /** UUID */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly limits: AccountLimits;
  readonly ownLimits: OwnLimits;
}

export interface AccountWithCredits extends Account {
  readonly credits: number;
}

interface Usage {
  /** uploaded, neither deleted nor expired */
  readonly files: number;
  /** not deleted */
  readonly jobs: number;
  /** debited since the account was created, less refunds */
  readonly creditsSpent: number;
}

export interface Accounts {
  /** Given a name and its first credits, makes an account with a ledger entry for them. */
  create(account: { name: string; credits: number }): Promise<Account>;
  get(id: string): Promise<Account | null>;
  /** Oldest first. */
  list(): Promise<AccountWithCredits[]>;
  /**
   * A page, newest first. `search` finds part of the account's name, or of the address of one of its users. Throws
   * INVALID_REQUEST for an unknown cursor.
   */
  page(wanted: {
    limit: number;
    cursor?: string | undefined;
    search?: string | undefined;
  }): Promise<{ accounts: AccountWithCredits[]; nextCursor: string | null }>;
  /** the oldest account: the first start makes it */
  first(): Promise<Account | null>;
  usage(id: string): Promise<Usage>;
  /** Throws UnknownAccountError. */
  rename(id: string, name: string): Promise<void>;
  /** Sets the given limits; null restores the server's setting. Throws UnknownAccountError. */
  setLimits(id: string, limits: Partial<OwnLimits>): Promise<Account>;
}
