/** The form for a row that is changed or added, with what the statement would prove then. */
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { verdictOf } from '../result.ts';
import { changeOf, type Entered, type Place, wrongFields } from './entered.ts';
import { type Change, useMakeVersion, usePreview } from './versions.ts';

const WORDS = texts.edit;
const CLOSE = { 'aria-label': WORDS.cancel };
/** Milliseconds after the last key. */
const TYPED_MS = 150;

/** Which row is edited. */
export interface EditedRow {
  readonly place: Place;
  /** as it stands now; null: it is added */
  readonly before: Entered | null;
  /** what the fields begin with */
  readonly entered: Entered;
}

interface EditRowProps {
  readonly uuid: string;
  /** the version that is shown */
  readonly basedOn: string;
  /** index of the statement among those of the file */
  readonly statement: number;
  /** null: nothing is edited */
  readonly edited: EditedRow | null;
  readonly onClose: () => void;
}

export function EditRow({ edited, ...props }: EditRowProps) {
  const title = edited?.before === null ? WORDS.addTitle : WORDS.editTitle;
  return (
    <Modal opened={edited !== null} onClose={props.onClose} title={title} closeButtonProps={CLOSE}>
      {edited !== null && <RowForm {...props} edited={edited} />}
    </Modal>
  );
}

interface RowFormProps extends EditRowProps {
  readonly edited: EditedRow;
}

function RowForm({ uuid, basedOn, statement, edited: { place, before, entered: first }, onClose }: RowFormProps) {
  const [entered, setEntered] = useState(first);
  const make = useMakeVersion(uuid);
  const wrong = wrongFields(entered);
  const change = useMemo(() => changeOf(entered, before, place), [entered, before, place]);
  const say = (name: keyof Entered) => (event: { readonly currentTarget: { readonly value: string } }) => {
    const { value } = event.currentTarget;
    setEntered((now) => ({ ...now, [name]: value }));
  };
  const save = async (changes: Change[]) => {
    const made = await make.mutateAsync({ basedOn, changes }).catch(() => null);
    if (made !== null) onClose();
  };
  const decimalError = (name: 'amount' | 'balance') => wrong.has(name) && entered[name] !== '' && WORDS.wrongDecimal;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (change !== null) void save([change]);
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={WORDS.date}
          type="date"
          value={entered.date}
          onChange={say('date')}
          error={wrong.has('date') && WORDS.wrongDate}
          data-autofocus
        />
        <Textarea
          label={WORDS.description}
          autosize
          value={entered.description}
          onChange={say('description')}
          error={wrong.has('description') && before !== null && WORDS.required}
        />
        <TextInput
          label={WORDS.amount}
          description={WORDS.amountHint}
          value={entered.amount}
          onChange={say('amount')}
          error={decimalError('amount')}
          inputMode="decimal"
        />
        <TextInput
          label={WORDS.balance}
          description={WORDS.balanceHint}
          value={entered.balance}
          onChange={say('balance')}
          error={decimalError('balance')}
          inputMode="decimal"
        />
        <Outcome uuid={uuid} basedOn={basedOn} statement={statement} change={change} />
        <FailureNote title={WORDS.failed} error={make.error} />
        <Group justify="space-between">
          {'row' in place ? (
            <Button color="red" variant="light" onClick={() => void save([{ do: 'delete', row: place.row }])}>
              {WORDS.delete}
            </Button>
          ) : (
            <span />
          )}
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {WORDS.cancel}
            </Button>
            <Button type="submit" disabled={change === null} loading={make.isPending}>
              {WORDS.save}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

interface OutcomeProps {
  readonly uuid: string;
  readonly basedOn: string;
  readonly statement: number;
  readonly change: Change | null;
}

/** What the statement would prove with a change. */
function Outcome({ uuid, basedOn, statement, change }: OutcomeProps) {
  const [settled] = useDebouncedValue(change, TYPED_MS);
  const changes = useMemo(() => (settled === null ? null : [settled]), [settled]);
  const { data, error } = usePreview(uuid, basedOn, changes);
  const judged = data?.[statement];
  if (change === null) return null;
  if (error !== null) return <FailureNote error={error} />;
  return (
    <Text size="sm" role="status" c="dimmed">
      {judged === undefined ? WORDS.checking : WORDS.preview[verdictOf(judged)]}
    </Text>
  );
}
