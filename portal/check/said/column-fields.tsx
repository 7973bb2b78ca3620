/** What the columns of a page hold: a choice for each, named by its heading and what stands in it first. */
import { Fieldset, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Hints } from '../../api/types.ts';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { wordsQuery } from '../edit/words.ts';
import type { Row } from '../result.ts';
import { type PrintedColumn, printedColumns } from './printed-columns.ts';

export type SaidColumn = NonNullable<Hints['columnsAt']>[number];
type Holds = SaidColumn['holds'];

const AS_READ = 'asRead';
const CHOICES: Readonly<Record<PrintedColumn['kind'], readonly Holds[]>> = {
  money: ['debit', 'credit', 'amount', 'balance', 'other'],
  days: ['date', 'value_date', 'other'],
};
/** Points between the middle of a column and what was said of it. */
const NEAR = 15;

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
    () => (page === null || words === undefined ? [] : printedColumns(page, words, rows)),
    [page, words, rows],
  );
  const { title, hint, holds, untitled } = texts.said.columns;
  if (error !== null) return <FailureNote error={error} />;
  if (page === null || columns.length === 0) return null;
  const isOf =
    ({ x }: PrintedColumn) =>
    (one: SaidColumn) =>
      one.page === page && Math.abs(one.x - x) <= NEAR;
  const say = (column: PrintedColumn, value: string) => {
    const others = said.filter((one) => !isOf(column)(one));
    const { x, y } = column;
    onSay(value === AS_READ ? others : [...others, { page, x, y, holds: value as Holds }]);
  };
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
            value={said.find(isOf(column))?.holds ?? AS_READ}
            onChange={({ currentTarget: { value } }) => say(column, value)}
            data={[AS_READ, ...CHOICES[column.kind]].map((value) => ({ value, label: holds[value] ?? value }))}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
