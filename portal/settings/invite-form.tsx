/** Invites a person: by mail, or with a link that the owner hands on. */
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, client } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import type { Role } from '../api/types.ts';
import { Copy } from '../keys/copy.tsx';
import { useEntries } from '../session/entries.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { INVITATIONS_KEY } from './people.ts';
import { RoleField } from './role-field.tsx';

const WORDS = texts.people.invite;

export function InviteForm() {
  const entries = useEntries('email');
  const [role, setRole] = useState<Role>('member');
  const queries = useQueryClient();
  const invite = useMutation({
    mutationFn: () =>
      ask(client.POST('/api/v1/account/invitations', { body: { email: entries.values.email.trim(), role } })),
    onSuccess: () => {
      entries.clear();
      queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
    },
  });
  const already = invite.error !== null && asFailure(invite.error).code === 'MEMBER_ALREADY';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entries.check()) invite.mutate();
  };
  const email = entries.field('email');
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={560}>
        <Group align="flex-start" gap="sm">
          <TextInput
            label={texts.session.email}
            type="email"
            autoComplete="off"
            maxLength={254}
            style={{ flex: '1 1 14rem' }}
            {...email}
            error={email.error ?? (already ? WORDS.already : null)}
          />
          <RoleField label={WORDS.role} value={role} onChange={setRole} />
        </Group>
        <Text size="xs" c="dimmed">
          {texts.people.meanings[role]}
        </Text>
        {!already && <FailureNote error={invite.error} />}
        <Group>
          <Button type="submit" loading={invite.isPending}>
            {WORDS.submit}
          </Button>
        </Group>
        {invite.isSuccess && <Invited email={invite.data.email} link={invite.data.link} />}
      </Stack>
    </form>
  );
}

function Invited({ email, link }: { readonly email: string; readonly link: string | null }) {
  if (link === null) return <Alert role="status">{WORDS.sent(email)}</Alert>;
  return (
    <Alert role="status">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{WORDS.link(email)}</Text>
        <TextInput w="100%" readOnly aria-label={WORDS.linkLabel} value={link} />
        <Copy value={link} label={WORDS.copy} />
      </Stack>
    </Alert>
  );
}
