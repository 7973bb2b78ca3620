/** Signs up, if that is allowed: the user gets a separate account. */
import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { NewUserFields } from './fields.tsx';
import { useEnter, usePortalInfo } from './session.ts';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.signUp;

export function SignUp() {
  const { data: portal } = usePortalInfo();
  const entries = useEntries('name', 'email', 'newPassword');
  const enter = useEnter();
  const signUp = useMutation({
    mutationFn: () => {
      const { name, email, newPassword: password } = entries.values;
      return ask(client.POST('/api/v1/portal/users', { body: { name: name.trim(), email: email.trim(), password } }));
    },
    onSuccess: enter,
  });
  if (portal?.signup === false) {
    return <Door title={WORDS.title} note={<Alert color="yellow">{WORDS.off}</Alert>} ways={<ToSignIn />} />;
  }
  return (
    <Door
      title={WORDS.title}
      form={{
        fields: <NewUserFields entries={entries} />,
        submit: WORDS.submit,
        busy: signUp.isPending,
        error: signUp.error,
        onSubmit: () => entries.check() && signUp.mutate(),
      }}
      ways={<ToSignIn lead={WORDS.hasAccount} />}
    />
  );
}
