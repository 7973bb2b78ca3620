/** How long a status request is held where it does not say: so long that a loop without pauses stays under its rate limit. */
import type { RateWindow } from '../plugins/request.ts';

const LEAST_MS = 2_000;
/** What a client may ask for is the most that it gets unasked: proxies and programs give up on longer ones. */
const MOST_MS = 30_000;
const WINDOW_MS = 60_000;
/** A loop gets one request of so many: the others are for a second loop, or for the upload beside it. */
const SHARE = 2;
/** A hold to the end of the window ends within the next. */
const MARGIN_MS = 100;

/**
 * Given the requests a minute and what is left of the running one, returns milliseconds. Where more than half is used, several
 * loops are at work, or a burst came before: then what is left is spread over the rest of the window.
 */
export function defaultHoldMs(requestsPerMinute: number, { remaining, resetMs }: RateWindow): number {
  const fair = (SHARE * WINDOW_MS) / requestsPerMinute;
  const spread = remaining < requestsPerMinute / 2 ? (SHARE * (resetMs + MARGIN_MS)) / Math.max(remaining, 1) : 0;
  return Math.min(MOST_MS, Math.max(LEAST_MS, fair, spread));
}
