/** Headings of an amount with its side tied to it: "Monto del retiro", "Montant du débit", "Amount of deposits". */
import { wordSet } from '../phrases/fold.ts';
import type { Known } from '../phrases/phrases.ts';
import type { ColumnRole } from './column-role.ts';

/** What ties a side to the amount before it. */
const TIES = wordSet('of the de del des du d la las los el le les do da dos das di dei della delle der van');

/** Returns the sides that a folded heading of an amount names. `rolesOf`: what headings are for. */
export function sidesOfAmount(
  folded: string,
  rolesOf: (folded: string) => readonly Known<ColumnRole>[],
): readonly Known<ColumnRole>[] {
  const [first, ...rest] = folded.split(' ');
  const side = rest.findIndex((word) => !TIES.has(word));
  if (side < 1 || !rolesOf(first).some(({ value }) => value === 'amount')) return [];
  return rolesOf(rest.slice(side).join(' ')).filter(({ value }) => value === 'debit' || value === 'credit');
}
