/** The changes of the credits, newest first, a page at a time. */
import { Anchor, Button, Stack, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ask, client } from '../api/client.ts';
import type { LedgerEntry } from '../api/types.ts';
import { instant } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { checkPath } from '../paths.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.usage;
const AT_A_TIME = 20;

export function LedgerTable() {
  const ledger = useInfiniteQuery({
    queryKey: ['ledger'],
    queryFn: ({ pageParam }) =>
      ask(
        client.GET('/api/v1/account/ledger', {
          params: { query: { limit: AT_A_TIME, ...(pageParam !== null && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  if (ledger.isPending) return <Loading />;
  const failure = <FailureNote error={ledger.error} onRetry={() => ledger.refetch()} />;
  if (ledger.data === undefined) return failure;
  const entries = ledger.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Text c="dimmed">{WORDS.ledgerEmpty}</Text>;
  return (
    <Stack gap="sm" align="flex-start">
      <Table verticalSpacing="xs" aria-label={WORDS.ledger}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{WORDS.columns.time}</Table.Th>
            <Table.Th>{WORDS.columns.what}</Table.Th>
            <Table.Th ta="end">{WORDS.columns.credits}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
      {failure}
      {ledger.hasNextPage && (
        <Button variant="default" loading={ledger.isFetchingNextPage} onClick={() => ledger.fetchNextPage()}>
          {WORDS.more}
        </Button>
      )}
    </Stack>
  );
}

function Entry({ entry: { kind, credits, reason, filename, jobId, createdAt } }: { readonly entry: LedgerEntry }) {
  const what = filename ?? reason;
  return (
    <Table.Tr>
      <Table.Td>{instant(createdAt)}</Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {WORDS.kinds[kind]}:{' '}
        {jobId === null ? (
          what
        ) : (
          <Anchor component={Link} href={checkPath(jobId)} inherit>
            {what}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td ta="end" className="figures">
        {credits > 0 ? '+' : ''}
        {count(credits)}
      </Table.Td>
    </Table.Tr>
  );
}
