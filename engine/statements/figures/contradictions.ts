/** Finds other opening or closing balances on the paper than those that were taken. */
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

/** Given the balances of a statement, returns what contradicts those that were taken: the first kind found. */
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
  // in a row with sums beside its balance, the words name the balance, whichever stands next to them
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
