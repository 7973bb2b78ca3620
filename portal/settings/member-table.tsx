/** The people of an account as a table; owners change roles in it, and remove people. */
import { Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, client } from '../api/client.ts';
import { SESSION_KEY } from '../api/query-client.ts';
import type { Member, Role } from '../api/types.ts';
import { day } from '../formats/dates.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { focusView } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { Confirm } from '../webhooks/confirm.tsx';
import { MEMBERS_KEY } from './people.ts';
import { RoleField } from './role-field.tsx';

const WORDS = texts.people;

interface MemberTableProps {
  readonly members: readonly Member[];
  /** whether the signed-in person may change them */
  readonly manages: boolean;
}

export function MemberTable({ members, manages }: MemberTableProps) {
  const queries = useQueryClient();
  const [removing, setRemoving] = useState<Member | null>(null);
  const changed = async () => {
    await queries.invalidateQueries({ queryKey: MEMBERS_KEY });
    await queries.invalidateQueries({ queryKey: SESSION_KEY });
  };
  const change = useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      ask(client.PATCH('/api/v1/account/members/{userId}', { params: { path: { userId } }, body: { role } })),
    onSettled: changed,
  });
  const remove = (userId: string) =>
    ask(client.DELETE('/api/v1/account/members/{userId}', { params: { path: { userId } } }));
  const owners = members.filter(({ role }) => role === 'owner').length;
  const isLast = ({ role }: Member) => role === 'owner' && owners === 1;
  return (
    <Stack gap="sm">
      <Table.ScrollContainer minWidth={320}>
        <Table verticalSpacing="xs" aria-label={WORDS.list}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{WORDS.columns.person}</Table.Th>
              <Table.Th>{WORDS.columns.role}</Table.Th>
              <Table.Th visibleFrom="sm">{WORDS.columns.since}</Table.Th>
              {manages && (
                <Table.Th>
                  <span className="unseen">{WORDS.columns.action}</span>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {members.map((member) => (
              <Table.Tr key={member.userId}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <Who member={member} />
                </Table.Td>
                <Table.Td>
                  {manages && !isLast(member) ? (
                    <RoleField
                      name={WORDS.roleOf(member.name)}
                      value={member.role}
                      disabled={change.isPending}
                      onChange={(role) => change.mutate({ userId: member.userId, role })}
                    />
                  ) : (
                    WORDS.roles[member.role]
                  )}
                </Table.Td>
                <Table.Td visibleFrom="sm">{day(member.since)}</Table.Td>
                {manages && (
                  <Table.Td>
                    {!member.you && (
                      <Button
                        size="compact-xs"
                        color="red"
                        variant="subtle"
                        aria-label={WORDS.removePerson(member.name)}
                        onClick={() => setRemoving(member)}
                      >
                        {WORDS.remove}
                      </Button>
                    )}
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {manages && owners === 1 && (
        <Text size="sm" c="dimmed">
          {WORDS.onlyOwner}
        </Text>
      )}
      <FailureNote error={change.error} />
      <Confirm
        opened={removing !== null}
        title={WORDS.removing.title(removing?.name ?? '')}
        body={WORDS.removing.body}
        action={WORDS.remove}
        color="red"
        run={async () => {
          await remove(removing?.userId ?? '');
          await changed();
        }}
        onClose={() => setRemoving(null)}
        onDone={focusView}
      />
    </Stack>
  );
}

function Who({ member: { name, email, you } }: { readonly member: Member }) {
  return (
    <>
      <Group gap="xs">
        <Text span fw={600} size="sm">
          {name}
        </Text>
        {you && (
          <Badge variant="light" tt="none">
            {WORDS.you}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {email}
      </Text>
    </>
  );
}
