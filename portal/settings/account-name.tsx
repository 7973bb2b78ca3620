/** Changes the name of the account. */
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, client } from '../api/client.ts';
import { SESSION_KEY } from '../api/query-client.ts';
import type { SignedIn } from '../api/types.ts';
import { ACCOUNT_KEY } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.settings.account;
/** As the interface takes it. */
const MOST_NAME = 100;

/** Given a session, returns it with another name of the account that it is in. */
const renamed = (session: SignedIn, name: string): SignedIn => ({
  ...session,
  accounts: session.accounts.map((one) => (one.id === session.user.accountId ? { ...one, name } : one)),
});

export function AccountName({ name }: { readonly name: string }) {
  const queries = useQueryClient();
  const [entered, setEntered] = useState<string | null>(null);
  const rename = useMutation({
    mutationFn: (to: string) => ask(client.PATCH('/api/v1/account', { body: { name: to } })),
    onSuccess: ({ name: now }) => {
      // a session that is asked for at once may still have the name before
      queries.setQueryData<SignedIn | null>(SESSION_KEY, (session) => session && renamed(session, now));
      setEntered(null);
      return queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
  });
  const value = entered ?? name;
  const wanted = value.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '' && wanted !== name) rename.mutate(wanted);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={WORDS.name}
          description={WORDS.hint}
          autoComplete="organization"
          maxLength={MOST_NAME}
          value={value}
          error={wanted === '' && WORDS.missing}
          onChange={({ currentTarget }) => {
            rename.reset();
            setEntered(currentTarget.value);
          }}
        />
        <FailureNote error={rename.error} />
        {rename.isSuccess && <Alert role="status">{WORDS.done}</Alert>}
        <Group>
          <Button type="submit" disabled={wanted === '' || wanted === name} loading={rename.isPending}>
            {WORDS.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
