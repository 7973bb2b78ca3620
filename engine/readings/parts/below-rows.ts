/** Finds the figures below the rows of a statement that still belong to it. */
import type { Facts } from '../facts/facts.ts';

/**
 * Given figures and the lines of two rows with the upper statement's opening balance between them, returns the line
 * below that summary, if its closing balance opens another one further below: each summary stands below its rows. The
 * list is empty if not.
 */
export function belowSummary(figures: Facts['figures'], from: number, to: number): number[] {
  const own = figures.filter(({ kind, line: { line } }) => kind !== null && line.index > from && line.index < to);
  const closes = (digits: string) =>
    own.some((f) => (f.kind === 'closing' || f.kind === 'balance') && f.amount.token.digits === digits);
  const opening = own.find((f) => f.kind === 'opening' && f.sure);
  const next = figures.find((f) => f.kind === 'opening' && f.sure && f.line.line.index > to);
  if (!opening || !next || closes(opening.amount.token.digits) || !closes(next.amount.token.digits)) return [];
  return own.slice(-1).map(({ line }) => line.line.index + 1);
}

/**
 * Given figures, the line at which a statement begins, that at which the lines below its rows do, and that of the next
 * statement, returns the line below its closing balance and the other figures there; -1 if that balance stands above
 * the rows, or nowhere.
 */
export function belowClosing(figures: Facts['figures'], fromLine: number, from: number, to: number): number {
  let below = -1;
  let closes = false;
  for (const { kind, line } of figures) {
    const { index } = line.line;
    if (kind === 'closing' && index >= fromLine && index < from) return -1;
    if (kind === null || index < from || index >= to) continue;
    below = index + 1;
    closes ||= kind === 'closing';
  }
  return closes ? below : -1;
}

/** Given figures, and lines behind a closing balance, returns the line below the totals there, or -1. */
export function belowTotals(figures: Facts['figures'], from: number, to: number): number {
  let below = -1;
  for (const { kind, line } of figures) {
    const { index } = line.line;
    if (kind === null || index < from || index >= to) continue;
    // a balance is the next statement's
    if (!kind.startsWith('total') && !kind.startsWith('count')) break;
    below = index + 1;
  }
  return below;
}
