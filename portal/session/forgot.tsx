/** Requests a mail with a link that sets a new password; if no mail is sent, says who can help. */
import { Alert, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { EmailField } from './fields.tsx';
import { usePortalInfo } from './session.ts';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.forgot;

export function Forgot() {
  const { data: portal } = usePortalInfo();
  const entries = useEntries('email');
  const forgot = useMutation({
    mutationFn: (email: string) => ask(client.POST('/api/v1/portal/password/forgotten', { body: { email } })),
  });
  if (portal?.mail === false) {
    return <Door title={WORDS.title} note={<Text size="sm">{WORDS.noMail}</Text>} ways={<ToSignIn />} />;
  }
  if (forgot.isSuccess) {
    const sent = <Alert role="status">{WORDS.sent(forgot.variables)}</Alert>;
    return <Door title={WORDS.title} note={sent} ways={<ToSignIn />} />;
  }
  return (
    <Door
      title={WORDS.title}
      note={<Text size="sm">{WORDS.body}</Text>}
      form={{
        fields: <EmailField entries={entries} />,
        submit: WORDS.submit,
        busy: forgot.isPending,
        error: forgot.error,
        onSubmit: () => entries.check() && forgot.mutate(entries.values.email.trim()),
      }}
      ways={<ToSignIn />}
    />
  );
}
