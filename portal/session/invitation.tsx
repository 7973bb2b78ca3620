/** Accepts an invitation to an account: signed in, with one's password, or as a new user. */
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ask, client } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import type { ShownInvitation } from '../api/types.ts';
import { PATHS } from '../paths.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { texts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { useEntries } from './entries.ts';
import { NameField, NewPasswordField, PasswordField } from './fields.tsx';
import { useLinkToken } from './link-token.ts';
import { enter, isLinkInvalid, useSession, useSignOut } from './session.ts';
import { ToSignIn } from './to-sign-in.tsx';

const WORDS = texts.people.accept;

export function Invitation() {
  const token = useLinkToken();
  const seen = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => ask(client.POST('/api/v1/portal/invitations/seen', { body: { token: token ?? '' } })),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === null) return <Hindrance text={WORDS.noToken} />;
  if (isLinkInvalid(seen.error)) return <Hindrance text={reasonOf(seen.error)} />;
  if (seen.isError) return <FailureNote error={seen.error} onRetry={() => seen.refetch()} />;
  return seen.isPending ? <Loading /> : <Accept token={token} invitation={seen.data} />;
}

interface AcceptProps {
  readonly token: string;
  readonly invitation: ShownInvitation;
}

function Accept({ token, invitation }: AcceptProps) {
  const { email, known, role, account, invitedBy } = invitation;
  const { data: signedIn } = useSession();
  const [, go] = useLocation();
  const fresh = useEntries('name', 'newPassword');
  const tried = useEntries('password');
  const accept = useMutation({
    mutationFn: (entered: { name?: string; password?: string }) =>
      ask(client.POST('/api/v1/portal/invitations/accepted', { body: { token, ...entered } })),
    onSuccess: (accepted) => {
      // first: what is known of the invitation is dropped with all that was seen before
      go(PATHS.convert, { replace: true });
      enter(accepted);
    },
  });
  if (isLinkInvalid(accept.error)) return <Hindrance text={reasonOf(accept.error)} />;
  if (signedIn && signedIn.user.email.toLowerCase() !== email) {
    return <Hindrance text={WORDS.otherAddress(email, signedIn.user.email)} signOut />;
  }
  const roleName = texts.people.roles[role];
  const how = signedIn ? WORDS.signedIn(email) : known ? WORDS.known(email) : WORDS.fresh(email);
  const submit = () => {
    if (signedIn) return accept.mutate({});
    if (known) return void (tried.check() && accept.mutate({ password: tried.values.password }));
    const { name, newPassword: password } = fresh.values;
    if (fresh.check()) accept.mutate({ name: name.trim(), password });
  };
  return (
    <Door
      title={WORDS.title}
      note={
        <Stack gap="xs">
          <Text>
            {invitedBy === null ? WORDS.bodyUnsigned(account, roleName) : WORDS.body(invitedBy, account, roleName)}
          </Text>
          <Text size="sm">{texts.people.meanings[role]}</Text>
          <Text size="sm">{how}</Text>
        </Stack>
      }
      form={{
        fields: signedIn ? null : known ? (
          <PasswordField entries={tried} />
        ) : (
          <>
            <NameField entries={fresh} />
            <NewPasswordField entries={fresh} />
          </>
        ),
        submit: WORDS.submit,
        busy: accept.isPending,
        error: accept.error,
        onSubmit: submit,
      }}
    />
  );
}

function Hindrance({ text, signOut = false }: { readonly text: string; readonly signOut?: boolean }) {
  const out = useSignOut();
  return (
    <Door
      title={WORDS.title}
      note={<Alert color="yellow">{text}</Alert>}
      ways={
        signOut ? (
          <Button variant="default" loading={out.isPending} onClick={() => out.mutate()}>
            {WORDS.signOut}
          </Button>
        ) : (
          <ToSignIn />
        )
      }
    />
  );
}

/** Why a link does not work, in words. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Failure ? String(error.details.reason) : '';
  return (WORDS.reasons as Readonly<Record<string, string>>)[reason] ?? WORDS.reasons.unknown;
}
