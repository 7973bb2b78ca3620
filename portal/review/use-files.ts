/** The query of the list of files. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { type Order, stateOf } from './file-state.ts';
import { FILES_KEY } from './files-key.ts';
import type { Wanted } from './wanted.ts';

const AT_A_TIME = 100;
/** Milliseconds between two looks while files are read. */
const LOOK_MS = 2_000;

/** Given filters and an order, requests the converted files, a page at a time. */
export function useFiles(wanted: Wanted, order: Order) {
  return useInfiniteQuery({
    queryKey: [...FILES_KEY, wanted, order],
    queryFn: ({ pageParam, signal }) => {
      const asked = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
      const query = {
        ...({
          limit: AT_A_TIME,
          converted: 'true' as const,
          sort: order.by,
          order: order.down ? 'desc' : 'asc',
        } as const),
        ...asked,
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return ask(client.GET('/api/v1/files', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ files }) => files.some((file) => stateOf(file) === 'open')) ? LOOK_MS : false,
  });
}
