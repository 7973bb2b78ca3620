/** What a line of a statement can be. */

export type LineKind =
  | 'opening'
  | 'closing'
  | 'brought_forward'
  | 'carried_forward'
  | 'total_debit'
  | 'total_credit'
  | 'total'
  | 'subtotal'
  | 'count_debit'
  | 'count_credit'
  | 'count'
  | 'daily_balance'
  | 'balance'
  | 'pending'
  | 'limit'
  | 'minimum_payment'
  | 'available'
  | 'interest_rate'
  | 'fee_summary'
  | 'points'
  | 'continued'
  | 'page';

/** Kinds of lines that state a balance. */
export const BALANCE_KINDS: ReadonlySet<LineKind> = new Set<LineKind>([
  'opening',
  'closing',
  'brought_forward',
  'carried_forward',
  'balance',
  'daily_balance',
]);

/** Kinds of lines that state a sum. */
export const TOTAL_KINDS: ReadonlySet<LineKind> = new Set<LineKind>([
  'total',
  'subtotal',
  'total_debit',
  'total_credit',
]);
