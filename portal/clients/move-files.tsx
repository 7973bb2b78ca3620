/** Moves files to a client, also a new one, or to none. */
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, client } from '../api/client.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { CLIENTS_KEY, moveFiles, useClients } from './clients.ts';

interface MoveFilesProps {
  readonly uuids: readonly string[];
  readonly onMoved: () => void;
}

const WORDS = texts.clients;

/** In place of the id of a client: one that is made now. */
const NEW = 'new';
const LONGEST = 120;

/** A button that asks for the client. */
export function MoveFiles({ uuids, onMoved }: MoveFilesProps) {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {WORDS.move}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={WORDS.moveTo(uuids.length)}
        closeButtonProps={{ 'aria-label': WORDS.cancel }}
      >
        <Form
          uuids={uuids}
          onMoved={() => {
            dialog.close();
            onMoved();
          }}
          onClose={dialog.close}
        />
      </Modal>
    </>
  );
}

function Form({ uuids, onMoved, onClose }: MoveFilesProps & { readonly onClose: () => void }) {
  const clients = useClients().data?.clients ?? [];
  const queries = useQueryClient();
  const [to, setTo] = useState(clients[0]?.id ?? NEW);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const moving = useMutation({
    mutationFn: async () => {
      const made = to === NEW ? await ask(client.POST('/api/v1/clients', { body: { name: name.trim() } })) : null;
      // if moving fails, the next try does not make another one
      if (made !== null) setTo(made.id);
      return moveFiles(uuids, made?.id ?? (to === '' ? null : to));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      onMoved();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(to === NEW && name.trim() === '');
        if (to !== NEW || name.trim() !== '') moving.mutate();
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={WORDS.choose}
          data={[
            ...clients.map((one) => ({ value: one.id, label: one.name })),
            { value: NEW, label: WORDS.newClient },
            { value: '', label: WORDS.none },
          ]}
          value={to}
          data-autofocus
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        {to === NEW && (
          <TextInput
            label={WORDS.name}
            maxLength={LONGEST}
            value={name}
            error={isMissing ? WORDS.nameMissing : null}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <FailureNote error={moving.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" loading={moving.isPending}>
            {WORDS.move}
          </Button>
        </Group>
        <Text className="unseen" role="status">
          {moving.data !== undefined && WORDS.moved(moving.data)}
        </Text>
      </Stack>
    </form>
  );
}
