/** To which clients files may belong, by their bank accounts: one click moves them, and nothing is moved without it. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Suggestion } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { CLIENTS_KEY, moveFiles, useClients, useSuggestions } from './clients.ts';

const WORDS = texts.clients.suggestion;

export function Suggestions() {
  const suggestions = useSuggestions().data?.suggestions ?? [];
  const clients = useClients().data?.clients ?? [];
  const named = suggestions.flatMap((one) => {
    const name = clients.find(({ id }) => id === one.clientId)?.name;
    return name === undefined ? [] : [{ one, name }];
  });
  if (named.length === 0) return null;
  return (
    <Paper withBorder p="sm" maw="56rem" component="section" aria-labelledby="suggestions">
      <Title order={2} id="suggestions" size="h5" mb={4}>
        {WORDS.title}
      </Title>
      <Stack gap="xs">
        {named.map(({ one, name }) => (
          <Offer key={one.files[0]} suggestion={one} name={name} />
        ))}
      </Stack>
    </Paper>
  );
}

function Offer({ suggestion, name }: { readonly suggestion: Suggestion; readonly name: string }) {
  const { clientId, files, bank, accountNumber, currency, statements } = suggestion;
  const queries = useQueryClient();
  const moving = useMutation({
    mutationFn: () => moveFiles(files, clientId),
    onSuccess: () => queries.invalidateQueries({ queryKey: CLIENTS_KEY }),
  });
  const account = [bank, accountNumber, currency].filter((part) => part !== null).join(' ');
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" flex="1 1 16rem" maw="none" style={{ overflowWrap: 'anywhere' }}>
        {WORDS.body(files.length, account, name)}{' '}
        <Text span c="dimmed" inherit>
          {WORDS.seen(statements)}
        </Text>
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        className="wraps"
        loading={moving.isPending}
        onClick={() => moving.mutate()}
      >
        {WORDS.accept(name)}
      </Button>
      <FailureNote error={moving.error} />
    </Group>
  );
}
