/** A webhook: its address and state, what can be done with it, and its log. */
import { Badge, Button, Collapse, Group, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ask, client } from '../api/client.ts';
import type { Webhook, WebhookWithSecret } from '../api/types.ts';
import { day, instant } from '../formats/dates.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { focusView } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { Confirm } from './confirm.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { logKey, WEBHOOKS_KEY } from './webhooks.ts';

const WORDS = texts.webhooks;

interface WebhookCardProps {
  readonly webhook: Webhook;
  readonly onChange: () => void;
  readonly onRotated: (webhook: WebhookWithSecret) => void;
}

export function WebhookCard({ webhook, onChange, onRotated }: WebhookCardProps) {
  const { id: webhookId, url, enabled } = webhook;
  const params = { path: { webhookId } };
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
  const [isOpen, log] = useDisclosure(false);
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null);
  const logId = useId();
  const toggle = useMutation({
    mutationFn: () => ask(client.PATCH('/api/v1/webhooks/{webhookId}', { params, body: { enabled: !enabled } })),
    onSuccess: refresh,
  });
  const test = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/webhooks/{webhookId}/test', { params })),
    onSuccess: async () => {
      log.open();
      await queries.invalidateQueries({ queryKey: logKey(webhookId) });
    },
  });
  const small = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="sm">
        <div>
          <Group gap="sm" justify="space-between" align="flex-start">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
            <State webhook={webhook} />
          </Group>
          {webhook.description !== null && <Text style={{ overflowWrap: 'anywhere' }}>{webhook.description}</Text>}
          <Text size="sm" c="dimmed">
            {webhook.events.map((event) => WORDS.event[event]).join(' · ')}
          </Text>
        </div>
        <Group gap="xs">
          <Button {...small} aria-label={WORDS.testWebhook(url)} loading={test.isPending} onClick={() => test.mutate()}>
            {WORDS.test}
          </Button>
          <Button {...small} aria-label={WORDS.changeWebhook(url)} onClick={onChange}>
            {WORDS.change}
          </Button>
          <Button {...small} aria-label={WORDS.rotateWebhook(url)} onClick={() => setAsking('rotate')}>
            {WORDS.rotate}
          </Button>
          <Button
            {...small}
            aria-label={enabled ? WORDS.disableWebhook(url) : WORDS.enableWebhook(url)}
            loading={toggle.isPending}
            onClick={() => toggle.mutate()}
          >
            {enabled ? WORDS.disable : WORDS.enable}
          </Button>
          <Button
            {...small}
            variant="subtle"
            color="red"
            aria-label={WORDS.removeWebhook(url)}
            onClick={() => setAsking('remove')}
          >
            {WORDS.remove}
          </Button>
          <Button {...small} ml="auto" aria-expanded={isOpen} aria-controls={logId} onClick={log.toggle}>
            {isOpen ? WORDS.hideLog : WORDS.showLog}
          </Button>
        </Group>
        <FailureNote error={toggle.error ?? test.error} />
        <Collapse expanded={isOpen} id={logId}>
          {isOpen && <DeliveryLog webhook={webhook} />}
        </Collapse>
      </Stack>
      <Confirm
        opened={asking === 'rotate'}
        title={WORDS.rotateTitle}
        body={WORDS.rotateBody}
        action={WORDS.rotate}
        run={async () => onRotated(await ask(client.POST('/api/v1/webhooks/{webhookId}/secret', { params })))}
        onClose={() => setAsking(null)}
      />
      <Confirm
        opened={asking === 'remove'}
        title={WORDS.removeTitle}
        body={WORDS.removeBody}
        action={WORDS.remove}
        color="red"
        run={async () => {
          await ask(client.DELETE('/api/v1/webhooks/{webhookId}', { params }));
          // the button that had the focus goes with the webhook
          focusView();
          await refresh();
        }}
        onClose={() => setAsking(null)}
        onDone={focusView}
      />
    </Paper>
  );
}

function State({ webhook: { enabled, disabledReason, disabledAt, failingSince } }: { readonly webhook: Webhook }) {
  const label = { styles: { label: { whiteSpace: 'normal' }, root: { height: 'auto' } } } as const;
  if (!enabled) {
    const said = WORDS.disabled[disabledReason ?? 'user'](disabledAt === null ? '' : day(disabledAt));
    return (
      <Badge {...label} variant="default" tt="none">
        {said}
      </Badge>
    );
  }
  if (failingSince === null) {
    return (
      <Badge {...label} variant="default" tt="none">
        {WORDS.enabled}
      </Badge>
    );
  }
  return (
    <Badge {...label} variant="default" tt="none">
      {WORDS.failing(instant(failingSince))}
    </Badge>
  );
}
