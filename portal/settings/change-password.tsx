/** Changes the password of the signed-in user. */
import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ask, client } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import { useEntries } from '../session/entries.ts';
import { NewPasswordField } from '../session/fields.tsx';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { SESSIONS_KEY } from './sessions.tsx';

const WORDS = texts.settings.password;

export function ChangePassword() {
  const entries = useEntries('password', 'newPassword');
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => {
      const { password: current, newPassword: password } = entries.values;
      return ask(client.POST('/api/v1/portal/password', { body: { current, password } }));
    },
    onSuccess: () => {
      entries.clear();
      queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  const wrong = change.error !== null && asFailure(change.error).code === 'SIGN_IN_FAILED';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entries.check()) change.mutate();
  };
  const current = entries.field('password');
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{WORDS.body}</Text>
        <PasswordInput
          label={WORDS.current}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': texts.session.showPassword }}
          {...current}
          error={current.error ?? (wrong ? WORDS.wrong : null)}
        />
        <NewPasswordField entries={entries} label={WORDS.new} />
        {!wrong && <FailureNote error={change.error} />}
        {change.isSuccess && <Alert role="status">{WORDS.done}</Alert>}
        <Group>
          <Button type="submit" loading={change.isPending}>
            {WORDS.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
