/** Sets a new password with the link from a mail, or from the operator's command. */
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
import { isLinkInvalid, leave, useSession } from './session.ts';
import type { SignInState } from './sign-in.tsx';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.reset;

export function Reset() {
  const token = useLinkToken();
  const entries = useEntries('newPassword');
  const session = useSession();
  const reset = useMutation({
    mutationFn: (token: string) => {
      const body = { token, password: entries.values.newPassword };
      return ask(client.POST('/api/v1/portal/password/reset', { body }));
    },
    // all sessions of this user have ended; the session of this browser may be another user's
    onSuccess: async () => {
      const { data } = await session.refetch();
      if (data === null) leave();
    },
  });
  if (reset.isSuccess) {
    if (session.data) return <Door title={WORDS.title} note={<Alert>{WORDS.done}</Alert>} ways={<ToSignIn />} />;
    const state: SignInState = { passwordSet: true };
    return <Redirect to={PATHS.signIn} state={state} replace />;
  }
  const hindrance =
    token === null ? WORDS.noToken : isLinkInvalid(reset.error) && reset.variables === token ? WORDS.stale : null;
  if (hindrance !== null) {
    const ways = (
      <>
        <Anchor component={Link} href={PATHS.forgot} size="sm">
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
        fields: <NewPasswordField entries={entries} label={texts.session.newPassword} />,
        submit: WORDS.submit,
        busy: reset.isPending,
        error: reset.error,
        onSubmit: () => entries.check() && reset.mutate(token!),
      }}
      ways={<ToSignIn />}
    />
  );
}
