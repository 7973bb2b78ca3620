/** Finds amounts that may be the booked ones instead, because all sums stay the same, and those that nothing uses. */
import { firstFound, groupBy, makeOnce } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { Roles } from '../../model/reading.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { ReadPart } from '../../readings/read.ts';
import { amountsIn, type Booking, isBooked, unitsOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { amountsLeft, isMoney } from './left-over.ts';

export interface OtherAmount {
  readonly row: Booking;
  readonly amount: PlacedAmount;
  /** index of its column; null in a text */
  readonly column: number | null;
  /** the difference to the booked amount, with the sign of that */
  readonly more: Minor;
}

/**
 * Given a subject, returns other amounts of its bookings that together have the same sum as the booked ones: of two
 * rows, or all of one column or of the texts. The list may be empty.
 */
export function otherAmounts(subject: Subject): readonly OtherAmount[] {
  const found = firstFound(unprovedStretches(subject), (stretch) => {
    const others = stretch.flatMap((row) => othersOf(row, subject));
    return ofTwoRows(others) ?? ofOnePlace(others);
  });
  return found ?? [];
}

/** The bookings between balances: only the sum of those between two balances is proved. */
function unprovedStretches({ rows, order }: Subject): Booking[][] {
  const stretches: Booking[][] = [[]];
  for (const row of order === 'newest first' ? rows.toReversed() : rows) {
    if (isBooked(row)) stretches.at(-1)?.push(row);
    if (row.balance !== null && (isBooked(row) || row.role === 'balance')) stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 1);
}

/** Columns whose amounts are booked, or are known to be something else. */
const KNOWN: ReadonlySet<Roles[number]> = new Set(['amount', 'debit', 'credit', 'charge', 'balance', 'fee']);

/** The other amounts of a booking that differ from its own, in the same money. */
function othersOf(row: Booking, subject: Subject): OtherAmount[] {
  const { part } = subject;
  const own = row.amount;
  const known = new Set(amountsIn(row.row, part, KNOWN));
  const beside = row.row.amounts.map((amount) => amount && unitsOf(amount, part));
  // "Amount, fee, total": it is a part of the booked amount
  const isPart = (value: Minor): boolean =>
    beside.some((third) => third && [value + third, Math.abs(value - third)].includes(Math.abs(own)));
  return row.row.lines.flatMap(({ source, cells }) =>
    source.amounts.flatMap((amount): OtherAmount[] => {
      if (known.has(amount) || !isOwnMoney(amount, source, part)) return [];
      const value = unitsOf(amount, part);
      if (value === null || value === 0 || value === Math.abs(own) || isPart(value)) return [];
      const at = row.row.amounts.indexOf(amount);
      const column = at >= 0 ? at : cells.findIndex((cell) => cell?.amounts.includes(amount) && cell.rest === '');
      return [{ row, amount, column: column < 0 ? null : column, more: Math.sign(own) * value - own }];
    }),
  );
}

function isOwnMoney(amount: PlacedAmount, { line }: TokenLine, part: ReadPart): boolean {
  const { token, to } = amount;
  if (token.currency !== null && part.currency !== null && token.currency !== part.currency) return false;
  return isMoney(amount, part) && !token.text.includes('%') && !line.words[to]?.text.startsWith('%');
}

/**
 * Two other amounts whose differences cancel out; null without such a pair. A booking and its return always cancel out.
 */
function ofTwoRows(others: readonly OtherAmount[]): OtherAmount[] | null {
  const byMore = new Map<Minor, OtherAmount[]>();
  for (const other of others) {
    const against = byMore.get(-other.more)?.find(({ row }) => row !== other.row && row.amount !== -other.row.amount);
    if (against) return [against, other];
    makeOnce(byMore, other.more, () => []).push(other);
  }
  return null;
}

/** All other amounts of one column, or of the texts, if each row has one and their sum is the same; null without. */
function ofOnePlace(others: readonly OtherAmount[]): OtherAmount[] | null {
  const isWhole = (own: readonly OtherAmount[]) =>
    own.length > 2 &&
    new Set(own.map(({ row }) => row)).size === own.length &&
    own.reduce((sum, { more }) => sum + more, 0) === 0;
  return [...groupBy(others, ({ column }) => column).values()].find(isWhole) ?? null;
}

/** At most this many amounts are named. */
const MOST_NAMED = 5;

/** Given a statement, returns the first unused amounts on its lines; those that a failing sum lacks come first. */
export function unusedAmounts(subject: Subject): { readonly text: string; readonly page: number }[] {
  const differences = failingDifferences(subject);
  return amountsLeft(subject)
    .toSorted((a, b) => Number(differences.has(b.amount)) - Number(differences.has(a.amount)))
    .slice(0, MOST_NAMED)
    .map(({ text, page }) => ({ text, page }));
}

function failingDifferences({ checks, chain }: Subject): ReadonlySet<Minor> {
  const failed = checks.filter(({ status, unit }) => status === 'fail' && unit === 'money');
  const differences = [...failed, ...chain.failingRows].flatMap(({ difference }) => difference ?? []);
  return new Set(differences.map(Math.abs));
}
