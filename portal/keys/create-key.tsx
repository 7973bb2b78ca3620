/** Asks for the purpose of a new key, and makes it. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, client } from '../api/client.ts';
import type { CreatedKey } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';

interface CreateKeyProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onMade: (key: CreatedKey) => void;
  /** called after it is closed and the focus is back */
  readonly onClosed: () => void;
}

export function CreateKey({ opened, onClose, onMade, onClosed }: CreateKeyProps) {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const create = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/keys', { body: { name: name.trim() } })),
    onSuccess: (key) => {
      setName('');
      onMade(key);
    },
  });
  const close = () => {
    setMissing(false);
    create.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') create.mutate();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={texts.keys.create}
      closeButtonProps={{ 'aria-label': texts.keys.cancel }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={texts.keys.name}
            placeholder={texts.keys.namePlaceholder}
            maxLength={100}
            data-autofocus
            value={name}
            error={missing && name.trim() === '' ? texts.keys.nameMissing : null}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FailureNote error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {texts.keys.cancel}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {texts.keys.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
