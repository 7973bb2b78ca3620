/** Signs up with the link from a mail: whoever has it owns the address, and chooses the password. */
import { Alert, Anchor, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, Redirect } from 'wouter';
import { ask, client } from '../api/client.ts';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { NewPasswordField } from './fields.tsx';
import { useLinkToken } from './link-token.ts';
import { enter, isLinkInvalid, useSession } from './session.ts';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.confirm;

export function Confirm() {
  const token = useLinkToken();
  const entries = useEntries('newPassword');
  const { data: signedIn } = useSession();
  const confirm = useMutation({
    mutationFn: (token: string) => {
      const body = { token, password: entries.values.newPassword };
      return ask(client.POST('/api/v1/portal/users/confirmed', { body }));
    },
    onSuccess: enter,
  });
  if (confirm.isSuccess && signedIn?.user.id === confirm.data.user.id) return <Redirect to={PATHS.convert} replace />;
  const hindrance =
    token === null ? WORDS.noToken : isLinkInvalid(confirm.error) && confirm.variables === token ? WORDS.stale : null;
  if (token === null || hindrance !== null) {
    const ways = (
      <>
        <Anchor component={Link} href={PATHS.signUp} size="sm">
          {WORDS.another}
        </Anchor>
        <ToSignIn />
      </>
    );
    return <Door title={WORDS.title} note={<Alert color="yellow">{hindrance}</Alert>} ways={ways} />;
  }
  return (
    <Door
      title={WORDS.title}
      note={<Text size="sm">{WORDS.body}</Text>}
      form={{
        fields: <NewPasswordField entries={entries} />,
        submit: WORDS.submit,
        busy: confirm.isPending,
        error: confirm.error,
        onSubmit: () => entries.check() && confirm.mutate(token),
      }}
      ways={<ToSignIn />}
    />
  );
}
