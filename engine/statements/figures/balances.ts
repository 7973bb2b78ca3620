/** Finds the opening and closing balance, the totals and the counts that a statement prints. */
import type { Minor } from '../../model/minor.ts';
import type { DocumentReading, ReadRow } from '../../model/reading.ts';
import type { OneOfTwo } from '../../model/table.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import type { ReadPart } from '../../readings/read.ts';
import { firstLineOf } from '../bookings.ts';
import { isOf } from '../own-lines.ts';
import { balanceRows } from './balance-rows.ts';
import { closingTotal, closingWithoutName } from './closing.ts';
import { contradictions } from './contradictions.ts';
import { type PrintedBalance, type PrintedFigures, type PrintedTotal, statedBalance } from './printed.ts';
import { countOf, totalOfSide } from './side-totals.ts';
import { summaryBalances, type ValuedFigure, valuedFigures } from './summary.ts';

/**
 * Given a part and the document's facts, returns the figures that it prints. A single part takes those of all lines.
 */
export function printedFigures(
  part: ReadPart,
  facts: Facts,
  document: DocumentReading,
  single: boolean,
): PrintedFigures {
  const inside = facts.figures.filter((figure) => isOf(part.part, figure));
  const all = inside.length > 0 || !single ? inside : facts.figures;
  const figures = part.part.money ? figuresIn(all, part.part.money) : all;
  const subject = { part, figures, document };
  const [totalIn, totalOut] = [totalOfSide('in', subject), totalOfSide('out', subject)];
  const valued = valuedFigures(figures, part, document);
  const summary = summaryBalances(valued, part, { in: onlyValue(totalIn), out: onlyValue(totalOut) });
  const rows = balanceRows(part);
  const opening = printedBalance(rows.opening, summary.opening, mayGoOn);
  const closing =
    printedBalance(rows.closing, summary.closing, (row, elsewhere) => mayBeOfPage(row, elsewhere, facts.pages)) ??
    closingWithoutName(part, valued, opening) ??
    closingTotal(part, rows.opening, opening);
  return {
    opening,
    closing,
    contradictions: contradictions({ rows, taken: { opening, closing }, figures: valued, summary: summary.closing }),
    totalIn,
    totalOut,
    countIn: countOf('count_in', subject),
    countOut: countOf('count_out', subject),
    count: countOf('count', subject),
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

/** The balance that a row states, and whether it may be a page's; without a row, that of a figure. */
function printedBalance(
  row: ReadRow | undefined,
  figure: ValuedFigure | null,
  mayBeCarried: (row: ReadRow, elsewhere: Minor | null) => boolean,
): PrintedBalance | null {
  const ofPage = row !== undefined && mayBeCarried(row, figure?.value ?? null);
  const stated = row ? statedBalance(row) : null;
  if (row && stated !== null) return { value: stated, source: { row }, ofPage };
  return figure && { value: figure.value, source: { figure: figure.figure }, ofPage };
}

/**
 * Given the row of the balance below all rows, the closing balance printed elsewhere and the page numbers, returns true
 * if it may be only a page's. Banks also end whole statements with "Balance carried forward": it closes them if the
 * pages show that this is the last one, or if the same closing balance is printed elsewhere.
 */
function mayBeOfPage(row: ReadRow, elsewhere: Minor | null, numberings: readonly PageNumbering[]): boolean {
  if (row.reason !== 'carried_forward' || states(row, elsewhere)) return false;
  const { page } = firstLineOf(row);
  return !numberings.some((numbering) => runsOut(numbering, page));
}

/** True for the row of the balance above all rows if pages may come before it, and it is not printed elsewhere. */
function mayGoOn(row: ReadRow, elsewhere: Minor | null): boolean {
  return row.reason === 'brought_forward' && !states(row, elsewhere);
}

const states = ({ balance, amount }: ReadRow, value: Minor | null): boolean =>
  value !== null && (value === balance || value === amount);

/** True for a numbering that counts from the given page to the last of all pages. */
function runsOut({ numbers }: PageNumbering, page: number): boolean {
  let at = numbers.findLastIndex((one) => one.page <= page);
  if (at < 0) return false;
  while (at + 1 < numbers.length && numbers[at + 1].number > numbers[at].number) at++;
  return numbers[at].of === numbers[at].number;
}
