/** The headings that are known, by what their columns are for. */
import { AMOUNT, CREDIT, DEBIT } from './amountheadings.ts';
import { ASIDE } from './asideheadings.ts';
import { AVAILABLE, BALANCE, CURRENCY, FEE, MARKER, ORIGINAL_AMOUNT, SEQUENCE, TYPE } from './balanceheadings.ts';
import type { ColumnRole } from './columnrole.ts';
import { DATE, DESCRIPTION, REFERENCE, TRANSACTION_DATE, VALUE_DATE } from './headings.ts';
import { CURRENCY_LABEL } from './labelphrases.ts';
import { PhraseTable } from './phrases.ts';

export const HEADINGS = new PhraseTable<ColumnRole>([
  ['marker', MARKER],
  ['date', DATE],
  ['value_date', VALUE_DATE],
  ['transaction_date', TRANSACTION_DATE],
  ['description', DESCRIPTION],
  ['debit', DEBIT],
  ['credit', CREDIT],
  ['balance', [...AVAILABLE, ...BALANCE]],
  ['amount', AMOUNT],
  ['original_amount', ORIGINAL_AMOUNT],
  ['reference', REFERENCE],
  ['currency', [...CURRENCY, ...CURRENCY_LABEL]],
  ['type', TYPE],
  ['aside', ASIDE],
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
