/** What is chosen in the menu of downloads: a format, the program that takes it, and one file or all. */
import { FORMATS } from '../api/formats.ts';
import type { Format } from '../api/types.ts';
import type { SavedFormat } from './save.ts';

/** One file, all files of a job in one, or a zip with one for each. */
const WAYS = ['one', 'together', 'apart'] as const;
export type Way = (typeof WAYS)[number];

export interface Choice {
  readonly format: Format;
  /** of the format; an empty one is none */
  readonly preset: string;
  readonly way: Way;
}

/** A spreadsheet opens it, and it has everything. */
const FIRST_CHOICE: Choice = { format: 'XLSX', preset: '', way: 'one' };

interface ListedFormat {
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

/** Given the text of a kept choice (null: none), returns the choice; the first one where the text holds no known one. */
export function choiceIn(text: string | null): Choice {
  let said: Partial<Choice> | null;
  try {
    said = JSON.parse(text ?? 'null') as Partial<Choice> | null;
  } catch {
    return FIRST_CHOICE;
  }
  const format = LISTED.find(({ name }) => name === said?.format);
  if (format === undefined) return FIRST_CHOICE;
  const preset = format.presets.find((one) => one.preset === said?.preset)?.preset ?? '';
  const way = WAYS.find((one) => one === said?.way) ?? FIRST_CHOICE.way;
  return { format: format.name, preset, way };
}

/** Given a choice, returns the format to save in. */
export function savedFormat({ format, preset }: Choice): SavedFormat {
  const { name, extension } = listed(format);
  return { name, extension, options: preset === '' ? {} : { preset } };
}

/** Given a choice, returns the name of the program that takes it; undefined without a preset. */
export function programOf({ format, preset }: Choice): string | undefined {
  return listed(format).presets.find((one) => one.preset === preset)?.label;
}
