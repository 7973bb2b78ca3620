/** What is kept of answers, when calls are tried again, and what the end of a session does. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Failure } from './failure.ts';

/** Who is signed in: null where nobody is. */
export const SESSION_KEY = ['session'] as const;

/** True where a session that was here ended without being asked to. */
export const ENDED_KEY = ['session-ended'] as const;

/** Milliseconds within which what is there is shown without asking anew. */
const FRESH_MS = 30_000;
const MOST_TRIES = 2;

/** Given why a call failed, tells whether the same call may succeed later; other answers are the same when asked again. */
export function mayPass(error: Error): boolean {
  return error instanceof Failure && (error.code === 'UNREACHABLE' || error.status >= 500 || error.status === 429);
}

/** Given why a call failed: where the session has ended, here or elsewhere, whoever looks is asked to sign in, where they are. */
export function noticeEndOfSession(error: unknown): void {
  if (!(error instanceof Failure) || error.code !== 'AUTH_INVALID_KEY') return;
  if (queryClient.getQueryData(SESSION_KEY)) queryClient.setQueryData(ENDED_KEY, true);
  queryClient.setQueryData(SESSION_KEY, null);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < MOST_TRIES && mayPass(error),
      retryDelay: (attempt, error) =>
        error instanceof Failure && error.retryAfter !== undefined ? error.retryAfter * 1_000 : 500 * 2 ** attempt,
    },
  },
});
