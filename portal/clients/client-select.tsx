/** Lets the user say whose statements are converted next; the choice is kept. */
import { NativeSelect } from '@mantine/core';
import { useKeptChoice } from '../session/kept-choice.ts';
import { texts } from '../texts/texts.ts';
import { useClients } from './clients.ts';

const WORDS = texts.convert;
const KEPT = 'client';

/** The client that was chosen last; undefined: none, or one that is gone. */
export function useChosenClient(): string | undefined {
  const [chosen] = useKeptChoice(KEPT);
  return useClients().data?.clients.find(({ id }) => id === chosen)?.id;
}

/** Is not shown as long as there is no client. */
export function ClientSelect() {
  const [, keep] = useKeptChoice(KEPT);
  const chosen = useChosenClient();
  const clients = useClients().data?.clients ?? [];
  if (clients.length === 0) return null;
  return (
    <NativeSelect
      size="sm"
      w="20rem"
      maw="100%"
      label={WORDS.client}
      data={[{ value: '', label: WORDS.noClient }, ...clients.map(({ id, name }) => ({ value: id, label: name }))]}
      value={chosen ?? ''}
      onChange={(event) => keep(event.currentTarget.value)}
    />
  );
}
