/** The choice between the accounts of a person who belongs to several. */
import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ask, client } from '../api/client.ts';
import { PATHS } from '../paths.ts';
import { enter, useSession } from '../session/session.ts';
import { texts } from '../texts/texts.ts';
import { FailureNote } from './failure-note.tsx';

export function AccountSwitch() {
  const { data: signedIn } = useSession();
  const [, go] = useLocation();
  const choose = useMutation({
    mutationFn: (accountId: string) => ask(client.PATCH('/api/v1/portal/session', { body: { accountId } })),
    onSuccess: (chosen) => {
      // what the address shows is of the account before
      go(PATHS.convert);
      enter(chosen);
    },
  });
  if (!signedIn) return null;
  return (
    <>
      <NativeSelect
        label={texts.people.switching.label}
        size="xs"
        disabled={choose.isPending}
        data={signedIn.accounts.map(({ id, name, role }) => ({
          value: id,
          label: texts.people.switching.option(name, texts.people.roles[role]),
        }))}
        value={signedIn.user.accountId}
        onChange={({ currentTarget }) => choose.mutate(currentTarget.value)}
      />
      <FailureNote error={choose.error} />
    </>
  );
}
