/** The query of one file. */
import { useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { FILES_KEY } from './files-key.ts';

/** The file as it is now: its reading has the version that is marked. */
export const useFile = (uuid: string) =>
  useQuery({
    queryKey: [...FILES_KEY, 'one', uuid],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/files/{uuid}', { params: { path: { uuid } }, signal })),
    staleTime: 0,
  });
