/** The form beside the page: what is entered for rows, with what the statement would prove then. */
import { Button, CloseButton, Group, Kbd, Text, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { amount as money } from '../../formats/amounts.ts';
import { calendarDate } from '../../formats/dates.ts';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { Confirm } from '../../webhooks/confirm.tsx';
import {
  changesOf,
  type Draft,
  type FieldName,
  fieldsOf,
  isTyped,
  MONEY,
  withCentury,
  withValue,
  wrongIn,
} from './drafts.ts';
import classes from './edit.module.css';
import { Outcome } from './outcome.tsx';
import type { Editing } from './use-editing.ts';

const WORDS = texts.edit;
/** The attribute of the panel: keys pressed in it are its own. */
const PANEL = { 'data-edit-panel': '' } as const;

/** Nothing if no form is open. */
export function EditPanel({ editing }: { readonly editing: Editing }) {
  return editing.draft === null ? null : <Form editing={editing} />;
}

function Form({ editing }: { readonly editing: Editing }) {
  const { draft, setDraft, save, isSaving, failure, isOvertaken, mayEdit, counting, pointing, act } = editing;
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const kind = draft?.kind;
  const first = draft?.rows[0];
  // another form begins at its first empty field; that of a row at its amount, which is what sums tell to be wrong
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed in the form changes nothing
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input, textarea:not([aria-hidden])') ?? [])];
    const amount = kind === 'edit' ? fields.find(({ inputMode }) => inputMode === 'decimal') : undefined;
    (amount ?? fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [kind, first]);
  if (draft === null) return null;
  const changes = changesOf(draft, counting);
  const isFit = changes !== null && changes.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // a key that is pressed by mistake drops nothing
    if (event.key === 'Escape') isTyped(draft) ? setLeaving(true) : setDraft(null);
    // a description is one line
    else if (event.key === 'Enter' && (event.target as HTMLElement).matches('textarea')) form.current?.requestSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <section {...PANEL} className={classes.panel} aria-labelledby={title} onKeyDown={onKeyDown}>
        <div className={classes.head}>
          <h2 id={title} className={classes.title}>
            {WORDS.titles[draft.kind]}
            {draft.kind === 'several' && ` (${draft.rows.length})`}
          </h2>
          <CloseButton size="sm" aria-label={WORDS.close} onClick={() => setDraft(null)} />
        </div>
        <form
          ref={form}
          className={classes.form}
          data-line={draft.kind === 'edit' || draft.kind === 'add' || undefined}
          data-pairs={draft.kind === 'split' || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            if (isFit) save();
          }}
        >
          {fieldsOf(draft).map((name) => (
            <Field key={name} name={name} editing={editing} />
          ))}
          <div className={classes.wide}>
            {isOvertaken && (
              <Text size="sm" role="alert" fw={600}>
                {WORDS.overtaken}
              </Text>
            )}
            <FailureNote title={WORDS.failed} error={isOvertaken ? null : failure} />
            <Outcome editing={editing} changes={changes} />
          </div>
          <Group gap="xs" justify="space-between" className={classes.wide}>
            <Group gap="xs">
              <Button size="xs" type="submit" disabled={!isFit || !mayEdit} loading={isSaving}>
                {WORDS.save}
              </Button>
              <Button size="xs" variant="default" onClick={() => setDraft(null)}>
                {WORDS.cancel}
              </Button>
              {(draft.kind === 'edit' || draft.kind === 'add') && (
                <Button size="xs" variant="subtle" onClick={() => act('draw')} aria-pressed={pointing.isDrawing}>
                  {WORDS.actions.draw}
                </Button>
              )}
            </Group>
            <Text size="xs" c="dimmed" className={classes.keys}>
              <Kbd size="xs">{WORDS.keys.enter}</Kbd> {WORDS.keys.saves} · <Kbd size="xs">{WORDS.keys.escape}</Kbd>{' '}
              {WORDS.keys.cancels}
            </Text>
          </Group>
        </form>
      </section>
      <Confirm {...WORDS.leave} opened={isLeaving} run={async () => setDraft(null)} onClose={() => setLeaving(false)} />
    </>
  );
}

/** What a field shows if its text is wrong. */
function errorOf(name: FieldName, text: string, { decimals }: Draft): string | null {
  if (text.trim() === '') return null;
  if (name === 'date') return WORDS.wrongDate(calendarDate('2025-06-02'));
  return MONEY.has(name) ? WORDS.wrongAmount(money(exampleWith(decimals, '-1234'))) : null;
}

const exampleWith = (decimals: number, whole: string): string =>
  decimals === 0 ? whole : `${whole}.${'50'.padEnd(decimals, '0').slice(0, decimals)}`;

function Field({ name, editing: { draft, setDraft } }: { readonly name: FieldName; readonly editing: Editing }) {
  if (draft === null) return null;
  const value = draft.values[name] ?? '';
  const isNeeded = draft.kind !== 'several';
  const wrong = wrongIn(draft).has(name) ? errorOf(name, value, draft) : null;
  const common = {
    size: 'xs',
    label: WORDS.fields[name],
    value,
    error: wrong,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setDraft(withValue(draft, name, event.currentTarget.value)),
  } as const;
  if (name === 'date')
    return (
      <TextInput
        {...common}
        type="date"
        required={isNeeded}
        withAsterisk={false}
        onBlur={() => withCentury(value) !== value && setDraft(withValue(draft, name, withCentury(value)))}
      />
    );
  if (MONEY.has(name)) {
    const placeholder = WORDS.placeholders[name]?.(money(exampleWith(draft.decimals, '-12')));
    return <TextInput {...common} inputMode="decimal" placeholder={placeholder} autoComplete="off" />;
  }
  return <Textarea {...common} className={classes.text} autosize minRows={1} maxRows={4} />;
}
