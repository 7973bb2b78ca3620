/** Finds amounts that may be the booked ones instead, because all sums stay the same. */
import type { Minor } from '../../model/minor.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Booking, isBooked, rolesOf } from '../bookings.ts';
import type { Given } from '../obligations/subject.ts';

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
export function otherAmounts(subject: Given): readonly OtherAmount[] {
  for (const stretch of unprovedStretches(subject)) {
    const others = stretch.flatMap((row) => othersOf(row, subject));
    const found = ofTwoRows(others) ?? ofOnePlace(others);
    if (found !== null) return found;
  }
  return [];
}

/** The bookings between balances: only the sum of those between two balances is proved. */
function unprovedStretches({ proof: { rows, order } }: Given): Booking[][] {
  const stretches: Booking[][] = [];
  let stretch: Booking[] = [];
  const end = () => {
    if (stretch.length > 1) stretches.push(stretch);
    if (stretch.length > 0) stretch = [];
  };
  for (const row of order === 'newest first' ? [...rows].reverse() : rows) {
    if (isBooked(row)) stretch.push(row);
    if (row.balance !== null && (isBooked(row) || row.role === 'balance')) end();
  }
  end();
  return stretches;
}

/** Columns whose amounts are booked, or are known to be something else. */
const KNOWN: ReadonlySet<string | null> = new Set(['amount', 'debit', 'credit', 'charge', 'balance', 'fee']);

/** The other amounts of a booking that differ from its own, in the same money. */
function othersOf(row: Booking, { part, readings: { document } }: Given): OtherAmount[] {
  const roles = rolesOf(row.row, part);
  const own = row.amount;
  const known = new Set(row.row.amounts.filter((_, i) => KNOWN.has(roles[i] ?? null)));
  const beside = row.row.amounts.map((amount) => amount && minorUnits(amount.token, document.mark, part.decimals));
  // "Amount, fee, total": it is a part of the booked amount
  const isPart = (value: Minor): boolean =>
    beside.some((third) => third && [value + third, Math.abs(value - third)].includes(Math.abs(own)));
  return row.row.lines.flatMap(({ source, cells }) =>
    source.amounts.flatMap((amount): OtherAmount[] => {
      if (known.has(amount) || !isOwnMoney(amount, source, part)) return [];
      const value = minorUnits(amount.token, document.mark, part.decimals);
      if (value === null || value === 0 || value === Math.abs(own) || isPart(value)) return [];
      const at = row.row.amounts.indexOf(amount);
      const column = at >= 0 ? at : cells.findIndex((cell) => cell?.amounts.includes(amount) && cell.rest === '');
      return [{ row, amount, column: column < 0 ? null : column, more: Math.sign(own) * value - own }];
    }),
  );
}

function isOwnMoney(
  { token, to }: PlacedAmount,
  { line }: TokenLine,
  { currency, printedDecimals }: ReadPart,
): boolean {
  if (!isMoneyLike(token) || (printedDecimals > 0 && token.whole)) return false;
  if (token.currency !== null && currency !== null && token.currency !== currency) return false;
  return !token.text.includes('%') && !line.words[to]?.text.startsWith('%');
}

/**
 * Two other amounts whose differences cancel out; null without such a pair. A booking and its return always cancel out.
 */
function ofTwoRows(others: readonly OtherAmount[]): OtherAmount[] | null {
  const byMore = new Map<Minor, OtherAmount[]>();
  for (const other of others) {
    const against = byMore.get(-other.more)?.find(({ row }) => row !== other.row && row.amount !== -other.row.amount);
    if (against) return [against, other];
    const alike = byMore.get(other.more);
    if (alike) alike.push(other);
    else byMore.set(other.more, [other]);
  }
  return null;
}

/** All other amounts of one column, or of the texts, if each row has one and their sum is the same; null without. */
function ofOnePlace(others: readonly OtherAmount[]): OtherAmount[] | null {
  for (const column of new Set(others.map((other) => other.column))) {
    const own = others.filter((other) => other.column === column);
    const each = new Set(own.map(({ row }) => row)).size === own.length;
    if (own.length > 2 && each && own.reduce((sum, { more }) => sum + more, 0) === 0) return own;
  }
  return null;
}
