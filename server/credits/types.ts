/**
 * Credits: an append-only ledger; an account's balance is its sum. Jobs write the debits and refunds of conversions.
 */

export interface LedgerEntry {
  /** UUID */
  readonly id: string;
  readonly kind: 'grant' | 'debit' | 'refund';
  /** added to the balance: a debit is < 0 */
  readonly credits: number;
  /** as a text */
  readonly reason: string;
  /** of the file; null if there is none, or the file is deleted */
  readonly filename: string | null;
  readonly jobId: string | null;
  readonly createdAt: Date;
}

export interface Credits {
  balance(accountId: string): Promise<number>;
  /** Newest first. Throws INVALID_REQUEST for an unknown cursor. */
  ledger(
    accountId: string,
    page: { limit: number; cursor?: string },
  ): Promise<{ entries: LedgerEntry[]; nextCursor: string | null }>;
  /** Adds credits (or removes them, if negative) for an operator's reason; returns the new balance. */
  add(accountId: string, credits: number, reason: string): Promise<number>;
  /** The balance below which the credits of an account are low: its own, or the service's. 0: never. */
  low(accountId: string): Promise<number>;
  /** Sets it; null restores the service's. */
  setLow(accountId: string, low: number | null): Promise<void>;
}
