/** Marks files as checked, and takes marks back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import type { File } from '../api/types.ts';
import { MARKED_KEYS } from './marked-keys.ts';

export interface Marking {
  readonly checked: boolean;
  /** `all`: of the account, those that are verified */
  readonly files: readonly File[] | 'all';
}

/** Marks files as they were seen: one that was read or corrected again meanwhile is skipped. */
export function useCheckMarks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ checked, files }: Marking) => {
      const named = files === 'all' ? [] : files;
      const seen = named.flatMap(({ uuid, reading }) =>
        reading === undefined ? [] : [{ uuid, version: reading.version }],
      );
      const body = files === 'all' ? { checked, allVerified: true as const } : { checked, files: seen };
      return ask(client.POST('/api/v1/checks', { body }));
    },
    onSettled: () => Promise.all(MARKED_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
