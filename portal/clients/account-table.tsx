/** The bank accounts of a client, a row each. */
import { Anchor, Badge, Group, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { BankAccount } from '../api/types.ts';
import { amount } from '../formats/amounts.ts';
import { count } from '../formats/numbers.ts';
import { accountPath } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { bankOf, daysOf, numberOf } from './account-names.ts';

const WORDS = texts.clients.accounts;

export function AccountTable({ accounts }: { readonly accounts: readonly BankAccount[] }) {
  return (
    <Table aria-label={WORDS.list} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{WORDS.columns.account}</Table.Th>
          <Table.Th visibleFrom="md">{WORDS.columns.holder}</Table.Th>
          <Table.Th visibleFrom="sm">{WORDS.columns.period}</Table.Th>
          <Table.Th ta="end" visibleFrom="sm">
            {WORDS.columns.statements}
          </Table.Th>
          <Table.Th>{WORDS.columns.verdict}</Table.Th>
          <Table.Th ta="end" visibleFrom="sm">
            {WORDS.columns.balance}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {accounts.map((account) => (
          <Row key={account.id} account={account} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ account }: { readonly account: BankAccount }) {
  const { id, clientId, holder, currency, statements, closingBalance, identity } = account;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} href={accountPath(clientId, id)} inherit className="quiet">
          {bankOf(account)} {numberOf(account)}
        </Anchor>{' '}
        <Text span size="sm" c="dimmed">
          {currency}
        </Text>
        {identity === 'none' && (
          <Text size="xs" c="dimmed">
            {WORDS.notApart}
          </Text>
        )}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {daysOf(account)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md" style={{ overflowWrap: 'anywhere' }}>
        {holder}
      </Table.Td>
      <Table.Td visibleFrom="sm">{daysOf(account)}</Table.Td>
      <Table.Td ta="end" visibleFrom="sm" className="figures">
        {count(statements)}
      </Table.Td>
      <Table.Td>
        <Verdicts statuses={account.statuses} />
      </Table.Td>
      <Table.Td ta="end" visibleFrom="sm" className="figures">
        {closingBalance === null ? '' : amount(closingBalance)}
      </Table.Td>
    </Table.Tr>
  );
}

const COLORS = { mismatch: 'red', unverifiable: 'yellow', verified: 'ink' } as const;

/** The gravest first; what no statement has is left out. */
function Verdicts({ statuses }: Pick<BankAccount, 'statuses'>) {
  const kinds = (['mismatch', 'unverifiable', 'verified'] as const).filter((kind) => statuses[kind] > 0);
  return (
    <Group gap={4}>
      {kinds.map((kind) => (
        <Badge key={kind} variant="light" color={COLORS[kind]} tt="none" miw="max-content">
          {WORDS[kind](statuses[kind])}
        </Badge>
      ))}
    </Group>
  );
}
