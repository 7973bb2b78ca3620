/** After an outage, what failed is asked for again as soon as the service answers, without the user's help. */
import { ask, client } from './client.ts';
import { Failure } from './failure.ts';
import { queryClient } from './query-client.ts';

/** Milliseconds between two questions whether the service is back: it may restart in seconds, or be away for hours. */
const SHORTEST_MS = 2_000;
const LONGEST_MS = 30_000;

/** Given why a call failed, returns whether the service, or the way to it, is at fault. */
export function isOutage(error: unknown): boolean {
  return error instanceof Failure && (error.code === 'UNREACHABLE' || error.status >= 500);
}

/**
 * Given what a view asked for, returns whether it has nothing to show. During an outage, what was fetched before stays:
 * somebody may be working on it.
 */
export function isLost({ data, error }: { readonly data: unknown; readonly error: Error | null }): boolean {
  return error !== null && (data === undefined || !isOutage(error));
}

/** Resolves when the service answers; given how often that was not enough, it waits longer before the first question. */
export async function untilBack(tries = 0): Promise<void> {
  for (let asked = tries; ; asked++) {
    await nextChance(Math.min(SHORTEST_MS * 2 ** asked, LONGEST_MS));
    if (await answers()) return;
  }
}

/** Resolves after the time, or when the browser is online again or the user returns to the tab. */
function nextChance(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const ends = new AbortController();
    const go = () => {
      clearTimeout(timer);
      ends.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, { signal: ends.signal });
    window.addEventListener('focus', go, { signal: ends.signal });
  });
}

/** The cheapest call: it needs no session. */
async function answers(): Promise<boolean> {
  try {
    await ask(client.GET('/api/v1/portal'));
    return true;
  } catch (error) {
    return !isOutage(error);
  }
}

/** Watches the answers that views show, and asks for those that an outage kept away; returns a function that stops it. */
export function recoverQueries(): () => void {
  const cache = queryClient.getQueryCache();
  const failed = () =>
    cache.findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' && isOutage(state.error) });
  let busy = false;
  let stopped = false;
  async function recover(): Promise<void> {
    // a call that fails while others succeed is asked for less and less often
    for (let tries = 0; !stopped && failed().length > 0; tries++) {
      await untilBack(tries);
      await Promise.all(failed().map((query) => queryClient.refetchQueries({ queryKey: query.queryKey, exact: true })));
    }
  }
  const unsubscribe = cache.subscribe(({ type }) => {
    if (busy || type !== 'updated' || failed().length === 0) return;
    busy = true;
    void recover().finally(() => {
      busy = false;
    });
  });
  return () => {
    stopped = true;
    unsubscribe();
  };
}
