/** The account of the signed-in user: its credits and limits. */
import { useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';

/** Invalidate it after changing the credits. */
export const ACCOUNT_KEY = ['account'] as const;

export function useAccount() {
  return useQuery({ queryKey: ACCOUNT_KEY, queryFn: () => ask(client.GET('/api/v1/account')) });
}
