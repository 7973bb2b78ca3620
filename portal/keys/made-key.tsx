/** A new key: shown only once, with commands that use it. */
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { Ref } from 'react';
import { curlQuickStart } from '../../contract/quickstart.ts';
import type { CreatedKey } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { Copy } from './copy.tsx';

const WORDS = texts.keys.made;

interface MadeKeyProps {
  readonly made: CreatedKey;
  readonly onDone: () => void;
  /** gets the focus */
  readonly box: Ref<HTMLDivElement>;
}

export function MadeKey({ made, onDone, box }: MadeKeyProps) {
  // a test key converts only samples
  const fetching = made.test ? `curl -sS -o statement.pdf ${location.origin}/samples/current-account.pdf\n` : '';
  const commands = fetching + curlQuickStart({ url: location.origin, key: made.key, file: 'statement.pdf' });
  const converts = made.scope !== 'read';
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      variant="outline"
      title={`${WORDS.title}: ${made.name}`}
      // long lines scroll in their box, not with the page
      styles={{ body: { minWidth: 0 }, title: { overflowWrap: 'anywhere' }, label: { whiteSpace: 'normal' } }}
    >
      <Stack gap="sm">
        <Text size="sm">{WORDS.once}</Text>
        <Group gap="sm">
          <Code fz="sm" p="xs" aria-label={WORDS.key} style={{ overflowWrap: 'anywhere' }} data-testid="key">
            {made.key}
          </Code>
          <Copy value={made.key} label={WORDS.copy} />
        </Group>
        {converts && (
          <>
            <Text size="sm">{made.test ? WORDS.tryTest : WORDS.tryIt}</Text>
            <Code block tabIndex={0} fz="xs">
              {commands}
            </Code>
          </>
        )}
        <Group justify={converts ? 'space-between' : 'flex-end'}>
          {converts && <Copy value={commands} label={WORDS.copyQuickStart} />}
          <Button onClick={onDone}>{WORDS.done}</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
