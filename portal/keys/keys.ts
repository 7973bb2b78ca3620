/** The keys of the account, as they were asked for last. */
import { useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';

/** To be invalidated by whatever makes or revokes one. */
export const KEYS_KEY = ['keys'] as const;

export function useKeys() {
  return useQuery({ queryKey: KEYS_KEY, queryFn: () => ask(client.GET('/api/v1/keys')), staleTime: 0 });
}
