/** When a failed delivery is tried again: the schedule that Standard Webhooks suggests. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits before each retry. The first attempt is made at once. */
const WAITS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/** A wait is longer by up to this share, so that receivers that fail together are not called together again. */
const JITTER = 0.1;

/**
 * Given how many retries were made, and a random number from 0 to 1, returns the milliseconds until the next one;
 * undefined if it was the last.
 */
export function waitBefore(retries: number, random: number): number | undefined {
  const wait = WAITS_MS[retries];
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER * random));
}
