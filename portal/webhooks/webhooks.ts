/** The webhooks of the account and the deliveries of each, as last fetched. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';

/** Invalidate it after a webhook was made, changed or deleted; the logs are below it. */
export const WEBHOOKS_KEY = ['webhooks'] as const;

const AT_A_TIME = 10;
/** Milliseconds between two looks at a log in which something is under way. */
const LOOK_MS = 2_000;

export const logKey = (webhookId: string) => [...WEBHOOKS_KEY, webhookId, 'log'] as const;

export function useWebhooks() {
  return useQuery({
    queryKey: WEBHOOKS_KEY,
    queryFn: () => ask(client.GET('/api/v1/webhooks')),
    staleTime: 0,
  });
}

/** The log of a webhook, newest first, which follows what is about to be sent. */
export function useDeliveries(webhookId: string) {
  return useInfiniteQuery({
    queryKey: logKey(webhookId),
    queryFn: ({ pageParam }) =>
      ask(
        client.GET('/api/v1/webhooks/{webhookId}/deliveries', {
          params: {
            path: { webhookId },
            query: { limit: AT_A_TIME, ...(pageParam !== null && { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
      return shown.some(({ status }) => status === 'pending' || status === 'sending') ? LOOK_MS : false;
    },
  });
}
