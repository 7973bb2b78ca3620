/** The query of what is to be checked. */
import { useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { FILES_KEY } from './files-key.ts';

/** Further ones are counted. */
const MOST = 100;

/** The files that are read and not checked, what needs a look first. */
export const useUnchecked = () =>
  useQuery({
    queryKey: [...FILES_KEY, 'unchecked'],
    queryFn: ({ signal }) => {
      const query = { converted: 'true', checked: 'false', sort: 'state', limit: MOST } as const;
      return ask(client.GET('/api/v1/files', { params: { query }, signal }));
    },
    staleTime: 0,
  });
