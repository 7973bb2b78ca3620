/** What is chosen in the menu of downloads: a format, a preset of its tables, and one file or all. */
import { FORMATS } from '../api/formats.ts';
import type { Format } from '../api/types.ts';
import type { OwnPreset } from './own-presets.ts';
import type { SavedFormat } from './save.ts';

/** One file, all files of a job in one, or a zip with one for each. */
const WAYS = ['one', 'together', 'apart'] as const;
export type Way = (typeof WAYS)[number];

export interface Choice {
  readonly format: Format;
  /** the key of a preset of the format; an empty one is none */
  readonly preset: string;
  readonly way: Way;
}

/** A spreadsheet opens it, and it has everything. */
const FIRST_CHOICE: Choice = { format: 'XLSX', preset: '', way: 'one' };

export interface ListedFormat {
  readonly name: Format;
  readonly label: string;
  readonly extension: string;
  readonly presets: readonly { readonly preset: string; readonly label: string }[];
}

/** In the order of the menu. */
export const LISTED: readonly [ListedFormat, ...ListedFormat[]] = FORMATS;

/** Given the name of a format, returns what the menu says of it. */
export function listed(name: Format): ListedFormat {
  return LISTED.find((format) => format.name === name) ?? LISTED[0];
}

interface Preset {
  readonly key: string;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  /** if it is one of the user's own */
  readonly own?: OwnPreset;
}

/** A program's preset has a key without such a beginning. */
export const ownKey = (name: string): string => `own:${name}`;

/** Given a format and the user's own presets, returns those of the format. */
export function presetsOf(format: Format, own: readonly OwnPreset[]): readonly Preset[] {
  return [
    ...listed(format).presets.map(({ preset, label }) => ({ key: preset, label, options: { preset } })),
    ...own
      .filter((one) => one.format === format)
      .map((one) => ({ key: ownKey(one.name), label: one.name, options: { ...one.options }, own: one })),
  ];
}

/** Given a choice and the user's own presets, returns the preset; undefined without one. */
export function presetIn({ format, preset }: Choice, own: readonly OwnPreset[]): Preset | undefined {
  return presetsOf(format, own).find(({ key }) => key === preset);
}

/** Given the text of a kept choice (null: none), returns the choice; the first one where the text holds no known one. */
export function choiceIn(text: string | null, own: readonly OwnPreset[]): Choice {
  let said: Partial<Choice> | null;
  try {
    said = JSON.parse(text ?? 'null') as Partial<Choice> | null;
  } catch {
    return FIRST_CHOICE;
  }
  const format = LISTED.find(({ name }) => name === said?.format);
  if (format === undefined) return FIRST_CHOICE;
  const preset = presetsOf(format.name, own).find(({ key }) => key === said?.preset)?.key ?? '';
  const way = WAYS.find((one) => one === said?.way) ?? FIRST_CHOICE.way;
  return { format: format.name, preset, way };
}

/** Given a choice and the user's own presets, returns the format to save in. */
export function savedFormat(choice: Choice, own: readonly OwnPreset[]): SavedFormat {
  const { name, extension } = listed(choice.format);
  return { name, extension, options: presetIn(choice, own)?.options ?? {} };
}
