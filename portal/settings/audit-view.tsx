/** The audit log of the account: who did what, filtered by person, action and day. */
import { Anchor, Button, Group, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { ask, client } from '../api/client.ts';
import type { AuditEntry, Role } from '../api/types.ts';
import { instant } from '../formats/dates.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { type AuditFilters, askAudit, saveAudit } from './audit.ts';
import { placeOf } from './audit-place.ts';
import { askMembers, MEMBERS_KEY, ROLES } from './people.ts';
import { Sections } from './sections.tsx';

const WORDS = texts.audit;

export function AuditView() {
  const [filters, setFilters] = useState<AuditFilters>({});
  const log = useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam }) => askAudit(filters, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries);
  return (
    <View title={WORDS.title}>
      <Sections />
      <Stack gap="md">
        <Text c="dimmed" maw={640}>
          {WORDS.intro}
        </Text>
        <Filters filters={filters} onChange={setFilters} />
        {log.isPending && <Loading />}
        {entries?.length === 0 && <Text c="dimmed">{WORDS.empty}</Text>}
        {entries !== undefined && entries.length > 0 && <Entries entries={entries} />}
        <FailureNote error={log.error} onRetry={() => log.refetch()} />
        {log.hasNextPage && (
          <Group>
            <Button variant="default" loading={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
              {WORDS.more}
            </Button>
          </Group>
        )}
      </Stack>
    </View>
  );
}

interface FiltersProps {
  readonly filters: AuditFilters;
  readonly onChange: (filters: AuditFilters) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const members = useQuery({ queryKey: MEMBERS_KEY, queryFn: askMembers });
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => ask(client.GET('/api/v1/keys')) });
  const saving = useMutation({ mutationFn: () => saveAudit(filters) });
  const all = { value: '', label: WORDS.filters.all };
  const set = (name: keyof AuditFilters, value: string) => {
    const { [name]: _before, ...others } = filters;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  const people = (members.data?.members ?? []).map(({ userId, name }) => ({ value: userId, label: name }));
  const ofKeys = (keys.data?.keys ?? []).map(({ id, name }) => ({ value: id, label: WORDS.keyNamed(name) }));
  return (
    <>
      <Group gap="sm" align="flex-end" role="group" aria-label={WORDS.filters.label}>
        <NativeSelect
          label={WORDS.filters.who}
          data={[all, ...people, ...ofKeys]}
          value={filters.actor ?? ''}
          onChange={({ currentTarget }) => set('actor', currentTarget.value)}
        />
        <NativeSelect
          label={WORDS.filters.action}
          data={[all, ...Object.entries(WORDS.actions).map(([value, label]) => ({ value, label }))]}
          value={filters.action ?? ''}
          onChange={({ currentTarget }) => set('action', currentTarget.value)}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={WORDS.filters[end]}
            value={filters[end] ?? ''}
            onChange={({ currentTarget }) => set(end, currentTarget.value)}
          />
        ))}
        <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
          {WORDS.download}
        </Button>
      </Group>
      <FailureNote error={saving.error} />
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly AuditEntry[];
}

function Entries({ entries }: EntriesProps) {
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table verticalSpacing={6} aria-label={WORDS.list}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{WORDS.columns.time}</Table.Th>
            <Table.Th visibleFrom="sm">{WORDS.columns.who}</Table.Th>
            <Table.Th>{WORDS.columns.what}</Table.Th>
            <Table.Th visibleFrom="md">{WORDS.columns.object}</Table.Th>
            <Table.Th visibleFrom="md">{WORDS.columns.address}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((one) => {
            const { entry, time, actor, action, details, address } = one;
            return (
              <Table.Tr key={entry}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{instant(time)}</Table.Td>
                <Table.Td visibleFrom="sm" w={{ md: '14%' }} style={{ overflowWrap: 'anywhere' }}>
                  {whoIs(actor)}
                </Table.Td>
                <Table.Td w={{ md: '18%' }}>
                  {WORDS.actions[action]}
                  {/* a phone has no room for a column of names */}
                  <Text size="xs" c="dimmed" hiddenFrom="sm">
                    {whoIs(actor)}
                  </Text>
                  {isRole(details.role) && (
                    <Text size="xs" c="dimmed">
                      {WORDS.nowRole(texts.people.roles[details.role])}
                    </Text>
                  )}
                  {one.about && (
                    <Text size="xs" hiddenFrom="md">
                      <About entry={one} about={one.about} />
                    </Text>
                  )}
                </Table.Td>
                <Table.Td visibleFrom="md" style={{ overflowWrap: 'anywhere' }}>
                  {one.about && <About entry={one} about={one.about} />}
                  <Text size="xs" c="dimmed">
                    {one.object}
                  </Text>
                </Table.Td>
                <Table.Td visibleFrom="md">{address}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface AboutProps {
  readonly entry: AuditEntry;
  readonly about: NonNullable<AuditEntry['about']>;
}

/** What an entry is about by its name, with a link to where it is seen. */
function About({ entry, about: { name, otherFiles } }: AboutProps) {
  const place = placeOf(entry);
  const shown = otherFiles > 0 ? WORDS.andOthers(name, otherFiles) : name;
  if (place === null) return shown;
  return (
    <Anchor component={Link} href={place} inherit>
      {shown}
    </Anchor>
  );
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Who acted: by name where it is known. */
function whoIs({ kind, name }: AuditEntry['actor']): string {
  if (name === null) return WORDS.kinds[kind];
  return kind === 'key' ? WORDS.keyNamed(name) : name;
}
