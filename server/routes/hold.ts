/** How long a status request is held by default: long enough that a loop without pauses stays under its rate limit. */
import type { RateWindow } from '../plugins/request.ts';

const LEAST_MS = 2_000;
/** The default is at most what a client may ask for: proxies and programs give up on longer requests. */
const MOST_MS = 30_000;
const WINDOW_MS = 60_000;
/** A loop gets one request in this many: the others are for a second loop or an upload. */
const SHARE = 2;
/** A hold to the end of the window ends in the next one. */
const MARGIN_MS = 100;

/**
 * Given the requests per minute and the rest of the current window, returns milliseconds. If more than half is used,
 * several loops run or there was a burst: then the rest is spread over the remaining window. If the account has used more
 * than half, many keys run loops: each is held as long as may be.
 */
export function defaultHoldMs(requestsPerMinute: number, { remaining, resetMs, accountIsBusy }: RateWindow): number {
  // a hundred keys with a loop each then make two or three requests more, which are left to them
  if (accountIsBusy) return MOST_MS;
  const fair = (SHARE * WINDOW_MS) / requestsPerMinute;
  const spread = remaining < requestsPerMinute / 2 ? (SHARE * (resetMs + MARGIN_MS)) / Math.max(remaining, 1) : 0;
  return Math.min(MOST_MS, Math.max(LEAST_MS, fair, spread));
}
