/** Finds the opening and closing balance, the totals and the counts that a statement prints. */
import { itemAt, onlyOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { type AgainstFinding, finding } from '../../wording/catalogue.ts';
import { firstLineOf, isOf } from '../part.ts';
import { balanceRows, closingInOverview, closingTotal, closingWithoutName } from './closing.ts';
import { namedByColumns } from './in-columns.ts';
import { figuresIn } from './in-currency.ts';
import { withoutBalanceOfAll } from './of-all-parts.ts';
import { withoutRewards } from './other-sums.ts';
import { type PrintedBalance, type PrintedFigures, type PrintedTotal, statedBalance } from './printed.ts';
import { countOf, totalOfSide } from './side-totals.ts';
import { summaryBalances, type ValuedFigure, valuedFigures } from './summary.ts';

/** Given a part and its document, returns the figures that it prints. A single part takes those of all lines. */
export function printedFigures(part: ReadPart, readings: ReadingsResult): PrintedFigures {
  const { facts, parts } = readings;
  const inside = facts.figures.filter((figure) => isOf(part.part, figure));
  const all = namedByColumns(inside.length > 0 || parts.length > 1 ? inside : facts.figures, part);
  const figures = figuresIn(all, part.part.money);
  const [totalIn, totalOut] = [totalOfSide('in', part, figures), totalOfSide('out', part, figures)];
  const valued = withoutBalanceOfAll(withoutRewards(valuedFigures(figures, part), facts.rewards), part, parts);
  const summary = summaryBalances(valued, part, { in: onlyValue(totalIn), out: onlyValue(totalOut) });
  const rows = balanceRows(part);
  const opening = printedBalance(rows.opening, summary.opening, ({ reason }) => reason === 'brought_forward');
  const closing =
    printedBalance(rows.closing, summary.closing, (row) => mayBeOfPage(row, facts.pages)) ??
    closingWithoutName(part, valued, opening) ??
    closingTotal(part, rows.opening, opening) ??
    closingInOverview(part, readings, opening);
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

const onlyValue = (total: PrintedTotal | null): Minor | null => total && onlyOf(total.values);

/**
 * The balance that a row states; without a row, the balance of a figure. A row's balance may be only a page's: carried
 * over, and not printed elsewhere.
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
  while ((numbers[at + 1]?.number ?? 0) > itemAt(numbers, at).number) at++;
  const { number, of } = itemAt(numbers, at);
  return of === number;
}

type End = 'opening' | 'closing';

/** The balances of a statement: by the rows that state them, as they were taken, and by figures outside of the rows. */
interface Balances {
  readonly rows: Readonly<Record<End, ReadRow | undefined>>;
  readonly taken: Readonly<Record<End, PrintedBalance | null>>;
  readonly figures: readonly ValuedFigure[];
  readonly summary: ValuedFigure | null;
}

const ENDS: readonly End[] = ['opening', 'closing'];

/** Given the balances of a statement, returns what contradicts those that were taken: the first kind found. */
function contradictions(balances: Balances): AgainstFinding[] {
  const differing = ENDS.filter((end) => differsElsewhere(end, balances));
  const twice = differing.length > 0 ? differing : ENDS.filter((end) => isPrintedTwice(end, balances));
  if (twice.length > 0) return twice.map((balance) => finding('BALANCE_PRINTED_TWICE', { balance }));
  return closesOtherwise(balances) ? [finding('CARRIED_BALANCE_NOT_CLOSING')] : [];
}

/** True if a row states a balance, and a figure on another line that surely names it has another value. */
function differsElsewhere(end: End, { rows, taken, figures }: Balances): boolean {
  const row = rows[end];
  const printed = taken[end];
  if (!row || !printed) return false;
  // in a row with sums beside its balance, the words name the balance, whichever is next to them
  const isElsewhere = ({ figure: { line } }: ValuedFigure) =>
    row.row.lines.every(({ source }) => source.line.index !== line.line.index);
  const named = figures.find((f) => f.figure.kind === end && f.figure.sure && isElsewhere(f));
  return named !== undefined && named.value !== printed.value;
}

/** True if two figures outside of the rows surely name a balance, of one day, and differ. */
function isPrintedTwice(end: End, { rows, figures }: Balances): boolean {
  const rowLines = new Set([rows.opening, rows.closing].flatMap((row) => row?.row.lines ?? []).map((l) => l.source));
  const named = figures.filter(
    ({ figure: { kind, sure, listed, line } }) => kind === end && sure && !listed && !rowLines.has(line),
  );
  return named.some(({ value, day }, i) =>
    named.slice(0, i).some((one) => one.value !== value && (one.day === day || one.day === null || day === null)),
  );
}

/** A balance carried over may only end a page: the next rows are lost if the paper ends with another balance. */
const closesOtherwise = ({ rows, taken, summary }: Balances): boolean =>
  rows.closing?.reason === 'carried_forward' && summary !== null && summary.value !== taken.closing?.value;
