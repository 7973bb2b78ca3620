/** The view Keys: the account's API keys, made with a name, shown once, revoked at once. */
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CreatedKey } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { CreateKey } from './create-key.tsx';
import { KeyList } from './key-list.tsx';
import { KEYS_KEY, useKeys } from './keys.ts';
import { MadeKey } from './made-key.tsx';

export function KeysView() {
  const keys = useKeys();
  const queries = useQueryClient();
  const [creating, { open, close }] = useDisclosure(false);
  const [made, setMade] = useState<CreatedKey | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const onKept = () => {
    setMade(null);
    button.current?.focus();
  };
  const onMade = (key: CreatedKey) => {
    close();
    setMade(key);
    queries.invalidateQueries({ queryKey: KEYS_KEY });
  };
  return (
    <View
      title={texts.keys.title}
      actions={
        <Button ref={button} onClick={open}>
          {texts.keys.create}
        </Button>
      }
    >
      <Stack gap="md">
        <Text c="dimmed" maw={640}>
          {texts.keys.body}
        </Text>
        {made && <MadeKey made={made} onDone={onKept} box={box} />}
        {keys.isPending && <Loading />}
        <FailureNote error={keys.error} onRetry={() => keys.refetch()} />
        {keys.data && <KeyList keys={keys.data.keys} />}
      </Stack>
      <CreateKey opened={creating} onClose={close} onMade={onMade} onClosed={() => box.current?.focus()} />
    </View>
  );
}
