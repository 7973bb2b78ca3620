/** The headings that are known, by what their columns are for. */
import { CURRENCY_LABEL } from '../facts/label-phrases.ts';
import { PhraseTable } from '../phrases/phrases.ts';
import { AMOUNT, CREDIT, DEBIT } from './amount-headings.ts';
import { AVAILABLE, BALANCE, CURRENCY, FEE, MARKER, ORIGINAL_AMOUNT, SEQUENCE, TYPE } from './balance-headings.ts';
import type { ColumnRole } from './column-role.ts';
import { DATE, DESCRIPTION, REFERENCE, TRANSACTION_DATE, VALUE_DATE } from './date-and-text-headings.ts';
import { NON_DESCRIPTIVE } from './non-descriptive-headings.ts';
import { SIDED_BALANCE } from './sided-balances.ts';

export const HEADINGS = new PhraseTable<ColumnRole>([
  ['marker', MARKER],
  ['date', DATE],
  ['value_date', VALUE_DATE],
  ['transaction_date', TRANSACTION_DATE],
  ['description', DESCRIPTION],
  ['debit', DEBIT],
  ['credit', CREDIT],
  ['balance', [...AVAILABLE, ...BALANCE, ...SIDED_BALANCE]],
  ['amount', AMOUNT],
  ['original_amount', ORIGINAL_AMOUNT],
  ['reference', REFERENCE],
  ['currency', [...CURRENCY, ...CURRENCY_LABEL]],
  ['type', TYPE],
  ['aside', NON_DESCRIPTIVE],
  ['sequence', SEQUENCE],
  ['fee', FEE],
]);

/** Headings that only their accents or signs tell. */
export const AS_PRINTED: ReadonlyMap<string, ColumnRole> = new Map([
  ['nợ', 'debit'],
  ['có', 'credit'],
  ['+/-', 'marker'],
  ['-/+', 'marker'],
  ['+/−', 'marker'],
  ['+/–', 'marker'],
  ['±', 'marker'],
  ['(+/-)', 'marker'],
  ['(+)', 'credit'],
  ['(-)', 'debit'],
  ['(−)', 'debit'],
  ['#', 'sequence'],
  ['№', 'sequence'],
]);
