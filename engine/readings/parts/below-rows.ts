/** Finds the facts on some lines, and the figures below the rows of a statement that still belong to it. */
import type { Line } from '../../model/line.ts';
import type { Facts } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';

export interface OnLine {
  readonly line: { readonly line: Line };
}

export const indexOf = ({ line: { line } }: OnLine): number => line.index;

/** Given facts, returns those on lines [from, to). */
export const factsOn = <Fact extends OnLine>(facts: readonly Fact[], from: number, to: number): Fact[] =>
  facts.filter((fact) => indexOf(fact) >= from && indexOf(fact) < to);

const namedOn = (figures: Facts['figures'], from: number, to: number): Figure[] =>
  factsOn(figures, from, to).filter(({ kind }) => kind !== null);

/** Given figures, returns the line below the last of them, or -1. */
function lineBelow(figures: readonly Figure[]): number {
  const last = figures.at(-1);
  return last === undefined ? -1 : indexOf(last) + 1;
}

export const isSureOpening = ({ kind, sure }: Figure): boolean => kind === 'opening' && sure;

/**
 * Given figures and the lines of two rows with the upper statement's opening balance between them, returns the line
 * below that summary, if its closing balance opens another one further below: each summary is below its rows. The list
 * is empty if not.
 */
export function belowSummary(figures: Facts['figures'], from: number, to: number): number[] {
  const own = namedOn(figures, from + 1, to);
  const closes = ({ amount }: Figure) =>
    own.some((f) => (f.kind === 'closing' || f.kind === 'balance') && f.amount.token.digits === amount.token.digits);
  const opening = own.find(isSureOpening);
  const next = figures.find((f) => isSureOpening(f) && indexOf(f) > to);
  return opening && next && !closes(opening) && closes(next) ? [lineBelow(own)] : [];
}

/**
 * Given figures, the line at which a statement begins, that at which the lines below its rows do, and that of the next
 * statement, returns the line below its closing balance and the other figures there; -1 if another one is above the
 * rows, or none below.
 */
export function belowClosing(figures: Facts['figures'], fromLine: number, from: number, to: number): number {
  const closing = (of: readonly Figure[]) => of.filter(({ kind }) => kind === 'closing');
  const below = namedOn(figures, from, to);
  const [own, above] = [closing(below), closing(namedOn(figures, fromLine, from))];
  // an overview may name the balance above as well
  const isAgain = own.some(({ amount }) => above.some((one) => one.amount.token.digits === amount.token.digits));
  return own.length > 0 && (above.length === 0 || isAgain) ? lineBelow(below) : -1;
}

const TOTALS = /^(?:total|count)/;

/**
 * Given figures and a line, returns the line below the totals and closing balances that are there, right below each
 * other. A line that states an opening balance as well is a summary of what follows.
 */
export function belowSumsAt(figures: Facts['figures'], from: number): number {
  const sums = (on: readonly Figure[]) => on.some(({ kind }) => kind === 'closing' || (kind && TOTALS.test(kind)));
  const opens = (on: readonly Figure[]) => on.some(({ kind }) => kind === 'opening');
  let at = from;
  for (let on = factsOn(figures, at, at + 1); sums(on) && !opens(on); on = factsOn(figures, at, at + 1)) at++;
  return at;
}

/** Given figures, and lines behind the rows of a statement, returns the line below the totals there, or -1. */
export function belowTotals(figures: Facts['figures'], from: number, to: number): number {
  const below = factsOn(figures, from, to);
  // a balance is the next statement's; what has another name sums up the rows: "Debits: 26 items 973.02"
  const end = below.findIndex(({ kind }) => kind !== null && !TOTALS.test(kind));
  return lineBelow(end < 0 ? below : below.slice(0, end));
}
