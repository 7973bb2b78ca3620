/** The view Operator: all accounts, their credits and their limits. */
import { Button, CloseButton, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, client } from '../api/client.ts';
import type { OperatedAccount } from '../api/types.ts';
import { day } from '../formats/dates.ts';
import { bytes, count } from '../formats/numbers.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { ACCOUNTS_KEY } from './accounts-key.ts';
import { ChangeAccount } from './change-account.tsx';

const WORDS = texts.operator;
const AT_A_TIME = 50;
/** Milliseconds after the last letter. */
const TYPED_MS = 250;

/** Given a search, requests the accounts, newest first, a page at a time. */
function useAccounts(search: string) {
  return useInfiniteQuery({
    queryKey: [...ACCOUNTS_KEY, search],
    queryFn: ({ pageParam }) => {
      const query = {
        limit: AT_A_TIME,
        ...(search !== '' && { search }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return ask(client.GET('/api/v1/operator/accounts', { params: { query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function OperatorView() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPED_MS);
  const found = useAccounts(search);
  const accounts = found.data?.pages.flatMap((page) => page.accounts) ?? [];
  const [changing, setChanging] = useState<string | null>(null);
  return (
    <View title={WORDS.title}>
      <Stack gap="md">
        <Text c="dimmed">{WORDS.body}</Text>
        <TextInput
          label={WORDS.search}
          placeholder={WORDS.searchPlaceholder}
          maxLength={255}
          maw={{ xs: 320 }}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          rightSection={typed !== '' && <CloseButton size="sm" aria-label={WORDS.clear} onClick={() => setTyped('')} />}
        />
        {found.isPending && <Loading />}
        <FailureNote error={found.error} onRetry={() => found.refetch()} />
        {found.data && accounts.length === 0 && <Text role="status">{WORDS.noneFound}</Text>}
        {accounts.length > 0 && (
          <Table.ScrollContainer minWidth={320}>
            <Table verticalSpacing="xs" aria-label={WORDS.title}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{WORDS.columns.name}</Table.Th>
                  <Table.Th visibleFrom="sm">{WORDS.columns.users}</Table.Th>
                  <Table.Th visibleFrom="sm">{WORDS.columns.created}</Table.Th>
                  <Table.Th ta="end">{WORDS.columns.credits}</Table.Th>
                  <Table.Th visibleFrom="sm">{WORDS.columns.limits}</Table.Th>
                  <Table.Th>{WORDS.columns.action}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {accounts.map((account) => (
                  <Row key={account.id} account={account} onChange={() => setChanging(account.id)} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        {found.hasNextPage && (
          <Group>
            <Button variant="default" loading={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
              {WORDS.more}
            </Button>
          </Group>
        )}
      </Stack>
      <ChangeAccount
        key={changing}
        account={accounts.find(({ id }) => id === changing) ?? null}
        onClose={() => setChanging(null)}
      />
    </View>
  );
}

function Row({ account, onChange }: { readonly account: OperatedAccount; readonly onChange: () => void }) {
  const { name, users, createdAt, credits } = account;
  const limits = ownLimits(account);
  const people = users.length === 0 ? WORDS.noUsers : users.join(', ');
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {name}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {people}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{people}</Table.Td>
      <Table.Td visibleFrom="sm">{day(createdAt)}</Table.Td>
      <Table.Td ta="end" className="figures">
        {count(credits)}
      </Table.Td>
      <Table.Td visibleFrom="sm">{limits.length === 0 ? WORDS.asService : limits.join(', ')}</Table.Td>
      <Table.Td>
        <Button size="compact-xs" variant="subtle" aria-label={WORDS.changeAccount(name)} onClick={onChange}>
          {WORDS.change}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

/** Given an account, returns each of its own limits as text. */
function ownLimits({ ownLimits }: OperatedAccount): string[] {
  const { requestsPerMinute, accountRequestsPerMinute, maxFileBytes, retentionDays } = ownLimits;
  return [
    ...(requestsPerMinute === null ? [] : [WORDS.requests(count(requestsPerMinute))]),
    ...(accountRequestsPerMinute === null ? [] : [WORDS.together(count(accountRequestsPerMinute))]),
    ...(maxFileBytes === null ? [] : [WORDS.size(bytes(maxFileBytes))]),
    ...(retentionDays === null ? [] : [WORDS.kept(retentionDays)]),
  ];
}
