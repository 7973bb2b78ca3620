/** The secret of a new webhook, or a new secret of one: shown only once. */
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { WebhookWithSecret } from '../api/types.ts';
import { Copy } from '../keys/copy.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.webhooks.secret;

interface NewSecretProps {
  readonly made: WebhookWithSecret;
  readonly onDone: () => void;
}

export function NewSecret({ made, onDone }: NewSecretProps) {
  const box = useRef<HTMLDivElement>(null);
  const { secret } = made;
  // the dialog that made it gives no focus back
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new secret gets the focus
  useEffect(() => box.current?.focus(), [secret]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      variant="outline"
      title={`${WORDS.title} ${made.url}`}
      styles={{ body: { minWidth: 0 }, title: { overflowWrap: 'anywhere' }, label: { whiteSpace: 'normal' } }}
    >
      <Stack gap="sm">
        <Text size="sm">{WORDS.once}</Text>
        {made.oldSecretUntil !== null && <Text size="sm">{WORDS.both}</Text>}
        <Group gap="sm">
          <Code fz="sm" p="xs" aria-label={WORDS.label} style={{ overflowWrap: 'anywhere' }} data-testid="secret">
            {secret}
          </Code>
          <Copy value={secret} label={WORDS.copy} />
        </Group>
        <Group justify="flex-end">
          <Button onClick={onDone}>{WORDS.done}</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
