/** Accounts: who owns keys, files, jobs and credits, and within which limits. */

export interface AccountLimits {
  readonly requestsPerMinute: number;
  readonly maxFileBytes: number;
  /** milliseconds that files, results and passwords are kept */
  readonly retentionMs: number;
}

/** What an operator set for the account alone; null where the setting of the server holds. */
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
  /** debited since the account was made, less refunds */
  readonly creditsSpent: number;
}

export interface Accounts {
  /** Given a name and its first credits, makes an account with one ledger entry for them. */
  create(account: { name: string; credits: number }): Promise<Account>;
  get(id: string): Promise<Account | null>;
  /** Oldest first. */
  list(): Promise<AccountWithCredits[]>;
  /** Newest first, a page; `search` stands in the name of each, or in the address of a user of it. Throws INVALID_REQUEST for a cursor that no page gave. */
  page(wanted: {
    limit: number;
    cursor?: string | undefined;
    search?: string | undefined;
  }): Promise<{ accounts: AccountWithCredits[]; nextCursor: string | null }>;
  /** the oldest account: the one that the first start makes */
  first(): Promise<Account | null>;
  usage(id: string): Promise<Usage>;
  /** Sets those that are given; null gives one back to the server's setting. Throws UnknownAccountError. */
  setLimits(id: string, limits: Partial<OwnLimits>): Promise<Account>;
}
