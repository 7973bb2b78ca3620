/** Asks for what a format needs and the paper does not say, and downloads with it. */
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Failure } from '../api/failure.ts';
import { texts } from '../texts/texts.ts';
import { neededFields, optionsOf } from './needs.ts';

interface NeedsDialogProps {
  /** null: nothing is asked */
  readonly failure: Failure | null;
  readonly onGiven: (options: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

const WORDS = texts.downloads.needs;

export function NeedsDialog({ failure, onGiven, onClose }: NeedsDialogProps) {
  const fields = failure === null ? [] : neededFields(failure.details);
  // what was given stays for the next file
  const [given, give] = useState<Readonly<Record<string, string>>>({});
  const isComplete = fields.every((field) => (given[field] ?? '').trim() !== '');
  return (
    <Modal
      opened={failure !== null}
      onClose={onClose}
      title={WORDS.title}
      closeButtonProps={{ 'aria-label': texts.shell.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) onGiven(optionsOf(fields, given));
        }}
      >
        <Stack gap="md">
          <Text>{WORDS.why}</Text>
          {fields.map((field, i) => (
            <TextInput
              key={field}
              label={WORDS.fields[field]?.label ?? field}
              description={WORDS.fields[field]?.hint}
              value={given[field] ?? ''}
              onChange={({ currentTarget: { value } }) => give((before) => ({ ...before, [field]: value }))}
              type={field === 'periodEnd' ? 'date' : 'text'}
              data-autofocus={i === 0 || undefined}
              required
            />
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.shell.close}
            </Button>
            <Button type="submit" disabled={!isComplete}>
              {texts.downloads.download}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
