/** Asks for the name of a new client, or for another name of one. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, client } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import type { Client } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { CLIENTS_KEY } from './clients.ts';

interface NameDialogProps {
  /** the client that is renamed; without one, a client is made */
  readonly of?: Pick<Client, 'id' | 'name'> | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onSaved?: (saved: Client) => void;
}

const WORDS = texts.clients;
const LONGEST = 120;

const save = (name: string, of: NameDialogProps['of']) =>
  ask(
    of === undefined
      ? client.POST('/api/v1/clients', { body: { name } })
      : client.PATCH('/api/v1/clients/{clientId}', { params: { path: { clientId: of.id } }, body: { name } }),
  );

const isTaken = (error: unknown): boolean => error instanceof Failure && error.details.problem === 'TAKEN';

export function NameDialog({ of, opened, onClose, onSaved }: NameDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={of === undefined ? WORDS.add : WORDS.renameTitle}
      closeButtonProps={{ 'aria-label': WORDS.cancel }}
    >
      <NameForm of={of} onClose={onClose} onSaved={onSaved} />
    </Modal>
  );
}

function NameForm({ of, onClose, onSaved }: Pick<NameDialogProps, 'of' | 'onClose' | 'onSaved'>) {
  const queries = useQueryClient();
  const [name, setName] = useState(of?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const saving = useMutation({
    mutationFn: (wanted: string) => save(wanted, of),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      onClose();
      onSaved?.(saved);
    },
  });
  const fault = isMissing ? WORDS.nameMissing : isTaken(saving.error) ? WORDS.nameTaken : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (name.trim() !== '') saving.mutate(name.trim());
      }}
    >
      <Stack gap="md">
        <TextInput
          label={WORDS.name}
          maxLength={LONGEST}
          value={name}
          error={fault}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FailureNote error={isTaken(saving.error) ? null : saving.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {of === undefined ? WORDS.create : WORDS.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
