/** The keys of the account, as last fetched. */
import { useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';

/** Invalidate it after making or revoking a key. */
export const KEYS_KEY = ['keys'] as const;

export function useKeys() {
  return useQuery({ queryKey: KEYS_KEY, queryFn: () => ask(client.GET('/api/v1/keys')), staleTime: 0 });
}
