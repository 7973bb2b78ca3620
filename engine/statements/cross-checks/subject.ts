/** What the figures of a paper are checked against: the bookings of a statement, and their sums. */
import { namesPart, sumsOfParts } from '../../lexicon/lines/part-words.ts';
import type { Minor } from '../../model/minor.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { currenciesOfSymbol } from '../../money/currencies.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import { sumsOf, type Turnover } from '../bookings.ts';
import { isOf, unitsOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { groupsOf } from './groups.ts';
import { balancesReached } from './reached.ts';

/** A figure outside of the rows, as money of the statement. */
export interface StatedFigure extends Figure {
  /** as printed; null if it is not money under the document's reading */
  readonly value: Minor | null;
  /** the same without its sign; 0 for null */
  readonly size: Minor;
  /** it has decimals if the statement's money has some, and none if that has none */
  readonly isMoney: boolean;
}

export interface CrossChecked extends Subject {
  readonly groups: ReturnType<typeof groupsOf>;
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

/** Given a statement, returns what the cross-checks look at. */
export function crossChecked(subject: Subject): CrossChecked {
  const { part, rows, figures, readings } = subject;
  const groups = groupsOf(rows);
  const ends = [figures.opening, figures.closing].flatMap((balance) => (balance ? [Math.abs(balance.value)] : []));
  const sums = new Set([0, ...ends]);
  for (const group of groups) for (const sum of sumsOf(group)) for (const end of [0, ...ends]) sums.add(sum + end);
  const reached: ReadonlySet<Minor> = figures.opening ? balancesReached(rows, figures.opening.value) : new Set();
  const isOwn = (figure: Figure) => isOf(part.part, figure) && !isOfOtherMoney(figure, part.currency);
  const own = readings.facts.figures.filter(isOwn).map((one) => figureOf(one, subject));
  return { ...subject, groups, whole: groups[0], ends, sums, reached, own, parts: partsOf(own) };
}

/** Given labelled sizes, returns them, and the sums of those that name a part. */
export function partsOf(labelled: readonly Pick<StatedFigure, 'label' | 'size'>[]): ReadonlySet<Minor> {
  const shares = labelled.filter(({ label }) => namesPart(label)).map(({ size }) => size);
  return new Set([...labelled.map(({ size }) => size), ...sumsOfParts(shares)]);
}

const SIGN = /\p{Sc}/u;

/** "Saldo al 31/05 U$S 6.067,56" on a statement of pesos: true if the sign before a figure is only of other money. */
function isOfOtherMoney({ label, amount: { token } }: Figure, currency: string | null): boolean {
  const symbol = token.symbol ?? label.split(' ').at(-1) ?? '';
  // "KR" may be a credit
  const meant = SIGN.test(symbol) ? currenciesOfSymbol(symbol) : [];
  const codes = token.currency === null ? meant : [token.currency];
  return currency !== null && codes.length > 0 && !codes.includes(currency);
}

function figureOf(figure: Figure, subject: Subject): StatedFigure {
  const value = unitsOf(figure.amount, subject.part);
  return { ...figure, value, size: Math.abs(value ?? 0), isMoney: isMoney(figure.amount, subject) };
}

/** Given an amount on the paper, returns its size if it is printed as the statement's money is; else null. */
export function sizeOf(amount: PlacedAmount, subject: Subject): Minor | null {
  const value = amount.token.nil || !isMoney(amount, subject) ? null : unitsOf(amount, subject.part);
  return value === null ? null : Math.abs(value);
}

const isMoney = ({ token }: PlacedAmount, { part }: Subject): boolean => token.whole === (part.decimals === 0);
