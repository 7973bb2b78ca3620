/** Finds where a paper prints another opening or closing balance than the one that was taken. */
import type { ReadRow } from '../../model/reading.ts';
import { type AgainstFinding, finding } from '../../wording/catalogue.ts';
import type { PrintedBalance } from './printed.ts';
import type { ValuedFigure } from './summary.ts';

type End = 'opening' | 'closing';

/** The balances of a statement: by the rows that state them, as they were taken, and by figures outside of the rows. */
export interface Balances {
  readonly rows: Readonly<Record<End, ReadRow | undefined>>;
  readonly taken: Readonly<Record<End, PrintedBalance | null>>;
  readonly figures: readonly ValuedFigure[];
  readonly summary: ValuedFigure | null;
}

const ENDS: readonly End[] = ['opening', 'closing'];

/** Given the balances of a statement, returns what goes against those that were taken: the first kind found. */
export function contradictions(balances: Balances): AgainstFinding[] {
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
  // the words of a row with sums beside its balance name that one, whichever stands next to them
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

/** What is carried over may end a page only: rows overleaf are lost where the paper ends with another balance. */
const closesOtherwise = ({ rows, taken, summary }: Balances): boolean =>
  rows.closing?.reason === 'carried_forward' && summary !== null && summary.value !== taken.closing?.value;
