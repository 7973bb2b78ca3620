/** Names a version, in its line; an empty name takes the old one away. */
import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ask, client } from '../../api/client.ts';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { type Version, versionsKey } from '../edit/versions.ts';
import { origin } from './told.ts';
import classes from './versions.module.css';

/** As the interface has it. */
const MOST_NAME = 100;

interface VersionNameProps {
  readonly uuid: string;
  readonly version: Version;
  readonly onDone: () => void;
}

export function VersionName({ uuid, version, onDone }: VersionNameProps) {
  const [typed, setTyped] = useState(version.name ?? '');
  const queries = useQueryClient();
  const { save, cancel, failed } = texts.edit;
  const naming = useMutation({
    mutationFn: (name: string | null) => {
      const params = { path: { uuid, version: version.id } };
      return ask(client.PATCH('/api/v1/files/{uuid}/versions/{version}', { params, body: { name } }));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: versionsKey(uuid) });
      onDone();
    },
  });
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form
      className={classes.version}
      onKeyDown={giveUp}
      onSubmit={(event) => {
        event.preventDefault();
        naming.mutate(typed.trim() || null);
      }}
    >
      <div className={classes.what}>
        <TextInput
          label={texts.versions.name}
          description={origin(version)}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          maxLength={MOST_NAME}
          size="xs"
          data-autofocus
          autoFocus
        />
        <FailureNote title={failed} error={naming.error} />
      </div>
      <Group gap="xs" justify="flex-end" align="flex-end">
        <Button size="compact-xs" variant="default" onClick={onDone}>
          {cancel}
        </Button>
        <Button size="compact-xs" type="submit" loading={naming.isPending}>
          {save}
        </Button>
      </Group>
    </form>
  );
}
