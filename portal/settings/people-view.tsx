/** The people of the account: their roles, invitations, and the way out. */
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Member } from '../api/types.ts';
import { useMay } from '../session/role.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { InviteForm } from './invite-form.tsx';
import { Leave } from './leave.tsx';
import { MemberTable } from './member-table.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { askMembers, MEMBERS_KEY } from './people.ts';
import { Sections } from './sections.tsx';

const WORDS = texts.people;

/** Whether who asks is the only owner. */
const isOnlyOwner = (members: readonly Member[]): boolean =>
  members.every(({ role, you }) => (role === 'owner') === you);

export function PeopleView() {
  const manages = useMay('manage');
  const members = useQuery({ queryKey: MEMBERS_KEY, queryFn: askMembers, staleTime: 0 });
  return (
    <View title={WORDS.title}>
      <Sections />
      <Stack gap="xl">
        <Text c="dimmed" maw={640}>
          {WORDS.intro}
        </Text>
        {members.isPending && <Loading />}
        <FailureNote error={members.error} onRetry={() => members.refetch()} />
        {members.data && <MemberTable members={members.data.members} manages={manages} />}
        {manages && (
          <section>
            <Title order={2} mb="xs">
              {WORDS.invite.title}
            </Title>
            <InviteForm />
          </section>
        )}
        {manages && <OpenInvitations />}
        {members.data && <Leave isOnlyOwner={isOnlyOwner(members.data.members)} />}
      </Stack>
    </View>
  );
}
