/** The months of an account as a calendar: a row of twelve for each year; one that is chosen shows its statements. */
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { AccountStrand } from '../api/types.ts';
import { calendarSpan } from '../formats/dates.ts';
import { checkPath } from '../paths.ts';
import { LOCALE } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';
import classes from './coverage.module.css';
import { VERDICTS } from './verdict-words.ts';
import { type Month, yearsOf } from './years.ts';

const WORDS = texts.clients.coverage;

const short = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
const HEADS = Array.from({ length: 12 }, (_, at) => short.format(new Date(Date.UTC(2024, at, 1))));

export function Coverage({ strand }: { readonly strand: AccountStrand }) {
  const [chosen, choose] = useState<string | null>(null);
  const id = useId();
  const month = strand.months.find((one) => one.month === chosen);
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="xs">
        {WORDS.title}
      </Title>
      <table className={classes.calendar} aria-label={WORDS.label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{WORDS.year}</span>
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yearsOf(strand.months).map(({ year, months }) => (
            <tr key={year}>
              <th scope="row" className="figures">
                {year}
              </th>
              {months.map((one, at) => (
                <td key={HEADS[at]}>
                  {one !== null && (
                    <Cell
                      month={one}
                      head={HEADS[at] ?? ''}
                      chosen={one === month}
                      onChoose={() => choose(one.month)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">{month !== undefined && <Chosen month={month} strand={strand} />}</div>
    </section>
  );
}

interface CellProps {
  readonly month: Month;
  readonly head: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Cell({ month, head, chosen, onChoose }: CellProps) {
  const { state, states, statements } = month;
  const said = states.map((one) => WORDS.state[one]).join(', ');
  const label = WORDS.cell(long.format(dateOf(month.month)), said, statements.length);
  return (
    <button
      type="button"
      className={classes.month}
      data-state={state}
      data-month={head}
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={onChoose}
    >
      <span className={classes.state}>{WORDS.state[state]}</span>
    </button>
  );
}

/** What is known of a month, and its statements. */
function Chosen({ month, strand }: { readonly month: Month; readonly strand: AccountStrand }) {
  const statements = month.statements.flatMap((place) => strand.statements[place] ?? []);
  const facts = [
    ...month.states.map((state) => WORDS.state[state]),
    ...month.missing.map(({ from, to }) => WORDS.missing(calendarSpan(from, to))),
  ];
  return (
    <Stack gap={4} mt="sm">
      <Text size="sm" fw={600}>
        {WORDS.chosen(long.format(dateOf(month.month)))}: {facts.join(', ')}
      </Text>
      {statements.length === 0 && <Text size="sm">{WORDS.noStatement}</Text>}
      {statements.map(({ uuid, position, jobId, filename, from, to, status }) => (
        <Group key={`${uuid} ${position}`} gap="xs">
          <Anchor component={Link} href={checkPath(jobId, uuid)} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {filename}
          </Anchor>
          <Text size="sm" c="dimmed" className="figures">
            {from !== null && to !== null && `${calendarSpan(from, to)} · `}
            {VERDICTS[status]}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
