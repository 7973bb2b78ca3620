/** Gives amounts that the paper prints without any sign the one that their balances show. */
import type { ReadRow } from '../readings/types.ts';
import type { BookingOrder } from './order.ts';
import type { Minor } from './types.ts';

/**
 * Given rows, their order and the opening balance, returns them with the sign of each unsigned amount taken from the
 * step between two printed balances, where that step is the amount. Such a sign is marked `balance`: it proves nothing
 * about itself.
 */
export function signsFromBalances(
  rows: readonly ReadRow[],
  order: BookingOrder,
  opening: Minor | null,
): readonly ReadRow[] {
  if (!rows.some((r) => r.role === 'transaction' && r.sign === 'none')) return rows;
  const inOrder = order === 'newest first' ? [...rows].reverse() : [...rows];
  let previous = opening;
  const signed = inOrder.map((r): ReadRow => {
    if (r.role !== 'transaction') return r;
    const before = previous;
    previous = r.balance;
    if (r.sign !== 'none' || before === null || r.balance === null || r.amount === null) return r;
    const step = r.balance - before;
    if (Math.abs(step) !== Math.abs(r.amount)) return r;
    return { ...r, amount: step, sign: 'balance' };
  });
  return order === 'newest first' ? signed.reverse() : signed;
}
