/** Compares the signs of totals between the bookings with those of the sums that they state. */
import { fold } from '../../lexicon/phrases/fold.ts';
import { grouped } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import { isTotal, TurnoversAbove } from '../checks/unexplained-totals.ts';
import type { CrossChecked } from './subject.ts';

interface SignedTotal {
  readonly name: string;
  readonly text: string;
  readonly isNegative: boolean;
  /** false for a total with the opposite sign of its sum */
  readonly isSame: boolean;
}

/**
 * Given a statement, returns the totals with the opposite sign of their sum, if others of the name have the same one,
 * and a sign is printed: of "Daily total -4.50" and "Daily total 4.50" only one can state money out.
 */
export function wrongSigns({ rows, readings }: CrossChecked): string[] {
  const above = new TurnoversAbove(readings.titles);
  const totals = rows.flatMap((row) => {
    above.take(row);
    return signedTotal(row, above) ?? [];
  });
  return [...grouped(totals, ({ name }) => [name]).values()].flatMap((alike) => {
    const areSigned = alike.some(({ isNegative }) => isNegative) && !alike.every(({ isNegative }) => isNegative);
    const others = alike.filter(({ isSame }) => !isSame);
    return areSigned && others.length < alike.length ? others.map(({ text }) => text) : [];
  });
}

/** A total that is one sum of the bookings above it, or that sum with the other sign; null for others. */
function signedTotal(row: ReadRow, above: TurnoversAbove): SignedTotal | null {
  const { amount, description, totals } = row;
  if (!isTotal(row) || !amount || totals.debit !== null || totals.credit !== null) return null;
  const sums = new Set(above.turnovers().map((turnover) => turnover.in - turnover.out));
  const [isSame, isOpposite] = [sums.has(amount), sums.has(-amount)];
  if (isSame === isOpposite) return null;
  const name = fold(description.replace(/\d/g, ''));
  return { name, text: description, isNegative: amount < 0, isSame };
}
