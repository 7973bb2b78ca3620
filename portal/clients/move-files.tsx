/** Moves files to a client, or to none. */
import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { CLIENTS_KEY, moveFiles, useClients } from './clients.ts';

interface MoveFilesProps {
  readonly uuids: readonly string[];
  readonly onMoved: () => void;
}

const WORDS = texts.clients;

/** A button that asks for the client. It is not shown as long as there is no client. */
export function MoveFiles({ uuids, onMoved }: MoveFilesProps) {
  const [opened, dialog] = useDisclosure(false);
  const clients = useClients().data?.clients ?? [];
  if (clients.length === 0) return null;
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
  const [to, setTo] = useState(clients[0]?.id ?? '');
  const moving = useMutation({
    mutationFn: () => moveFiles(uuids, to === '' ? null : to),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      onMoved();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        moving.mutate();
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={WORDS.choose}
          data={[...clients.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: WORDS.none }]}
          value={to}
          data-autofocus
          onChange={(event) => setTo(event.currentTarget.value)}
        />
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
