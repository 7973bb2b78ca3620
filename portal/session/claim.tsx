/** Claims the first account with the set-up link: who does so becomes the operator. */
import { Alert, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { NewUserFields } from './fields.tsx';
import { useLinkToken } from './link-token.ts';
import { useEnter, usePortalInfo } from './session.ts';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.claim;

export function Claim() {
  const { data: portal } = usePortalInfo();
  const token = useLinkToken();
  const entries = useEntries('name', 'email', 'newPassword');
  const enter = useEnter();
  const claim = useMutation({
    mutationFn: () => {
      const { name, email, newPassword: password } = entries.values;
      const body = { token: token!, name: name.trim(), email: email.trim(), password };
      return ask(client.POST('/api/v1/portal/claim', { body }));
    },
    onSuccess: enter,
  });
  const hindrance = portal?.claimed === true ? WORDS.claimed : token === null ? WORDS.noToken : null;
  if (hindrance !== null) {
    return <Door title={WORDS.title} note={<Alert color="yellow">{hindrance}</Alert>} ways={<ToSignIn />} />;
  }
  return (
    <Door
      title={WORDS.title}
      note={<Text size="sm">{WORDS.body}</Text>}
      form={{
        fields: <NewUserFields entries={entries} />,
        submit: WORDS.submit,
        busy: claim.isPending,
        error: claim.error,
        onSubmit: () => entries.check() && claim.mutate(),
      }}
    />
  );
}
