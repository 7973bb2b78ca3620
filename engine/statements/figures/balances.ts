/** Finds the opening and closing balance, the totals and the counts that a statement prints. */
import type { Minor } from '../../model/minor.ts';
import type { DocumentReading, ReadRow } from '../../model/reading.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import type { AgainstFinding } from '../../wording/catalogue.ts';
import { balanceRows } from './balance-rows.ts';
import { mayBeOfPage, mayGoOn } from './carried-balance.ts';
import { closingTotal, closingWithoutName } from './closing.ts';
import { contradictions } from './contradictions.ts';
import { figuresBetween, figuresIn } from './own-figures.ts';
import { countOf, totalOfSide } from './side-totals.ts';
import { type SummaryBalances, summaryBalances, type ValuedFigure, valuedFigures } from './summary.ts';

/** Where the paper prints a figure: in a row of a table, or by a label elsewhere. */
export type Source = { readonly row: ReadRow } | { readonly figure: Figure };

/** A balance that the paper prints, apart from the balances of transactions. */
export interface PrintedBalance {
  readonly value: Minor;
  readonly source: Source;
  /**
   * it may be what a page carries over to the next: it closes nothing, and opens nothing that is known to begin there
   */
  readonly ofPage?: boolean;
}

/** What the paper prints as the total of one side: one figure, or parts of it (purchases, fees, interest). */
export interface PrintedTotal {
  readonly values: readonly Minor[];
  /** it is one figure, and named so that it can be nothing else */
  readonly sure: boolean;
  /** the balance with which its column begins: it may count that in */
  readonly carried: Minor;
  readonly sources: readonly Source[];
}

/** What the paper prints as a number of bookings. */
export interface PrintedCount {
  readonly value: number;
  readonly source: Source;
}

export interface PrintedFigures {
  readonly opening: PrintedBalance | null;
  readonly closing: PrintedBalance | null;
  /** other places that print an opening or a closing balance and say otherwise */
  readonly contradictions: readonly AgainstFinding[];
  readonly totalIn: PrintedTotal | null;
  readonly totalOut: PrintedTotal | null;
  readonly countIn: PrintedCount | null;
  readonly countOut: PrintedCount | null;
  readonly count: PrintedCount | null;
}

/** Given a row that states a balance, returns it: of its balance column, else of the column that it stands in. */
export function statedBalance(row: ReadRow): Minor | null {
  return row.balance ?? row.amount;
}

/**
 * Given a part and the document's facts, returns what it prints about itself; a single part takes the figures of all
 * lines.
 */
export function printedFigures(
  part: ReadPart,
  facts: Facts,
  document: DocumentReading,
  single: boolean,
): PrintedFigures {
  const inside = figuresBetween(part.part.fromLine, part.part.toLine, facts.figures);
  const all = inside.length > 0 || !single ? inside : facts.figures;
  const figures = part.part.money ? figuresIn(all, part.part.money) : all;
  const subject = { part, figures, document };
  const [totalIn, totalOut] = [totalOfSide('in', subject), totalOfSide('out', subject)];
  const valued = valuedFigures(figures, part, document);
  const summary = summaryBalances(valued, part, { in: onlyValue(totalIn), out: onlyValue(totalOut) });
  const { openingRow, closingRow } = balanceRows(part);
  const opening = openingBalance(openingRow, summary);
  const closing =
    closingBalance(closingRow, summary, facts) ??
    closingWithoutName(part, valued, opening) ??
    closingTotal(part, openingRow, opening);
  return {
    opening,
    closing,
    contradictions: contradictions({
      rows: { opening: openingRow, closing: closingRow },
      taken: { opening, closing },
      figures: valued,
      summary: summary.closing,
    }),
    totalIn,
    totalOut,
    countIn: countOf('count_in', subject),
    countOut: countOf('count_out', subject),
    count: countOf('count', subject),
  };
}

const onlyValue = (total: PrintedTotal | null): Minor | null => (total?.values.length === 1 ? total.values[0] : null);

function openingBalance(row: ReadRow | undefined, { opening }: SummaryBalances): PrintedBalance | null {
  const printed = printedBalance(row, opening);
  return printed && { ...printed, ofPage: row !== undefined && mayGoOn(row, opening?.value ?? null) };
}

function closingBalance(
  row: ReadRow | undefined,
  { closing }: SummaryBalances,
  { pages }: Facts,
): PrintedBalance | null {
  const printed = printedBalance(row, closing);
  return printed && { ...printed, ofPage: row !== undefined && mayBeOfPage(row, closing?.value ?? null, pages) };
}

/** The balance that a row states, else that of a figure. */
function printedBalance(row: ReadRow | undefined, summed: ValuedFigure | null): PrintedBalance | null {
  const stated = row ? statedBalance(row) : null;
  if (row && stated !== null) return { value: stated, source: { row } };
  return summed && { value: summed.value, source: { figure: summed.figure } };
}
