/** The view Webhooks: endpoints that are told what happened, with their logs, and when credits are low. */
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Webhook, WebhookWithSecret } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { EditWebhook } from './edit-webhook.tsx';
import { LowCredits } from './low-credits.tsx';
import { NewSecret } from './new-secret.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { useWebhooks, WEBHOOKS_KEY } from './webhooks.ts';

const WORDS = texts.webhooks;
/** The document that the service shows. */
const GUIDE = '/docs/guides/webhooks';

export function WebhooksView() {
  const webhooks = useWebhooks();
  const queries = useQueryClient();
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
  const onMade = (webhook: WebhookWithSecret) => {
    setEditing(null);
    setMade(webhook);
    refresh();
  };
  const onKept = () => {
    setMade(null);
    button.current?.focus();
  };
  return (
    <View
      title={WORDS.title}
      actions={
        <Button ref={button} onClick={() => setEditing('new')}>
          {WORDS.add}
        </Button>
      }
    >
      <Stack gap="md">
        <Text c="dimmed" maw={640}>
          {WORDS.body} <Anchor href={GUIDE}>{WORDS.guide}</Anchor>
        </Text>
        {made && <NewSecret made={made} onDone={onKept} />}
        {webhooks.isPending && <Loading />}
        <FailureNote error={webhooks.error} onRetry={() => webhooks.refetch()} />
        {webhooks.data?.webhooks.length === 0 && <Text c="dimmed">{WORDS.empty}</Text>}
        <Stack component="ul" gap="md" p={0} m={0} aria-label={WORDS.list} style={{ listStyle: 'none' }}>
          {webhooks.data?.webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} onChange={() => setEditing(webhook)} onRotated={onMade} />
          ))}
        </Stack>
        <section>
          <Title order={2} mb="xs">
            {WORDS.low.title}
          </Title>
          <LowCredits />
        </section>
      </Stack>
      <EditWebhook
        editing={editing}
        onClose={() => setEditing(null)}
        onMade={onMade}
        onChanged={() => {
          setEditing(null);
          refresh();
        }}
        returnFocus={made === null}
      />
    </View>
  );
}
