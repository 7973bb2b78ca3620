/** All transactions of an account, each once, of some days, and their export in any format. */
import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import type { BankAccountDetails } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { texts } from '../texts/texts.ts';
import { AccountRows } from './account-rows.tsx';
import { type Range, useAccountRows } from './clients.ts';
import { ExportBar } from './export-bar.tsx';

const WORDS = texts.clients.rows;

export function Transactions({ account }: { readonly account: BankAccountDetails }) {
  const [range, setRange] = useState<Range>({ from: '', to: '' });
  const found = useAccountRows(account.id, range);
  const rows = found.data?.pages.flatMap(({ transactions }) => transactions) ?? [];
  const total = found.data?.pages[0]?.total;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  // the list of all rows is what is scrolled and counted: its next page is fetched by itself
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="xs">
        {WORDS.title}
      </Title>
      <Stack gap="sm">
        <Group gap="sm" align="flex-end">
          <Day label={WORDS.from} value={range.from} onChange={(from) => setRange({ ...range, from })} />
          <Day label={WORDS.to} value={range.to} onChange={(to) => setRange({ ...range, to })} />
          <ExportBar accounts={[account]} of={account.bank ?? account.holder ?? ''} range={range} onRange={setRange} />
          <Text size="sm" c="dimmed" className="figures" role="status">
            {total !== undefined && WORDS.of(total)}
          </Text>
        </Group>
        {found.isPending && <Loading />}
        <FailureNote error={found.error} onRetry={() => found.refetch()} />
        {total === 0 && <Text size="sm">{WORDS.none}</Text>}
        {rows.length > 0 && <AccountRows rows={rows} total={total ?? rows.length} strands={account.strands} />}
      </Stack>
    </section>
  );
}

interface DayProps {
  readonly label: string;
  /** ISO 8601; empty: none */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

const Day = ({ label, value, onChange }: DayProps) => (
  <TextInput
    type="date"
    size="xs"
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
