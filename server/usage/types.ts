/** What an account used, by day. */

interface Day {
  /** ISO 8601, in UTC */
  readonly date: string;
  /** converted, and paid for: what was refunded is not counted on the day of its debit */
  readonly pages: number;
  /** by all keys and users of the account */
  readonly requests: number;
}

export interface Usage {
  /** Counts a request. What is counted is written every few seconds, and at the end. */
  countRequest(accountId: string): void;
  /** The last days up to today, oldest first. */
  days(accountId: string, count: number): Promise<Day[]>;
}
