/** The view Usage: credits, limits, pages and requests per day, the ledger. */
import { Alert, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Account } from '../api/types.ts';
import { bytes, count } from '../formats/numbers.ts';
import { useAccount } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { Days } from './days.tsx';
import { LedgerTable } from './ledger-table.tsx';

const WORDS = texts.usage;

export function UsageView() {
  const account = useAccount();
  return (
    <View title={WORDS.title}>
      <Stack gap="xl">
        {account.isPending && <Loading />}
        <FailureNote error={account.error} onRetry={() => account.refetch()} />
        {account.data && <Standing account={account.data} />}
        <section>
          <Days />
        </section>
        <section>
          <Title order={2} mb="xs">
            {WORDS.ledger}
          </Title>
          <LedgerTable />
        </section>
      </Stack>
    </View>
  );
}

/** The remaining credits and the limits. */
function Standing({ account: { credits, limits, usage } }: { readonly account: Account }) {
  return (
    <Stack gap="xl">
      {credits === 0 && <Alert color="yellow">{WORDS.noCredits}</Alert>}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" maw="44rem">
        <Figure name={WORDS.credits} value={count(credits)} note={WORDS.creditsHint} />
        <Figure name={WORDS.spent} value={count(usage.creditsSpent)} />
      </SimpleGrid>
      <section>
        <Title order={2} mb="xs">
          {WORDS.limits}
        </Title>
        <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="md" m={0} maw="68rem">
          <Fact name={WORDS.requests} value={count(limits.requestsPerMinute)} />
          <Fact name={WORDS.together} value={count(limits.accountRequestsPerMinute)} />
          <Fact name={WORDS.fileSize} value={bytes(limits.maxFileBytes)} />
          <Fact name={WORDS.retention} value={WORDS.kept(limits.retentionDays)} />
        </SimpleGrid>
      </section>
    </Stack>
  );
}

function Figure({ name, value, note }: { readonly name: string; readonly value: string; readonly note?: string }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz="xl" fw={650} className="figures">
        {value}
      </Text>
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Paper>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} className="figures">
        {value}
      </Text>
    </div>
  );
}
