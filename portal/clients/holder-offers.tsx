/** Makes the holders of statements that belong to no client clients, one by one or all at once. */
import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { focusView } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { CLIENTS_KEY, moveFiles, NO_CLIENT, useBankAccounts, useClients, useSuggestions } from './clients.ts';
import { type Holder, holdersOf } from './holders.ts';

const WORDS = texts.clients.holders;

/** Makes the client where there is none, and moves the files of its accounts there. */
async function take({ name, accounts, client: known }: Holder): Promise<void> {
  const { id } = known ?? (await ask(client.POST('/api/v1/clients', { body: { name } })));
  const uuids = new Set<string>();
  for (const { id: bankAccountId } of accounts) {
    const params = { path: { bankAccountId } };
    const { strands } = await ask(client.GET('/api/v1/bank-accounts/{bankAccountId}', { params }));
    for (const { uuid } of strands.flatMap(({ statements }) => statements)) uuids.add(uuid);
  }
  await moveFiles([...uuids], id);
}

export function HolderOffers() {
  const accounts = useBankAccounts(NO_CLIENT).data?.bankAccounts ?? [];
  const clients = useClients().data?.clients;
  const suggestions = useSuggestions().data?.suggestions;
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: async (some: readonly Holder[]) => {
      for (const holder of some) await take(holder);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      focusView();
    },
  });
  if (clients === undefined || suggestions === undefined) return null;
  const holders = holdersOf(accounts, clients, suggestions);
  if (holders.length === 0) return null;
  return (
    <Paper withBorder p="sm" maw="56rem" component="section" aria-labelledby="holders">
      <Group justify="space-between" mb={4}>
        <Title order={2} id="holders" size="h5">
          {WORDS.title}
        </Title>
        {holders.length > 1 && (
          <Button size="compact-sm" variant="default" loading={taking.isPending} onClick={() => taking.mutate(holders)}>
            {WORDS.addAll(holders.length)}
          </Button>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing={4} spacing="xl">
        {holders.map((holder) => (
          <Group key={holder.name} justify="space-between" gap="sm" wrap="nowrap">
            <Text size="sm" flex="1 1 6rem" style={{ overflowWrap: 'anywhere' }}>
              {holder.name}{' '}
              <Text span c="dimmed" inherit>
                {WORDS.of(holder.statements)}
              </Text>
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              className="wraps"
              flex="0 1 auto"
              disabled={taking.isPending}
              aria-label={holder.client === null ? WORDS.add(holder.name) : undefined}
              onClick={() => taking.mutate([holder])}
            >
              {holder.client === null ? WORDS.addShort : texts.clients.suggestion.accept(holder.client.name)}
            </Button>
          </Group>
        ))}
      </SimpleGrid>
      <FailureNote error={taking.error} />
    </Paper>
  );
}
