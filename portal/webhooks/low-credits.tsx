/** Sets when the credits of the account are low. */
import { Alert, Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, client } from '../api/client.ts';
import { ACCOUNT_KEY, useAccount } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.webhooks.low;

export function LowCredits() {
  const account = useAccount();
  const queries = useQueryClient();
  const [entered, setEntered] = useState<number | string | null>(null);
  const set = useMutation({
    mutationFn: (creditsLow: number) => ask(client.PATCH('/api/v1/account', { body: { creditsLow } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
  const value = entered ?? account.data?.creditsLow ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeof value === 'number') set.mutate(value);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={640}>
        <Text size="sm">{WORDS.body}</Text>
        <Group align="flex-end" gap="sm">
          <NumberInput
            label={WORDS.label}
            min={0}
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator
            hideControls
            value={value}
            onChange={setEntered}
          />
          <Button type="submit" variant="default" loading={set.isPending}>
            {WORDS.save}
          </Button>
        </Group>
        <FailureNote error={set.error} />
        {set.isSuccess && <Alert role="status">{WORDS.done}</Alert>}
      </Stack>
    </form>
  );
}
