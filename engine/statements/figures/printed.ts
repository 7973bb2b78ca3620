/** The balances, totals and counts that a statement prints. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { AgainstFinding } from '../../wording/catalogue.ts';

/** The place of a printed figure: in a row of a table, or after a label elsewhere. */
export type Source = { readonly row: ReadRow } | { readonly figure: Figure };

/** A balance that the paper prints, apart from the balances of transactions. */
export interface PrintedBalance {
  readonly value: Minor;
  readonly source: Source;
  /** it may be carried over from or to another page, so it may not open or close the statement */
  readonly ofPage?: boolean;
}

/** What the paper prints as the total of one side: one figure, or parts of it (purchases, fees, interest). */
export interface PrintedTotal {
  readonly values: readonly Minor[];
  /** it is one figure, and its name has no other meaning */
  readonly sure: boolean;
  /** the balance with which its column begins: the total may include it */
  readonly carried: Minor;
  readonly sources: readonly Source[];
}

export type PrintedCount = Pick<PrintedBalance, 'value' | 'source'>;

export interface PrintedFigures {
  readonly opening: PrintedBalance | null;
  readonly closing: PrintedBalance | null;
  /** other places that print a different opening or closing balance */
  readonly contradictions: readonly AgainstFinding[];
  readonly totalIn: PrintedTotal | null;
  readonly totalOut: PrintedTotal | null;
  readonly countIn: PrintedCount | null;
  readonly countOut: PrintedCount | null;
  readonly count: PrintedCount | null;
}

/** The reasons of a row with the balance before all bookings: of a statement, or of a page. */
export const BEGINS: ReadonlySet<string | null> = new Set(['opening', 'brought_forward']);

/** The balance that a row states: in the column of balances, or else as its amount. */
export const statedBalance = ({ balance, amount }: ReadRow): Minor | null => balance ?? amount;

/** The figure outside of the rows that prints a balance; null for a balance in a row, or without one. */
export const figureOf = (balance: PrintedBalance | null): Figure | null =>
  balance !== null && 'figure' in balance.source ? balance.source.figure : null;
