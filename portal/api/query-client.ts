/** The cache of answers: what is kept, when calls are tried again, and what happens when a session ends. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Failure, type FailureCode } from './failure.ts';

/** The signed-in user; null if nobody is signed in. */
export const SESSION_KEY = ['session'] as const;

/** True if a session ended without the user's request. */
export const ENDED_KEY = ['session-ended'] as const;

/** Milliseconds in which a cached answer is shown without asking again. */
const FRESH_MS = 30_000;
const MOST_TRIES = 2;

/** Given why a call failed, returns whether the same call may succeed later; other answers stay the same. */
export function mayPass(error: Error): boolean {
  if (!(error instanceof Failure)) return false;
  return PASSING.has(error.code) || error.status >= 500 || error.status === 429;
}

const PASSING: ReadonlySet<FailureCode> = new Set(['UNREACHABLE', 'IDEMPOTENCY_IN_PROGRESS']);

/** When a call that does the same however often it is sent is tried again. */
export const TRIED_AGAIN = {
  retry: (failures: number, error: Error) => failures < MOST_TRIES && mayPass(error),
  retryDelay: (attempt: number, error: Error) =>
    error instanceof Failure && error.retryAfter !== undefined ? error.retryAfter * 1_000 : 500 * 2 ** attempt,
} as const;

/**
 * Given why a call failed: if the session has ended, here or elsewhere, shows the sign-in form at the current address.
 */
export function noticeEndOfSession(error: unknown): void {
  if (!(error instanceof Failure)) return;
  if (error.code === 'AUTH_INVALID_KEY') endSession();
  // the role has changed, or the account is lost: the service tells which one the session is in now
  if (error.code === 'FORBIDDEN') void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
}

/** Shows the sign-in form at the current address, with the reason; what was seen before is dropped. */
export function endSession(): void {
  if (queryClient.getQueryData(SESSION_KEY)) {
    dropAnswers();
    queryClient.setQueryData(ENDED_KEY, true);
  }
  queryClient.setQueryData(SESSION_KEY, null);
}

/** Drops all cached answers but who is signed in, which is always in use. */
export function dropAnswers(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      ...TRIED_AGAIN,
    },
  },
});
