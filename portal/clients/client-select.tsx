/** Lets the user say whose statements are converted next, also a new client; the choice is kept. */
import { Button, Group, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useKeptChoice } from '../session/kept-choice.ts';
import { texts } from '../texts/texts.ts';
import { useClients } from './clients.ts';

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }));
const WORDS = texts.convert;
const KEPT = 'client';

/** The client that was chosen last; undefined: none, or one that is gone. */
export function useChosenClient(): string | undefined {
  const [chosen] = useKeptChoice(KEPT);
  return useClients().data?.clients.find(({ id }) => id === chosen)?.id;
}

export function ClientSelect() {
  const [, keep] = useKeptChoice(KEPT);
  const chosen = useChosenClient();
  const clients = useClients().data?.clients;
  const [naming, setNaming] = useState(false);
  if (clients === undefined) return null;
  return (
    <Group gap="xs" align="end">
      <NativeSelect
        size="sm"
        w="16rem"
        maw="100%"
        label={WORDS.client}
        data={[{ value: '', label: WORDS.noClient }, ...clients.map(({ id, name }) => ({ value: id, label: name }))]}
        value={chosen ?? ''}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <Button variant="subtle" px="xs" onClick={() => setNaming(true)}>
        {texts.clients.add}
      </Button>
      {naming && (
        <Suspense>
          <NameDialog opened onClose={() => setNaming(false)} onSaved={({ id }) => keep(id)} />
        </Suspense>
      )}
    </Group>
  );
}
