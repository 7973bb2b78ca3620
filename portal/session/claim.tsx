/** Claims the first account with the set-up link: this makes the user the operator. */
import { Alert, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { ask, client } from '../api/client.ts';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { NewUserFields } from './fields.tsx';
import { useLinkToken } from './link-token.ts';
import { enter, isLinkInvalid, PORTAL_KEY, usePortalInfo, useSession } from './session.ts';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.session.claim;

export function Claim() {
  const { data: portal } = usePortalInfo();
  const token = useLinkToken();
  const entries = useEntries('name', 'email', 'newPassword');
  const queries = useQueryClient();
  const { data: signedIn } = useSession();
  const claim = useMutation({
    mutationFn: (token: string) => {
      const { name, email, newPassword: password } = entries.values;
      const body = { token, name: name.trim(), email: email.trim(), password };
      return ask(client.POST('/api/v1/portal/claim', { body }));
    },
    onSuccess: enter,
    // someone else may have set it up meanwhile
    onError: () => queries.invalidateQueries({ queryKey: PORTAL_KEY }),
  });
  if (claim.isSuccess && signedIn?.user.id === claim.data.user.id) return <Redirect to={PATHS.convert} replace />;
  const hindrance =
    portal?.claimed === true
      ? WORDS.claimed
      : token === null
        ? WORDS.noToken
        : isLinkInvalid(claim.error) && claim.variables === token
          ? WORDS.stale
          : null;
  if (hindrance !== null) {
    return <Door title={WORDS.title} note={<Alert color="yellow">{hindrance}</Alert>} ways={<ToSignIn />} />;
  }
  return (
    <Door
      title={WORDS.title}
      note={
        <Stack gap="xs">
          <Text size="sm">{WORDS.body}</Text>
          {signedIn && <Text size="sm">{WORDS.signedIn(signedIn.user.email)}</Text>}
        </Stack>
      }
      form={{
        fields: <NewUserFields entries={entries} />,
        submit: WORDS.submit,
        busy: claim.isPending,
        error: claim.error,
        onSubmit: () => entries.check() && claim.mutate(token!),
      }}
    />
  );
}
