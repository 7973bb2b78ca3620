/** The headings that are known, by what their columns are for. */
import { byWord } from '../phrases/by-word.ts';
import { tableOf } from '../phrases/phrases.ts';
import { AMOUNT_HEADINGS } from './amount-headings.ts';
import { BALANCE_HEADINGS } from './balance-headings.ts';
import type { ColumnRole } from './column-role.ts';
import { TEXT_HEADINGS } from './date-and-text-headings.ts';

/** Of two meanings of a heading that are as sure, the first of these is the likelier. */
export const HEADINGS = tableOf<ColumnRole>({ ...TEXT_HEADINGS, ...BALANCE_HEADINGS, ...AMOUNT_HEADINGS });

/** Headings that only their accents or signs distinguish. */
export const AS_PRINTED = byWord<ColumnRole>([
  ['debit', ['nợ', '(-)', '(−)']],
  ['credit', ['có', '(+)']],
  ['marker', ['+/-', '-/+', '+/−', '+/–', '±', '(+/-)']],
  ['sequence', ['#', '№']],
]);
