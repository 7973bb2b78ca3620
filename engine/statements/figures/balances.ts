/** Finds the opening and closing balance, the totals and the counts that a statement prints. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { OneOfTwo } from '../../model/table.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { firstLineOf } from '../bookings.ts';
import { isOf } from '../part.ts';
import { balanceRows } from './balance-rows.ts';
import { closingTotal, closingWithoutName } from './closing.ts';
import { contradictions } from './contradictions.ts';
import { type PrintedBalance, type PrintedFigures, type PrintedTotal, statedBalance } from './printed.ts';
import { countOf, totalOfSide } from './side-totals.ts';
import { summaryBalances, type ValuedFigure, valuedFigures } from './summary.ts';

/** Given a part and its document, returns the figures that it prints. A single part takes those of all lines. */
export function printedFigures(part: ReadPart, { facts, parts }: ReadingsResult): PrintedFigures {
  const inside = facts.figures.filter((figure) => isOf(part.part, figure));
  const all = inside.length > 0 || parts.length > 1 ? inside : facts.figures;
  const figures = part.part.money ? figuresIn(all, part.part.money) : all;
  const [totalIn, totalOut] = [totalOfSide('in', part, figures), totalOfSide('out', part, figures)];
  const valued = valuedFigures(figures, part);
  const summary = summaryBalances(valued, part, { in: onlyValue(totalIn), out: onlyValue(totalOut) });
  const rows = balanceRows(part);
  const opening = printedBalance(rows.opening, summary.opening, ({ reason }) => reason === 'brought_forward');
  const closing =
    printedBalance(rows.closing, summary.closing, (row) => mayBeOfPage(row, facts.pages)) ??
    closingWithoutName(part, valued, opening) ??
    closingTotal(part, rows.opening, opening);
  return {
    opening,
    closing,
    contradictions: contradictions({ rows, taken: { opening, closing }, figures: valued, summary: summary.closing }),
    totalIn,
    totalOut,
    countIn: countOf('count_in', part, figures),
    countOut: countOf('count_out', part, figures),
    count: countOf('count', part, figures),
  };
}

/**
 * Given figures and one of two currencies, returns those in it. Of two after one label, it takes the one at its place.
 */
function figuresIn(figures: readonly Figure[], { own, other, place }: OneOfTwo): Figure[] {
  return figures.filter((figure) => {
    const { currency } = figure.amount.token;
    if (currency === own) return true;
    const beside = figures.filter((f) => f.line === figure.line && f.label === figure.label);
    return currency !== other && (beside.length !== 2 || beside[place] === figure);
  });
}

const onlyValue = (total: PrintedTotal | null): Minor | null => (total?.values.length === 1 ? total.values[0] : null);

/**
 * The balance that a row states, and if it may be only a page's: carried over, and not printed elsewhere. Without a row,
 * the balance of a figure.
 */
function printedBalance(
  row: ReadRow | undefined,
  figure: ValuedFigure | null,
  mayBeCarried: (row: ReadRow) => boolean,
): PrintedBalance | null {
  const isElsewhere = ({ balance, amount }: ReadRow) =>
    figure !== null && (figure.value === balance || figure.value === amount);
  const ofPage = row !== undefined && mayBeCarried(row) && !isElsewhere(row);
  const stated = row ? statedBalance(row) : null;
  if (row && stated !== null) return { value: stated, source: { row }, ofPage };
  return figure && { value: figure.value, source: { figure: figure.figure }, ofPage };
}

/**
 * True for the row of the balance below all rows if it may be only a page's. Banks also end whole statements with
 * "Balance carried forward": it closes them if the page numbers show that this is the last page.
 */
function mayBeOfPage(row: ReadRow, numberings: readonly PageNumbering[]): boolean {
  if (row.reason !== 'carried_forward') return false;
  const { page } = firstLineOf(row);
  return !numberings.some((numbering) => runsOut(numbering, page));
}

/** True for a numbering that counts from the given page to the last of all pages. */
function runsOut({ numbers }: PageNumbering, page: number): boolean {
  let at = numbers.findLastIndex((one) => one.page <= page);
  if (at < 0) return false;
  while (at + 1 < numbers.length && numbers[at + 1].number > numbers[at].number) at++;
  return numbers[at].of === numbers[at].number;
}
