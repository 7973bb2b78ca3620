/** The choices of a download, a line each: the format, a preset of its tables, and one file or all. */
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import { type Choice, LISTED, ownKey, presetIn, presetsOf, type Way } from './choice.ts';
import { OwnPresetFields } from './own-preset-fields.tsx';
import { type OwnPreset, optionsOf, withoutPreset, withPreset } from './own-presets.ts';

interface ChoiceFormProps {
  readonly start: Choice;
  /** the ways that fit the files */
  readonly ways: readonly Way[];
  readonly own: readonly OwnPreset[];
  readonly onOwn: (own: readonly OwnPreset[]) => void;
  readonly onChosen: (choice: Choice, own: readonly OwnPreset[]) => void;
}

const WORDS = texts.downloads;
/** In place of the key of a preset: one that is made now. */
const NEW = 'new';

export function ChoiceForm({ start, ways, own, onOwn, onChosen }: ChoiceFormProps) {
  const [choice, choose] = useState(start);
  const [made, make] = useState<OwnPreset>({ name: '', format: start.format, options: {} });
  const { format, preset, way } = choice;
  const presets = presetsOf(format, own);
  const takesOwn = optionsOf(format).length > 0;
  const chosen = presetIn(choice, own)?.own;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const submit = () => {
    if (preset !== NEW) return onChosen(choice, own);
    const added = { ...made, name: made.name.trim() };
    if (added.name !== '') onChosen({ ...choice, preset: ownKey(added.name) }, withPreset(own, added));
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xs">
        <NativeSelect
          size="xs"
          label={WORDS.format}
          data={LISTED.map(({ name, label }) => ({ value: name, label }))}
          value={format}
          onChange={({ currentTarget: { value } }) => {
            choose({ format: value as Choice['format'], preset: '', way });
            make({ ...made, format: value as Choice['format'], options: {} });
          }}
        />
        {(presets.length > 0 || takesOwn) && (
          <NativeSelect
            size="xs"
            label={WORDS.preset}
            data={[
              { value: '', label: WORDS.noPreset },
              ...presets.map(({ key, label }) => ({ value: key, label })),
              ...(takesOwn ? [{ value: NEW, label: WORDS.own.make }] : []),
            ]}
            value={preset}
            onChange={({ currentTarget: { value } }) => choose({ format, preset: value, way })}
          />
        )}
        {preset === NEW && <OwnPresetFields preset={made} onChange={make} />}
        {ways.length > 1 && (
          <NativeSelect
            size="xs"
            label={WORDS.what}
            data={ways.map((each) => ({ value: each, label: WORDS.ways[each] }))}
            value={way}
            onChange={({ currentTarget: { value } }) => choose({ format, preset, way: value as Way })}
          />
        )}
        <Button type="submit" size="xs" data-autofocus>
          {WORDS.download}
        </Button>
        {chosen !== undefined && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              onOwn(withoutPreset(own, chosen));
              choose({ format, preset: '', way });
            }}
          >
            {WORDS.own.delete(chosen.name)}
          </Button>
        )}
      </Stack>
    </form>
  );
}
