/** Signs up, if that is allowed: the user gets a separate account. Where mail is sent, a link in it does the rest. */
import { Alert, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import type { SignedIn } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { EmailField, NameField, NewUserFields } from './fields.tsx';
import { enter, usePortalInfo } from './session.ts';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.signUp;

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password?: string;
}

/** Given who signs up, resolves to the signed-in user; to nothing if a mail says the rest. */
const signUp = (body: NewUser): Promise<SignedIn | undefined> =>
  ask(client.POST('/api/v1/portal/users', { body })) as Promise<SignedIn | undefined>;

export function SignUp() {
  const { data: portal, isPending } = usePortalInfo();
  if (isPending) return <Door title={WORDS.title} />;
  if (portal?.signup === false) {
    return <Door title={WORDS.title} note={<Alert color="yellow">{WORDS.off}</Alert>} ways={<ToSignIn />} />;
  }
  return portal?.mail ? <ByMail /> : <AtOnce />;
}

function AtOnce() {
  const entries = useEntries('name', 'email', 'newPassword');
  const signing = useMutation({
    mutationFn: () => {
      const { name, email, newPassword: password } = entries.values;
      return signUp({ name: name.trim(), email: email.trim(), password });
    },
    onSuccess: (signedIn) => signedIn && enter(signedIn),
  });
  return (
    <Door
      title={WORDS.title}
      form={{
        fields: <NewUserFields entries={entries} />,
        submit: WORDS.submit,
        busy: signing.isPending,
        error: signing.error,
        onSubmit: () => entries.check() && signing.mutate(),
      }}
      ways={<ToSignIn lead={WORDS.hasAccount} />}
    />
  );
}

function ByMail() {
  const entries = useEntries('name', 'email');
  const asking = useMutation({
    mutationFn: ({ name, email }: NewUser) => signUp({ name, email }),
  });
  if (asking.isSuccess) {
    const sent = <Alert role="status">{WORDS.sent(asking.variables.email)}</Alert>;
    return <Door title={WORDS.title} note={sent} ways={<ToSignIn />} />;
  }
  const submit = () => {
    const { name, email } = entries.values;
    if (entries.check()) asking.mutate({ name: name.trim(), email: email.trim() });
  };
  return (
    <Door
      title={WORDS.title}
      note={<Text size="sm">{WORDS.byMail}</Text>}
      form={{
        fields: (
          <>
            <NameField entries={entries} />
            <EmailField entries={entries} />
          </>
        ),
        submit: WORDS.submitMail,
        busy: asking.isPending,
        error: asking.error,
        onSubmit: submit,
      }}
      ways={<ToSignIn lead={WORDS.hasAccount} />}
    />
  );
}
