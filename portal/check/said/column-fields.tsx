/** What the columns of a page hold: a choice for each, named by its heading and what stands in it first. */
import { Fieldset, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { wordsQuery } from '../edit/words.ts';
import type { Row } from '../result.ts';
import { columnBands } from './column-bands.ts';
import { placesIn } from './places.ts';
import { AS_READ, CHOICES, type Holds, type SaidColumn, saidOf, say } from './said-columns.ts';
import { usePlaces } from './use-places.ts';

interface ColumnFieldsProps {
  readonly uuid: string;
  /** of the statement */
  readonly rows: readonly Row[];
  /** of all statements of the file */
  readonly all: readonly Row[];
  readonly said: readonly SaidColumn[];
  readonly onSay: (said: SaidColumn[]) => void;
}

/** Nothing for a statement without rows. */
export function ColumnFields({ uuid, rows, all, said, onSay }: ColumnFieldsProps) {
  const page = rows.flatMap(({ transaction }) => transaction.boxes)[0]?.page ?? null;
  const { data: words, error, refetch } = useQuery({ ...wordsQuery(uuid, page ?? 1), enabled: page !== null });
  const known = usePlaces({ uuid, all, said });
  // the same as over the page
  const places = useMemo(
    () => (page === null || words === undefined ? [] : placesIn(page, columnBands({ page, words, rows, all }))),
    [page, words, rows, all],
  );
  const { title, hint, holds, untitled } = texts.said.columns;
  if (error !== null) return <FailureNote error={error} onRetry={() => refetch()} />;
  if (page === null || places.length === 0) return null;
  return (
    <Fieldset legend={title(page)}>
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
        {places.map((place) => (
          <NativeSelect
            key={`${place.column.kind} ${place.box}`}
            size="xs"
            label={place.column.heading || untitled}
            description={place.column.samples.join(' · ')}
            value={saidOf(said, place, known) ?? AS_READ}
            onChange={({ currentTarget: { value } }) =>
              onSay(say(said, { place, holds: value === AS_READ ? null : (value as Holds) }, known))
            }
            data={[AS_READ, ...CHOICES[place.column.kind]].map((value) => ({ value, label: holds[value] ?? value }))}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
