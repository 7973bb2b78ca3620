/** Pages and requests by day: two charts on one axis of days, and the same as a table. */
import { Group, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, client } from '../api/client.ts';
import type { UsageDay } from '../api/types.ts';
import { calendarDate } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { texts } from '../texts/texts.ts';
import { Bars } from './bars.tsx';

const WORDS = texts.usage;
const SPANS = [
  { value: '7', label: WORDS.spans.week },
  { value: '30', label: WORDS.spans.month },
  { value: '90', label: WORDS.spans.quarter },
];

export function Days() {
  const [span, setSpan] = useState('30');
  const usage = useQuery({
    queryKey: ['usage', span],
    queryFn: () => ask(client.GET('/api/v1/account/usage', { params: { query: { days: Number(span) } } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{WORDS.plot}</Title>
        <SegmentedControl size="xs" aria-label={WORDS.span} data={SPANS} value={span} onChange={setSpan} />
      </Group>
      {usage.isPending && <Loading />}
      <FailureNote error={usage.error} onRetry={() => usage.refetch()} />
      {usage.data && <Plots days={usage.data.days} />}
    </Stack>
  );
}

function Plots({ days }: { readonly days: readonly UsageDay[] }) {
  return (
    <Stack gap="md">
      <Bars
        name={WORDS.pages}
        values={days.map(({ date, pages }) => ({ date, value: pages }))}
        tell={(date, pages) => WORDS.dayPages(calendarDate(date), pages)}
      />
      <Bars
        name={WORDS.requestsMade}
        values={days.map(({ date, requests }) => ({ date, value: requests }))}
        tell={(date, requests) => WORDS.dayRequests(calendarDate(date), requests)}
      />
      <details>
        <summary>{WORDS.table}</summary>
        <Table maw={480} aria-label={WORDS.plot} mt="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{WORDS.date}</Table.Th>
              <Table.Th ta="end">{WORDS.pages}</Table.Th>
              <Table.Th ta="end">{WORDS.requestsMade}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...days].reverse().map(({ date, pages, requests }) => (
              <Table.Tr key={date}>
                <Table.Td>{calendarDate(date)}</Table.Td>
                <Table.Td ta="end" className="figures">
                  {count(pages)}
                </Table.Td>
                <Table.Td ta="end" className="figures">
                  {count(requests)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
      <Text size="xs" c="dimmed">
        {WORDS.utc}
      </Text>
    </Stack>
  );
}
