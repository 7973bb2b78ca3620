/** What the columns of a page hold: a choice for each, named by its heading and what stands in it first. */
import { Fieldset, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { wordsQuery } from '../edit/words.ts';
import type { Row } from '../result.ts';
import { printedColumns } from './printed-columns.ts';
import { linesOf } from './printed-lines.ts';
import { AS_READ, CHOICES, type Holds, type SaidColumn, saidOf, say } from './said-columns.ts';

interface ColumnFieldsProps {
  readonly uuid: string;
  /** of the statement */
  readonly rows: readonly Row[];
  readonly said: readonly SaidColumn[];
  readonly onSay: (said: SaidColumn[]) => void;
}

/** Nothing for a statement without rows. */
export function ColumnFields({ uuid, rows, said, onSay }: ColumnFieldsProps) {
  const page = rows.flatMap(({ transaction }) => transaction.boxes)[0]?.page ?? null;
  const { data: words, error } = useQuery({ ...wordsQuery(uuid, page ?? 1), enabled: page !== null });
  const columns = useMemo(
    () => (page === null || words === undefined ? [] : printedColumns(words, linesOf(page, words, rows))),
    [page, words, rows],
  );
  const { title, hint, holds, untitled } = texts.said.columns;
  if (error !== null) return <FailureNote error={error} />;
  if (page === null || columns.length === 0) return null;
  return (
    <Fieldset legend={title(page)}>
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
        {columns.map((column) => (
          <NativeSelect
            key={`${column.kind} ${column.x}`}
            size="xs"
            label={column.heading || untitled}
            description={column.samples.join(' · ')}
            value={saidOf(said, { page, column }) ?? AS_READ}
            onChange={({ currentTarget: { value } }) =>
              onSay(say(said, { page, column }, value === AS_READ ? null : (value as Holds)))
            }
            data={[AS_READ, ...CHOICES[column.kind]].map((value) => ({ value, label: holds[value] ?? value }))}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
