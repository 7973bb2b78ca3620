/** Presets of one's own: a name for how tables are written, which this browser keeps. */
import type { components } from '../api/schema.ts';
import type { Format } from '../api/types.ts';

type ExportOptions = components['schemas']['ExportOptions'];

/** The options that a preset of one's own can hold, each with its values. */
export const OPTION_VALUES = {
  dateFormat: [
    'YYYY-MM-DD',
    'YYYY/MM/DD',
    'YYYYMMDD',
    'DD/MM/YYYY',
    'DD.MM.YYYY',
    'DD-MM-YYYY',
    'MM/DD/YYYY',
    'MM-DD-YYYY',
  ],
  delimiter: ['comma', 'semicolon', 'tab', 'pipe'],
  decimalMark: ['point', 'comma'],
  amounts: ['signed', 'split'],
} as const satisfies { readonly [O in keyof ExportOptions]?: readonly ExportOptions[O][] };

export type OwnOption = keyof typeof OPTION_VALUES;

/** By format, the options that change its files; other formats take none. */
const TAKEN: { readonly [F in Format]?: readonly OwnOption[] } = {
  CSV: ['dateFormat', 'delimiter', 'decimalMark', 'amounts'],
  XLSX: ['dateFormat', 'amounts'],
  QIF: ['dateFormat'],
};

export interface OwnPreset {
  readonly name: string;
  readonly format: Format;
  readonly options: { readonly [O in OwnOption]?: string };
}

/** Given a format, returns the options that a preset of one's own can hold for it. */
export function optionsOf(format: Format): readonly OwnOption[] {
  return TAKEN[format] ?? [];
}

/** Given the text of the kept presets (null: none), returns those that can be read. */
export function ownPresetsIn(text: string | null): readonly OwnPreset[] {
  try {
    const said: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(said) ? said.filter(isOwnPreset) : [];
  } catch {
    return [];
  }
}

function isOwnPreset(said: Partial<OwnPreset> | null): said is OwnPreset {
  return typeof said?.name === 'string' && typeof said.format === 'string' && typeof said.options === 'object';
}

/** Given presets and another one, returns them with it in place of one with its name and format. */
export function withPreset(own: readonly OwnPreset[], added: OwnPreset): readonly OwnPreset[] {
  return [...withoutPreset(own, added), added];
}

/** Given presets and one of them, returns the others. */
export function withoutPreset(own: readonly OwnPreset[], { name, format }: OwnPreset): readonly OwnPreset[] {
  return own.filter((one) => one.name !== name || one.format !== format);
}
