/** What a line of a statement can be. */
import type { FIGURE_PHRASES } from './figure-phrases.ts';
import { BALANCE_PHRASES } from './line-phrases.ts';
import type { TOTAL_PHRASES } from './total-phrases.ts';

export type LineKind = keyof typeof BALANCE_PHRASES | keyof typeof FIGURE_PHRASES | keyof typeof TOTAL_PHRASES;

/** Balances whose words say which one they are. */
export const NAMED_BALANCES: ReadonlySet<LineKind> = new Set(Object.keys(BALANCE_PHRASES) as LineKind[]);

/** Kinds of lines that state the balance after a row. */
export const STATED_BALANCES: ReadonlySet<LineKind> = new Set([...NAMED_BALANCES, 'balance']);

/** Kinds of lines that state a balance. */
export const BALANCE_KINDS: ReadonlySet<LineKind> = new Set([...STATED_BALANCES, 'daily_balance']);

/** Kinds of lines that state a sum. */
export const TOTAL_KINDS: ReadonlySet<LineKind> = new Set(['total', 'subtotal', 'total_debit', 'total_credit']);

/** Kinds of lines that name a list of no bookings. */
export const LIST_KINDS: ReadonlySet<LineKind> = new Set(['pending', 'fee_summary', 'daily_balance', 'points']);
