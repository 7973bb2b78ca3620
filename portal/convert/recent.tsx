/** What was converted last, with its verdicts and what needs a look: shown while no files are added. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ask, client } from '../api/client.ts';
import { FILES_KEY } from '../review/files-key.ts';

// a new account has none
const RecentList = lazy(async () => ({ default: (await import('./recent-list.tsx')).RecentList }));
/** The files that are shown at most. */
const FILES = 8;

export function Recent() {
  const { data } = useQuery({
    queryKey: [...FILES_KEY, 'recent'],
    queryFn: () => {
      const query = { limit: FILES, converted: 'true', sort: 'created', order: 'desc' } as const;
      return ask(client.GET('/api/v1/files', { params: { query } }));
    },
    staleTime: 0,
  });
  if (data === undefined || data.files.length === 0) return null;
  return (
    <Suspense>
      <RecentList files={data.files} />
    </Suspense>
  );
}
