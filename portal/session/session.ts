/** The signed-in user, and what this service lets visitors do. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import { dropAnswers, queryClient, SESSION_KEY } from '../api/query-client.ts';
import type { SignedIn } from '../api/types.ts';
import { clearAll, goOnAs } from '../convert/batch.ts';

/** The user of the session: null if nobody is signed in. */
export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: findSession, staleTime: Number.POSITIVE_INFINITY });
}

async function findSession(): Promise<SignedIn | null> {
  try {
    const signedIn = await ask(client.GET('/api/v1/portal/session'));
    const before = queryClient.getQueryData<SignedIn | null>(SESSION_KEY);
    if (before && before.user.accountId !== signedIn.user.accountId) {
      dropAnswers();
      queryClient.setQueryData(LOST_KEY, nameOf(before));
    }
    goOnAs(whoIn(signedIn));
    return signedIn;
  } catch (error) {
    if (error instanceof Failure && error.code === 'AUTH_INVALID_KEY') return null;
    throw error;
  }
}

export const PORTAL_KEY = ['portal'] as const;

/** Whether anyone may sign up, whether mail is sent, whether the set-up link was used. */
export function usePortalInfo() {
  return useQuery({ queryKey: PORTAL_KEY, queryFn: () => ask(client.GET('/api/v1/portal')) });
}

/** Whether a call failed because its link is invalid: no other try can succeed. */
export function isLinkInvalid(error: unknown): boolean {
  return error instanceof Failure && error.code === 'LINK_INVALID';
}

/** The name of the account that was taken from the user while they were in it; undefined for none. */
export const LOST_KEY = ['account-lost'] as const;

/** Given a session, returns the name of the account that it is in. */
export const nameOf = ({ user, accounts }: SignedIn): string =>
  accounts.find(({ id }) => id === user.accountId)?.name ?? '';

/** Whose uploads they are: nothing goes from one account into another. */
const whoIn = ({ user }: SignedIn): string => `${user.email} ${user.accountId}`;

/** Takes over a new session: nothing of the previous one is shown. */
export function enter(signedIn: SignedIn): void {
  goOnAs(whoIn(signedIn));
  become(signedIn);
}

/** Clears the signed-in user, and everything that they saw. */
export function leave(): void {
  clearAll();
  become(null);
}

export function useSignOut() {
  return useMutation({
    mutationFn: () => ask(client.DELETE('/api/v1/portal/session')),
    onSuccess: leave,
  });
}

function become(signedIn: SignedIn | null): void {
  dropAnswers();
  queryClient.setQueryData(SESSION_KEY, signedIn);
}
