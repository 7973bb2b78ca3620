/** The tabs of a browser share the cookie of the session: who signs out or in does so in all of them at once. */
import { ENDED_KEY, endSession, queryClient, SESSION_KEY } from '../api/query-client.ts';
import type { SignedIn } from '../api/types.ts';
import { leave } from './session.ts';

const CHANNEL = 'ledgerize.session';

interface Notice {
  /** who is signed in now, and in which account; null for nobody */
  readonly user: string | null;
  /** whether a session ended without the user's request */
  readonly ended: boolean;
}

/** Tells the other tabs who is signed in here, and follows what they tell; returns a function that stops it. */
export function joinOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let told = userHere();
  const unsubscribe = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== SESSION_KEY[0] || userHere() === told) return;
    told = userHere();
    channel.postMessage({ user: told, ended: queryClient.getQueryData(ENDED_KEY) === true } satisfies Notice);
  });
  channel.onmessage = ({ data: { user, ended } }: MessageEvent<Notice>) => {
    if (user === userHere()) return;
    // an echo would end a session that has begun elsewhere since
    told = null;
    if (userHere() !== null) (ended ? endSession : leave)();
    // the service says who it is, not another tab
    if (user !== null) void queryClient.refetchQueries({ queryKey: SESSION_KEY });
  };
  return () => {
    unsubscribe();
    channel.close();
  };
}

function userHere(): string | null {
  const user = queryClient.getQueryData<SignedIn | null>(SESSION_KEY)?.user;
  return user === undefined ? null : `${user.id} in ${user.accountId}`;
}
