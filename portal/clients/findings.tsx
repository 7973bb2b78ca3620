/** What is missing between the statements of an account, or there twice, in sentences. */
import { List, Text, Title } from '@mantine/core';
import type { AccountStrand } from '../api/types.ts';
import { amount } from '../formats/amounts.ts';
import { calendarDate, calendarSpan } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';

type Finding = AccountStrand['findings'][number];

const WORDS = texts.clients.findings;

export function Findings({ strand: { findings, statements } }: { readonly strand: AccountStrand }) {
  if (statements.length < 2) return null;
  if (findings.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {WORDS.nothing}
      </Text>
    );
  return (
    <section>
      <Title order={2} mb="xs">
        {WORDS.title}
      </Title>
      <List size="sm" spacing={4}>
        {findings.map((finding) => (
          <List.Item key={`${finding.kind} ${finding.earlier} ${finding.later} ${finding.from}`}>
            <Text span size="sm" c={finding.grave ? undefined : 'dimmed'}>
              {sentenceOf(finding)}
            </Text>{' '}
            <Text span size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {[finding.earlier, finding.later].flatMap((place) => statements[place]?.filename ?? []).join(' · ')}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}

function sentenceOf(finding: Finding): string {
  const { kind, from, to, rows } = finding;
  const days = from === to ? calendarDate(from) : calendarSpan(from, to);
  switch (kind) {
    case 'gap':
      return `${WORDS.gap(days)} ${balancesOf(finding)}`;
    case 'balance':
      return `${WORDS.balance} ${balancesOf(finding)}`;
    case 'overlap':
      return rows === 0 ? WORDS.overlapIdle(days) : WORDS.overlap(days, rows);
    case 'duplicate':
      return WORDS.duplicate(days);
    case 'revision':
      return `${WORDS.revision(days)} ${closesOf(finding)}`.trim();
  }
}

function balancesOf({ expected, found, difference }: Finding): string {
  if (expected === null || found === null || difference === null) return WORDS.unknown;
  return expected === found
    ? WORDS.same(amount(expected))
    : WORDS.jumps(amount(expected), amount(found), amount(difference));
}

const closesOf = ({ expected, found }: Finding): string =>
  expected === null || found === null || expected === found ? '' : WORDS.closes(amount(expected), amount(found));
