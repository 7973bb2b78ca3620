/** The view History: the conversions of the account, found by name and status, to check, download again or delete. */
import { Anchor, Button, CloseButton, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { ask, client } from '../api/client.ts';
import type { Job } from '../api/types.ts';
import { PATHS } from '../paths.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { JobTable } from './job-table.tsx';
import { JOBS_KEY } from './jobs-key.ts';

const WORDS = texts.history;
const AT_A_TIME = 20;
/** Milliseconds after the last letter. */
const TYPED_MS = 250;
/** Milliseconds between two polls of running jobs. */
const LOOK_MS = 2_000;

type Status = Job['status'] | 'all';
const STATUSES: readonly Status[] = ['all', 'completed', 'processing', 'queued', 'failed'];

/** Given a search and a status, requests the jobs, newest first, a page at a time. */
function useJobs(search: string, status: Status) {
  return useInfiniteQuery({
    queryKey: [...JOBS_KEY, search, status],
    queryFn: ({ pageParam }) => {
      const query = {
        limit: AT_A_TIME,
        ...(search !== '' && { search }),
        ...(status !== 'all' && { status }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return ask(client.GET('/api/v1/jobs', { params: { query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ jobs }) => jobs.some((job) => job.status === 'queued' || job.status === 'processing'))
        ? LOOK_MS
        : false,
  });
}

export function HistoryView() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPED_MS);
  const [status, setStatus] = useState<Status>('all');
  const found = useJobs(search, status);
  const jobs = found.data?.pages.flatMap((page) => page.jobs) ?? [];
  return (
    <View title={WORDS.title}>
      <Stack gap="md">
        <Group gap="sm" align="flex-end">
          <TextInput
            label={WORDS.search}
            placeholder={WORDS.searchPlaceholder}
            maxLength={255}
            miw={{ base: '100%', xs: 280 }}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rightSection={
              typed !== '' && <CloseButton size="sm" aria-label={WORDS.clear} onClick={() => setTyped('')} />
            }
          />
          <NativeSelect
            label={WORDS.status}
            data={STATUSES.map((value) => ({ value, label: WORDS.statuses[value] }))}
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value as Status)}
          />
        </Group>
        {found.isPending && <Loading />}
        <FailureNote error={found.error} onRetry={() => found.refetch()} />
        {found.data && jobs.length === 0 && <Nothing searched={search !== '' || status !== 'all'} />}
        {jobs.length > 0 && <JobTable jobs={jobs} />}
        {found.hasNextPage && (
          <Group>
            <Button variant="default" loading={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
              {WORDS.showMore}
            </Button>
          </Group>
        )}
      </Stack>
    </View>
  );
}

function Nothing({ searched }: { readonly searched: boolean }) {
  if (searched) return <Text role="status">{WORDS.noneFound}</Text>;
  return (
    <Text>
      {WORDS.empty}{' '}
      <Anchor component={Link} href={PATHS.convert} inherit>
        {WORDS.convert}
      </Anchor>
    </Text>
  );
}
