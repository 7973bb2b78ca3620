/**
 * Headings that name an amount and, tied to it, the side that it is on: "Monto del retiro", "Montant du débit", "Amount
 * of deposits".
 */
import type { Known } from '../phrases/phrases.ts';
import type { ColumnRole } from './column-role.ts';

/** What ties a side to the amount before it. */
const TIES = new Set('of the de del des du d la las los el le les do da dos das di dei della delle der van'.split(' '));

/**
 * Given a folded heading and what headings are for, returns the side that its amounts are on; none where it names no
 * amount, or no side.
 */
export function sidesOfAmount(
  folded: string,
  rolesOf: (folded: string) => readonly Known<ColumnRole>[],
): readonly Known<ColumnRole>[] {
  const [first, ...rest] = folded.split(' ');
  const side = rest.findIndex((word) => !TIES.has(word));
  if (side < 1 || !rolesOf(first).some(({ value }) => value === 'amount')) return [];
  return rolesOf(rest.slice(side).join(' ')).filter(({ value }) => value === 'debit' || value === 'credit');
}
