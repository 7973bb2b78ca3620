/** The usage of an account, by day. */

interface Day {
  /** ISO 8601, in UTC */
  readonly date: string;
  /** converted and paid; a refund removes the pages from the day of their debit */
  readonly pages: number;
  /** by all keys and users of the account */
  readonly requests: number;
}

export interface Usage {
  /** Counts a request. Counts are written every few seconds, and at the end. */
  countRequest(accountId: string): void;
  /** The last days up to today, oldest first. */
  days(accountId: string, count: number): Promise<Day[]>;
}
