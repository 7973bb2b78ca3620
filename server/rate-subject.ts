/** What requests are counted for. */

/** Whose requests are counted, and how many may be made in a window. */
export interface RateSubject {
  readonly key: string;
  readonly limit: number;
}
