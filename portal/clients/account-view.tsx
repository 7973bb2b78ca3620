/** The page of a bank account: which months are covered, its balance, and all its transactions, each once. */
import { Alert, Anchor, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { Failure } from '../api/failure.ts';
import type { AccountStrand, BankAccountDetails } from '../api/types.ts';
import { calendarSpan, day } from '../formats/dates.ts';
import { clientPath } from '../paths.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { bankOf, daysOf, numberOf } from './account-names.ts';
import { BalancePlot } from './balance-plot.tsx';
import { NO_CLIENT, useBankAccount, useClients } from './clients.ts';
import { Coverage } from './coverage.tsx';
import { Findings } from './findings.tsx';
import { Transactions } from './transactions.tsx';

const WORDS = texts.clients.account;

export function AccountView() {
  const { accountId = '', clientId: inAddress = NO_CLIENT } = useParams();
  const account = useBankAccount(accountId);
  const clients = useClients();
  if (account.error instanceof Failure && account.error.status === 404) return <NotFound />;
  const { data } = account;
  const clientId = data === undefined ? inAddress : (data.clientId ?? NO_CLIENT);
  const name = clients.data?.clients.find(({ id }) => id === clientId)?.name ?? texts.clients.none;
  return (
    <View
      key={accountId}
      title={data === undefined ? texts.clients.accounts.columns.account : `${bankOf(data)} ${numberOf(data)}`}
      above={
        <Anchor
          component={Link}
          href={clientPath(clientId)}
          size="sm"
          c="dimmed"
          underline="hover"
          aria-label={WORDS.back(name)}
        >
          <span aria-hidden>‹ </span>
          {name}
        </Anchor>
      }
    >
      <Stack gap="lg">
        {account.isPending && <Loading />}
        <FailureNote error={account.error} onRetry={() => account.refetch()} />
        {data && <Account account={data} />}
      </Stack>
    </View>
  );
}

function Account({ account }: { readonly account: BankAccountDetails }) {
  const { strands, identity, maybeSame, expiresAt } = account;
  const [chosen, choose] = useState(0);
  const strand = strands[chosen] ?? strands[0];
  // a row in two statements is one transaction, as in the list below
  const once = strands.reduce((sum, { transactions }) => sum + transactions, 0);
  const names = texts.clients.accounts;
  return (
    <>
      <Stack gap={4}>
        <Text className="figures">
          {[account.holder, account.currency, daysOf(account), WORDS.facts(account.statements, once)]
            .filter((part) => part !== null && part !== '')
            .join(' · ')}
        </Text>
        {identity === 'none' && <Text size="sm">{names.notApart}</Text>}
        {identity === 'ending' && <Text size="sm">{names.byEnding}</Text>}
        {maybeSame.length > 0 && <Text size="sm">{names.maybeSame(maybeSame.length)}</Text>}
        <Text size="sm" c="dimmed">
          {names.expires(day(expiresAt))}
        </Text>
        {strand !== undefined && <Verdict strand={strand} />}
      </Stack>
      {strands.length > 1 && (
        <NativeSelect
          maw={420}
          label={WORDS.strands}
          data={strands.map((one, place) => ({ value: String(place), label: labelOf(one, place) }))}
          value={String(chosen)}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
      )}
      {strand !== undefined && (
        <>
          <Coverage key={chosen} strand={strand} />
          <Findings strand={strand} />
          <BalancePlot key={`plot ${chosen}`} strand={strand} />
        </>
      )}
      <Transactions account={account} />
    </>
  );
}

const labelOf = ({ from, to }: AccountStrand, place: number): string =>
  WORDS.strand(place + 1, from === null || to === null ? '' : calendarSpan(from, to));

const COLORS = { verified: 'ink', mismatch: 'red', unverifiable: 'yellow' } as const;

/** The verdict on the whole, and what it lacks. */
function Verdict({ strand }: { readonly strand: AccountStrand }) {
  const { status, unverified, maybeTwice, continuity } = strand;
  const reasons = [
    unverified > 0 && WORDS.unverified(unverified),
    maybeTwice > 0 && WORDS.maybeTwice(maybeTwice),
    continuity === 'unknown' && strand.statements.length > 1 && WORDS.unknownOrder,
  ].filter((reason) => reason !== false);
  return (
    <Alert color={COLORS[status]} px="sm" py={6} mt={4} w="fit-content" maw="100%">
      {WORDS.status[status]} {reasons.length > 0 && `${reasons.join('; ')}.`}
    </Alert>
  );
}
