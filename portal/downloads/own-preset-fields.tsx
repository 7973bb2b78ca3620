/** The fields of a new preset: its name, and how tables are written. */
import { NativeSelect, TextInput } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { OPTION_VALUES, type OwnOption, type OwnPreset, optionsOf } from './own-presets.ts';

interface OwnPresetFieldsProps {
  readonly preset: OwnPreset;
  readonly onChange: (preset: OwnPreset) => void;
}

const WORDS = texts.downloads.own;
/** More letters do not fit on a line of the menu. */
const LONGEST_NAME = 40;

/** Values without a name of their own, such as forms of dates, say themselves what they are. */
const nameOf = (option: OwnOption, value: string): string => WORDS.values[option]?.[value] ?? value;

export function OwnPresetFields({ preset, onChange }: OwnPresetFieldsProps) {
  const set = (option: OwnOption, value: string) => {
    const { [option]: _, ...others } = preset.options;
    onChange({ ...preset, options: value === '' ? others : { ...others, [option]: value } });
  };
  return (
    <>
      <TextInput
        size="xs"
        label={WORDS.name}
        required
        maxLength={LONGEST_NAME}
        value={preset.name}
        onChange={({ currentTarget: { value } }) => onChange({ ...preset, name: value })}
      />
      {optionsOf(preset.format).map((option) => (
        <NativeSelect
          key={option}
          size="xs"
          label={WORDS.options[option]}
          data={[
            { value: '', label: WORDS.asUsual },
            ...OPTION_VALUES[option].map((value) => ({ value, label: nameOf(option, value) })),
          ]}
          value={preset.options[option] ?? ''}
          onChange={({ currentTarget: { value } }) => set(option, value)}
        />
      ))}
    </>
  );
}
