/** Sets a new password with the link of a mail, or of the operator's command. */
import { Alert, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ask, client } from '../api/client.ts';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { NewPasswordField } from './fields.tsx';
import { useLinkToken } from './link-token.ts';
import { useLeave } from './session.ts';
import type { SignInState } from './sign-in.tsx';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.reset;

export function Reset() {
  const token = useLinkToken();
  const entries = useEntries('newPassword');
  const [, navigate] = useLocation();
  const leave = useLeave();
  const reset = useMutation({
    mutationFn: () => {
      const body = { token: token!, password: entries.values.newPassword };
      return ask(client.POST('/api/v1/portal/password/reset', { body }));
    },
    onSuccess: () => {
      const state: SignInState = { passwordSet: true };
      navigate(PATHS.signIn, { replace: true, state });
      // all sessions have ended, the one of this browser among them
      leave();
    },
  });
  if (token === null) {
    return <Door title={WORDS.title} note={<Alert color="yellow">{WORDS.noToken}</Alert>} ways={<ToSignIn />} />;
  }
  return (
    <Door
      title={WORDS.title}
      note={<Text size="sm">{WORDS.body}</Text>}
      form={{
        fields: <NewPasswordField entries={entries} label={texts.session.newPassword} />,
        submit: WORDS.submit,
        busy: reset.isPending,
        error: reset.error,
        onSubmit: () => entries.check() && reset.mutate(),
      }}
      ways={<ToSignIn />}
    />
  );
}
