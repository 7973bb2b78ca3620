/** The invitations that nobody has accepted yet, each with a button to take it back. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { day } from '../formats/dates.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { askInvitations, INVITATIONS_KEY } from './people.ts';

const WORDS = texts.people.open;

export function OpenInvitations() {
  const queries = useQueryClient();
  const open = useQuery({ queryKey: INVITATIONS_KEY, queryFn: askInvitations, staleTime: 0 });
  const revoke = useMutation({
    mutationFn: (invitationId: string) =>
      ask(client.DELETE('/api/v1/account/invitations/{invitationId}', { params: { path: { invitationId } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY }),
  });
  const invitations = open.data?.invitations ?? [];
  if (invitations.length === 0) return <FailureNote error={open.error} onRetry={() => open.refetch()} />;
  return (
    <section>
      <Title order={2} mb="xs">
        {WORDS.title}
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <Group component="li" key={id} gap="sm">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
            <Text size="sm" c="dimmed">
              {WORDS.until(texts.people.roles[role], day(expiresAt))}
            </Text>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={WORDS.revokeThis(email)}
              loading={revoke.isPending && revoke.variables === id}
              onClick={() => revoke.mutate(id)}
            >
              {WORDS.revoke}
            </Button>
          </Group>
        ))}
      </Stack>
      <FailureNote error={revoke.error} />
    </section>
  );
}
