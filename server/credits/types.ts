/** Credits: an append-only ledger; the balance of an account is its sum. Debits and refunds of conversions are written by jobs. */

export interface Credits {
  balance(accountId: string): Promise<number>;
  /** Adds credits (or takes them, where negative) for a reason an operator gives; returns the new balance. */
  add(accountId: string, credits: number, reason: string): Promise<number>;
}
