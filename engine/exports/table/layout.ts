/** How a table looks: what a preset says, and what the user says instead. */
import type { ColumnName, DateFormat, Delimiter, ExportOptions } from '../options.ts';
import { HEADINGS, PRESETS, type PresetColumn, type PresetRules } from './presets.ts';

export interface TableLayout
  extends Pick<PresetRules, 'isZeroBlank' | 'hasByteOrderMark' | 'isPerAccount' | 'maxRows' | 'maxBytes'> {
  readonly columns: readonly PresetColumn[];
  readonly dateFormat: DateFormat;
  readonly delimiter: Delimiter;
  readonly decimalMark: NonNullable<ExportOptions['decimalMark']>;
  readonly isBanksSign: boolean;
}

/** Given the options, returns the layout. */
export function layoutOf(options: ExportOptions): TableLayout {
  const rules = PRESETS[options.preset ?? 'generic'];
  return {
    ...rules,
    columns: columnsOf(rules, options),
    dateFormat: options.dateFormat ?? rules.dateFormat,
    delimiter: options.delimiter ?? rules.delimiter,
    decimalMark: options.decimalMark ?? 'point',
    isBanksSign: options.sign === 'bank',
  };
}

const SPLIT: readonly ColumnName[] = ['debit', 'credit'];

/** Chosen columns keep the program's headings if it has them. */
function columnsOf({ columns, amounts }: PresetRules, options: ExportOptions): readonly PresetColumn[] {
  if (options.columns !== undefined) {
    const known = new Map([...columns.split, ...columns.signed].map(({ name, heading }) => [name, heading]));
    return options.columns.map((name) => ({ name, heading: known.get(name) ?? HEADINGS[name] }));
  }
  const chosen = columns[options.amounts ?? amounts];
  // the generic table has both if nothing is said; one signed amount leaves the two out
  return options.amounts === 'signed' ? chosen.filter(({ name }) => name === null || !SPLIT.includes(name)) : chosen;
}
