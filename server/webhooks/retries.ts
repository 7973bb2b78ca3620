/** When a failed delivery is tried again: the schedule that Standard Webhooks suggests, or later if the receiver asks. */

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

/** A receiver may ask for this wait at most: a delivery must not lie for longer than on its own schedule. */
const LONGEST_MS = Math.max(...WAITS_MS);

/**
 * Given how many retries were made, a random number from 0 to 1, and the milliseconds that the receiver asks to wait,
 * returns those until the next one; undefined if it was the last. It is never sooner than without the receiver's wish.
 */
export function waitBefore(retries: number, random: number, asked = 0): number | undefined {
  const wait = WAITS_MS[retries];
  if (wait === undefined) return undefined;
  return Math.round(Math.max(wait, Math.min(asked, LONGEST_MS)) * (1 + JITTER * random));
}

/** A day of HTTP in one of its three forms (RFC 9110, 5.6.7). All are in UTC; the last does not say so. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? .* (?:GMT|\d{4})$/;

/**
 * Given a `Retry-After` (RFC 9110: seconds, or a date) and the time, returns the milliseconds that it asks to wait;
 * undefined if it is neither, or past.
 */
export function askedWait(retryAfter: string | undefined, now: number): number | undefined {
  const text = retryAfter?.trim() ?? '';
  const asked = /^\d+$/.test(text)
    ? Number(text) * SECOND_MS
    : HTTP_DATE.test(text)
      ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) - now
      : Number.NaN;
  return asked > 0 ? asked : undefined;
}
