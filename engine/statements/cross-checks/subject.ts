/** What the figures of a paper are checked against: the bookings of a statement, and their sums. */
import { namesPart, sumsOfParts } from '../../lexicon/lines/part-words.ts';
import type { Minor } from '../../model/minor.ts';
import type { DocumentReading, ReadRow } from '../../model/reading.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Booking, isBooked } from '../bookings.ts';
import type { PrintedFigures } from '../figures/printed.ts';
import { isLineOf, isOf } from '../own-lines.ts';
import { sumsOf, type Turnover } from '../turnover.ts';
import { type Group, groupsOf } from './groups.ts';
import { balancesReached } from './reached.ts';

export interface Stated {
  readonly part: ReadPart;
  readonly rows: readonly ReadRow[];
  readonly figures: PrintedFigures;
  readonly facts: Facts;
  readonly document: DocumentReading;
  readonly lines: readonly TokenLine[];
}

/** A figure outside of the rows, as money of the statement. */
export interface StatedFigure extends Figure {
  /** as printed; null if it is not money under the document's reading */
  readonly value: Minor | null;
  /** the same without its sign; 0 for null */
  readonly size: Minor;
  /** it has decimals if the statement's money has some, and none if that has none */
  readonly isMoney: boolean;
}

export interface CrossChecked extends Stated {
  /** the lines that the statement stands on */
  readonly ownLines: readonly TokenLine[];
  readonly booked: readonly Booking[];
  readonly groups: readonly Group[];
  readonly whole: Readonly<Turnover>;
  /** sizes of the printed balances that the statement opens and closes with */
  readonly ends: readonly Minor[];
  /** what a total may be: the sums of each group, alone, or in a column that begins or ends with a balance */
  readonly sums: ReadonlySet<Minor>;
  /** sizes of all balances between bookings; empty if no opening balance is printed */
  readonly reached: ReadonlySet<Minor>;
  readonly own: readonly StatedFigure[];
  /** their sizes, and the sums of those that name a part */
  readonly parts: ReadonlySet<Minor>;
}

/** Given a statement's rows and figures, returns what the cross-checks look at. */
export function crossChecked(stated: Stated): CrossChecked {
  const { part, rows, figures, facts, lines } = stated;
  const groups = groupsOf(rows);
  const ends = [figures.opening, figures.closing].flatMap((balance) => (balance ? [Math.abs(balance.value)] : []));
  const sums = new Set([0, ...ends]);
  for (const group of groups) for (const sum of sumsOf(group)) for (const end of [0, ...ends]) sums.add(sum + end);
  const own = facts.figures.filter((figure) => isOf(part.part, figure)).map((figure) => figureOf(figure, stated));
  return {
    ...stated,
    ownLines: lines.filter(({ line }) => isLineOf(part.part, line)),
    booked: rows.filter(isBooked),
    groups,
    whole: groups[0],
    ends,
    sums,
    reached: figures.opening ? balancesReached(rows, figures.opening.value) : new Set(),
    own,
    parts: partsOf(own),
  };
}

/** Given labelled sizes, returns them, and the sums of those that name a part. */
export function partsOf(labelled: readonly Pick<StatedFigure, 'label' | 'size'>[]): ReadonlySet<Minor> {
  const shares = labelled.filter(({ label }) => namesPart(label)).map(({ size }) => size);
  return new Set([...labelled.map(({ size }) => size), ...sumsOfParts(shares)]);
}

function figureOf(figure: Figure, { part, document }: Stated): StatedFigure {
  const { token } = figure.amount;
  const value = minorUnits(token, document.mark, part.decimals);
  return { ...figure, value, size: Math.abs(value ?? 0), isMoney: token.whole === (part.decimals === 0) };
}

/** Given an amount on the paper, returns its size if it is printed as the statement's money is; else null. */
export function sizeOf({ token }: PlacedAmount, { part, document }: Stated): Minor | null {
  if (token.nil || token.whole !== (part.decimals === 0)) return null;
  const value = minorUnits(token, document.mark, part.decimals);
  return value === null ? null : Math.abs(value);
}
