/** The deliveries of a webhook, newest first, a page at a time; each can be sent again. */
import { Button, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import type { Delivery, Webhook } from '../api/types.ts';
import { instant } from '../formats/dates.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { texts } from '../texts/texts.ts';
import { useDeliveries, WEBHOOKS_KEY } from './webhooks.ts';

const WORDS = texts.webhooks;

export function DeliveryLog({ webhook: { id: webhookId, url } }: { readonly webhook: Webhook }) {
  const log = useDeliveries(webhookId);
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: (deliveryId: string) =>
      ask(
        client.POST('/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend', {
          params: { path: { webhookId, deliveryId } },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
  if (log.isPending) return <Loading />;
  const failure = <FailureNote error={log.error ?? resend.error} onRetry={() => log.refetch()} />;
  if (log.data === undefined) return failure;
  const deliveries = log.data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) return <Text c="dimmed">{WORDS.logEmpty}</Text>;
  return (
    <Stack gap="sm" align="flex-start">
      <Table verticalSpacing="xs" aria-label={WORDS.logOf(url)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{WORDS.columns.event}</Table.Th>
            <Table.Th>{WORDS.columns.state}</Table.Th>
            <Table.Th>{WORDS.columns.action}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {deliveries.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} onResend={() => resend.mutate(delivery.id)} />
          ))}
        </Table.Tbody>
      </Table>
      {failure}
      {log.hasNextPage && (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
          {WORDS.more}
        </Button>
      )}
    </Stack>
  );
}

function Row({ delivery, onResend }: { readonly delivery: Delivery; readonly onResend: () => void }) {
  const { event, status, attempts, error, createdAt, nextAttemptAt } = delivery;
  const told = [
    WORDS.status[status],
    ...(attempts > 1 ? [WORDS.attempts(attempts)] : []),
    ...(attempts > 0 && nextAttemptAt !== null ? [WORDS.next(instant(nextAttemptAt))] : []),
  ];
  return (
    <Table.Tr>
      <Table.Td>
        {WORDS.event[event]}
        <Text size="xs" c="dimmed">
          {instant(createdAt)}
        </Text>
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {told.join(', ')}
        {error !== null && (
          <Text size="xs" c="dimmed">
            {error}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={status === 'sending'}
          aria-label={WORDS.resendOf(WORDS.event[event], instant(createdAt))}
          onClick={onResend}
        >
          {WORDS.resend}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
