/** Gives amounts that the paper prints without any sign the one that their balances show. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { BookingOrder } from './order.ts';

/**
 * Given rows, their order and the opening balance, returns them with the sign of each unsigned amount that is the step
 * between two printed balances. Such a sign is marked `balance`: it proves nothing about itself.
 */
export function signsFromBalances(
  rows: readonly ReadRow[],
  order: BookingOrder,
  opening: Minor | null,
): readonly ReadRow[] {
  if (!rows.some(({ role, sign }) => role === 'transaction' && sign === 'none')) return rows;
  const inOrder = order === 'newest first' ? rows.toReversed() : rows;
  let before = opening;
  const signed = inOrder.map((row) => {
    if (row.role !== 'transaction') return row;
    const read = withSign(row, before);
    // what books nothing leaves the balance as it was
    if (row.balance !== null || row.amount !== 0) before = row.balance;
    return read;
  });
  return order === 'newest first' ? signed.reverse() : signed;
}

/** Gives an unsigned booking the sign of the step from the balance before it, if that step is its amount. */
function withSign(row: ReadRow, before: Minor | null): ReadRow {
  if (row.sign !== 'none' || before === null || row.balance === null || row.amount === null) return row;
  const step = row.balance - before;
  return Math.abs(step) === Math.abs(row.amount) ? { ...row, amount: step, sign: 'balance' } : row;
}
