/** Clients and their bank accounts, as last fetched. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';

/** Invalidate it after a client was made or changed, or files were moved: all others are below it. */
export const CLIENTS_KEY = ['clients'] as const;

/** In place of the id of a client: files that belong to none. */
export const NO_CLIENT = 'none';

/** As many as a page has at most. */
const ROWS_AT_A_TIME = 1_000;

export function useClients() {
  return useQuery({ queryKey: CLIENTS_KEY, queryFn: () => ask(client.GET('/api/v1/clients')), staleTime: 0 });
}

export function useSuggestions() {
  return useQuery({
    queryKey: [...CLIENTS_KEY, 'suggestions'],
    queryFn: () => ask(client.GET('/api/v1/client-suggestions')),
    staleTime: 0,
  });
}

/** Given the id of a client, or NO_CLIENT, requests its bank accounts. */
export function useBankAccounts(of: string) {
  return useQuery({
    queryKey: [...CLIENTS_KEY, of, 'accounts'],
    queryFn: () => ask(client.GET('/api/v1/bank-accounts', { params: { query: { client: of } } })),
    staleTime: 0,
  });
}

/** Those of all clients, and of none. */
export function useAllBankAccounts() {
  return useQuery({
    queryKey: [...CLIENTS_KEY, 'accounts'],
    queryFn: () => ask(client.GET('/api/v1/bank-accounts')),
    staleTime: 0,
  });
}

export function useBankAccount(bankAccountId: string) {
  return useQuery({
    queryKey: [...CLIENTS_KEY, 'account', bankAccountId],
    queryFn: () => ask(client.GET('/api/v1/bank-accounts/{bankAccountId}', { params: { path: { bankAccountId } } })),
    staleTime: 0,
  });
}

/** First and last day, ISO 8601; empty: from the first, to the last. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export const queryOf = ({ from, to }: Range) => ({
  ...(from !== '' && { firstDay: from }),
  ...(to !== '' && { lastDay: to }),
});

/** The transactions of an account in a range, oldest first, a page at a time. */
export function useAccountRows(bankAccountId: string, range: Range) {
  return useInfiniteQuery({
    queryKey: [...CLIENTS_KEY, 'account', bankAccountId, 'rows', range.from, range.to],
    queryFn: ({ pageParam }) => {
      const query = { ...queryOf(range), limit: ROWS_AT_A_TIME, ...(pageParam !== null && { cursor: pageParam }) };
      const params = { path: { bankAccountId }, query };
      return ask(client.GET('/api/v1/bank-accounts/{bankAccountId}/transactions', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

/** Moves files to a client, or to none (null). Resolves to how many were there. Throws a Failure. */
export async function moveFiles(uuids: readonly string[], clientId: string | null): Promise<number> {
  const atOnce = 500;
  let moved = 0;
  for (let at = 0; at < uuids.length; at += atOnce) {
    const body = { ids: uuids.slice(at, at + atOnce), clientId };
    moved += (await ask(client.POST('/api/v1/client-files', { body }))).files;
  }
  return moved;
}
