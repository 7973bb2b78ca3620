/** The user's sessions, each with a button to sign out. */
import { Badge, Button, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { day, instant } from '../formats/dates.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { texts } from '../texts/texts.ts';
import { browserOf } from './browsers.ts';

/** Invalidate it after ending a session. */
export const SESSIONS_KEY = ['sessions'] as const;

const WORDS = texts.settings.sessions;

export function Sessions() {
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => ask(client.GET('/api/v1/portal/sessions')),
    staleTime: 0,
  });
  const onSuccess = () => queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  const end = useMutation({
    mutationFn: (sessionId: string) =>
      ask(client.DELETE('/api/v1/portal/sessions/{sessionId}', { params: { path: { sessionId } } })),
    onSuccess,
  });
  const endOthers = useMutation({
    mutationFn: () => ask(client.DELETE('/api/v1/portal/sessions')),
    onSuccess,
  });
  if (sessions.isPending) return <Loading />;
  if (sessions.data === undefined) return <FailureNote error={sessions.error} onRetry={() => sessions.refetch()} />;
  const all = sessions.data.sessions;
  const others = all.filter(({ current }) => !current).length;
  return (
    <Stack gap="sm" align="flex-start">
      <Table.ScrollContainer minWidth={320} w="100%">
        <Table verticalSpacing="xs" aria-label={WORDS.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{WORDS.browser}</Table.Th>
              <Table.Th visibleFrom="sm">{WORDS.address}</Table.Th>
              <Table.Th>{WORDS.since}</Table.Th>
              <Table.Th visibleFrom="sm">{WORDS.until}</Table.Th>
              <Table.Th>{WORDS.action}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {all.map(({ id, current, createdAt, expiresAt, address, userAgent }) => (
              <Table.Tr key={id}>
                <Table.Td>{browserOf(userAgent)}</Table.Td>
                <Table.Td visibleFrom="sm">{address}</Table.Td>
                <Table.Td>{instant(createdAt)}</Table.Td>
                <Table.Td visibleFrom="sm">{day(expiresAt)}</Table.Td>
                <Table.Td>
                  {current ? (
                    <Badge variant="light" tt="none" miw="max-content">
                      {WORDS.current}
                    </Badge>
                  ) : (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      color="red"
                      aria-label={WORDS.endThis(browserOf(userAgent))}
                      loading={end.isPending && end.variables === id}
                      onClick={() => end.mutate(id)}
                    >
                      {WORDS.end}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <FailureNote error={end.error ?? endOthers.error ?? sessions.error} />
      {others === 0 ? (
        <Text size="sm" c="dimmed">
          {WORDS.alone}
        </Text>
      ) : (
        <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {WORDS.endOthers(others)}
        </Button>
      )}
    </Stack>
  );
}
