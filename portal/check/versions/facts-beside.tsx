/** The verdict, balances and sums of a statement in two versions, side by side. */
import { Table } from '@mantine/core';
import { amount } from '../../formats/amounts.ts';
import { count } from '../../formats/numbers.ts';
import { texts } from '../../texts/texts.ts';
import { VERDICT_SIGNS } from '../result.ts';
import { type ComparedFacts, FACTS, type Facts } from './differences.ts';
import classes from './versions.module.css';

interface FactsBesideProps {
  readonly facts: ComparedFacts;
  /** place of the statement; null: there is only one */
  readonly at: number | null;
}

const LINES = ['verdict', ...FACTS] as const;
type Line = (typeof LINES)[number];

export function FactsBeside({ facts: { before, after }, at }: FactsBesideProps) {
  const { statement, fact, verdict, before: first, after: second } = texts.versions;
  const caption = statement(at);
  const named = (line: Line) => (line === 'verdict' ? verdict : texts.check.facts[line]);
  return (
    <Table className={`${classes.facts} figures`} verticalSpacing={2} horizontalSpacing={4} withRowBorders>
      <caption className={at === null ? 'unseen' : undefined}>{caption}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <span className="unseen">{fact}</span>
          </Table.Th>
          <Table.Th ta="right">{first}</Table.Th>
          <Table.Th ta="right">{second}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {LINES.map((line) => {
          const [was, is] = [told(before, line), told(after, line)];
          return (
            <Table.Tr key={line} data-changed={was === is ? undefined : true}>
              <Table.Th scope="row">{named(line)}</Table.Th>
              <Table.Td ta="right">{was}</Table.Td>
              <Table.Td ta="right">{is}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function told(facts: Facts | null, line: Line): string {
  if (facts === null) return '–';
  if (line === 'verdict') return `${VERDICT_SIGNS[facts.verdict]} ${texts.check.verdict[facts.verdict].title}`;
  const value = facts[line];
  if (value === null) return texts.check.facts.unread;
  if (typeof value === 'number') return count(value);
  return line === 'currency' ? value : amount(value);
}
