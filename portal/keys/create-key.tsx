/** Asks for the purpose, the scope and the end of a new key, and makes it. */
import { Button, Checkbox, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, client } from '../api/client.ts';
import type { CreatedKey, KeyScope } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { endOfDay } from './end-of-day.ts';

interface CreateKeyProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onMade: (key: CreatedKey) => void;
  /** called after it is closed and the focus is back */
  readonly onClosed: () => void;
}

const WORDS = texts.keys;
const SCOPES: readonly KeyScope[] = ['manage', 'convert', 'read'];
/** `until` is a day of the browser's calendar, ISO 8601; empty: no end. */
const FRESH = { name: '', scope: 'manage' as KeyScope, until: '', test: false };

export function CreateKey({ opened, onClose, onMade, onClosed }: CreateKeyProps) {
  const [wanted, setWanted] = useState(FRESH);
  const [tried, setTried] = useState(false);
  const { scope, test, until } = wanted;
  const name = wanted.name.trim();
  const expiresAt = endOfDay(until);
  const isPast = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const change = (part: Partial<typeof FRESH>) => setWanted({ ...wanted, ...part });
  const create = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/keys', { body: { name, scope, expiresAt, test } })),
    onSuccess: (key) => {
      setWanted(FRESH);
      setTried(false);
      onMade(key);
    },
  });
  const close = () => {
    setTried(false);
    create.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name !== '' && !isPast) create.mutate();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={WORDS.create}
      closeButtonProps={{ 'aria-label': WORDS.cancel }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={WORDS.name}
            placeholder={WORDS.namePlaceholder}
            maxLength={100}
            data-autofocus
            value={wanted.name}
            error={tried && name === '' ? WORDS.nameMissing : null}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Radio.Group label={WORDS.scope} value={scope} onChange={(chosen) => change({ scope: chosen as KeyScope })}>
            <Stack gap="xs" mt="xs">
              {SCOPES.map((each) => (
                <Radio
                  key={each}
                  value={each}
                  label={WORDS.scopes[each].label}
                  description={WORDS.scopes[each].about}
                />
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            type="date"
            label={WORDS.until}
            description={WORDS.untilAbout}
            value={until}
            error={isPast ? WORDS.untilPast : null}
            onChange={(event) => change({ until: event.currentTarget.value })}
          />
          <Checkbox
            label={WORDS.test}
            description={WORDS.testAbout}
            checked={test}
            onChange={(event) => change({ test: event.currentTarget.checked })}
          />
          <FailureNote error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {WORDS.cancel}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {WORDS.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
