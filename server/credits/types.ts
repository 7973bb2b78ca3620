/** Credits: an append-only ledger; the balance of an account is its sum. Debits and refunds of conversions are written by jobs. */

export interface LedgerEntry {
  /** UUID */
  readonly id: string;
  readonly kind: 'grant' | 'debit' | 'refund';
  /** added to the balance: a debit is < 0 */
  readonly credits: number;
  /** in words */
  readonly reason: string;
  /** of the file that it was for; null where it was for none, or the file is deleted */
  readonly filename: string | null;
  readonly jobId: string | null;
  readonly createdAt: Date;
}

export interface Credits {
  balance(accountId: string): Promise<number>;
  /** Newest first. Throws INVALID_REQUEST for a cursor that no ledger gave. */
  ledger(
    accountId: string,
    page: { limit: number; cursor?: string },
  ): Promise<{ entries: LedgerEntry[]; nextCursor: string | null }>;
  /** Adds credits (or takes them, where negative) for a reason an operator gives; returns the new balance. */
  add(accountId: string, credits: number, reason: string): Promise<number>;
}
