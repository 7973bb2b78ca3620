/** What the statement would prove with what is entered, as the service judges it. */
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { inWords } from '../in-words.ts';
import { verdictOf } from '../result.ts';
import type { Editing } from './use-editing.ts';
import { type Change, usePreview } from './versions.ts';

const WORDS = texts.edit;
/** Milliseconds after the last key. */
const TYPED_MS = 150;

interface OutcomeProps {
  readonly editing: Editing;
  readonly changes: Change[] | null;
}

export function Outcome({ editing: { uuid, shown, counting, mayEdit }, changes }: OutcomeProps) {
  const text = changes === null || !mayEdit ? null : JSON.stringify(changes);
  const [settled] = useDebouncedValue(text, TYPED_MS);
  const asked = useMemo(() => (settled === null ? null : (JSON.parse(settled) as Change[])), [settled]);
  const { data, error } = usePreview(uuid, shown, asked);
  const judged = data?.[counting.statement];
  if (text === null) return null;
  if (error !== null) return <FailureNote error={error} />;
  const { reconciliation } = judged ?? {};
  return (
    <Text size="sm" role="status" c="dimmed">
      {judged === undefined ? WORDS.checking : WORDS.preview[verdictOf(judged)]}{' '}
      {reconciliation && reconciliation.status !== 'verified' && inWords([reconciliation], reconciliation.reason)}
    </Text>
  );
}
