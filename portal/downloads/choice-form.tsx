/** The choices of a download, a line each: the format, the program that takes it, and one file or all. */
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts/texts.ts';
import { type Choice, LISTED, listed, type Way } from './choice.ts';

interface ChoiceFormProps {
  readonly start: Choice;
  /** the ways that fit the files */
  readonly ways: readonly Way[];
  readonly onChosen: (choice: Choice) => void;
}

const WORDS = texts.downloads;

export function ChoiceForm({ start, ways, onChosen }: ChoiceFormProps) {
  const [choice, choose] = useState(start);
  const { presets } = listed(choice.format);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(choice);
      }}
    >
      <Stack gap="xs">
        <NativeSelect
          size="xs"
          label={WORDS.format}
          data={LISTED.map(({ name, label }) => ({ value: name, label }))}
          value={choice.format}
          onChange={({ currentTarget: { value } }) =>
            choose({ ...choice, format: value as Choice['format'], preset: '' })
          }
        />
        {presets.length > 0 && (
          <NativeSelect
            size="xs"
            label={WORDS.preset}
            data={[
              { value: '', label: WORDS.noPreset },
              ...presets.map(({ preset, label }) => ({ value: preset, label })),
            ]}
            value={choice.preset}
            onChange={({ currentTarget: { value } }) => choose({ ...choice, preset: value })}
          />
        )}
        {ways.length > 1 && (
          <NativeSelect
            size="xs"
            label={WORDS.what}
            data={ways.map((way) => ({ value: way, label: WORDS.ways[way] }))}
            value={choice.way}
            onChange={({ currentTarget: { value } }) => choose({ ...choice, way: value as Way })}
          />
        )}
        <Button type="submit" size="xs" data-autofocus>
          {WORDS.download}
        </Button>
      </Stack>
    </form>
  );
}
