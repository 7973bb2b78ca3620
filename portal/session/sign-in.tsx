/** Signs in. Visitors who are not signed in see it at every address of a view, and then the requested view. */
import { Alert, Anchor, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { ask, client } from '../api/client.ts';
import { ENDED_KEY } from '../api/query-client.ts';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { enter, usePortalInfo } from './session.ts';

const WORDS = texts.session.signIn;

/** The state that reset.tsx passes on. */
export interface SignInState {
  readonly passwordSet?: boolean;
}

export function SignIn() {
  const { data: portal } = usePortalInfo();
  const state = useHistoryState<SignInState | null>();
  const ended = useQueryClient().getQueryData(ENDED_KEY);
  const entries = useEntries('email', 'password');
  const signIn = useMutation({
    mutationFn: () => {
      const { email, password } = entries.values;
      return ask(client.POST('/api/v1/portal/session', { body: { email: email.trim(), password } }));
    },
    onSuccess: enter,
  });
  return (
    <Door
      title={WORDS.title}
      note={<Note unclaimed={portal?.claimed === false} passwordSet={state?.passwordSet} ended={ended === true} />}
      form={{
        fields: (
          <>
            <EmailField entries={entries} />
            <PasswordField entries={entries} />
          </>
        ),
        submit: WORDS.submit,
        busy: signIn.isPending,
        error: signIn.error,
        onSubmit: () => entries.check() && signIn.mutate(),
      }}
      ways={
        <>
          <Anchor component={Link} href={PATHS.forgot} size="sm">
            {WORDS.forgot}
          </Anchor>
          {portal?.signup && (
            <Text size="sm">
              {WORDS.noAccount}{' '}
              <Anchor component={Link} href={PATHS.signUp} inherit>
                {WORDS.signUp}
              </Anchor>
            </Text>
          )}
        </>
      }
    />
  );
}

interface NoteProps {
  readonly unclaimed: boolean;
  readonly passwordSet: boolean | undefined;
  readonly ended: boolean;
}

/** The reason for signing in, if it is not obvious. */
function Note({ unclaimed, passwordSet, ended }: NoteProps) {
  if (unclaimed) {
    return (
      <Alert color="yellow" variant="light" title={WORDS.unclaimed.title}>
        {WORDS.unclaimed.body}
      </Alert>
    );
  }
  if (passwordSet) return <Alert role="status">{texts.session.reset.done}</Alert>;
  return ended ? <Alert role="status">{WORDS.ended}</Alert> : null;
}
