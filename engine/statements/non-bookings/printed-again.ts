/** Tells rows that print bookings above once more. */
import { firstOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import { type Booking, netOf } from '../part.ts';

export type List = readonly Booking[];

/** True if the paper does not print the side: what is debited may be listed without a minus. */
export const isUnsigned = ({ sign }: Booking): boolean => sign === 'none' || sign === 'balance';

/** True for a booking once more, with its reference, where the paper does not print its side. */
export const isReferred = (row: Booking, other: Booking): boolean =>
  row.reference !== null &&
  row.reference === other.reference &&
  row.date === other.date &&
  Math.abs(row.amount) === Math.abs(other.amount) &&
  isUnsigned(row);

/**
 * True for rows that each are a booking above once more, or, without a day, part of the row that is; or the balance of
 * a day above.
 */
export function repeats(list: List, above: List): boolean {
  const dated = list.filter(({ ownDate }) => ownDate);
  const areAmong = (printed: readonly (Minor | null)[], isTurned: (row: Booking) => boolean) => {
    const left = above.map(({ date }, i) => ({ date, value: printed[i] ?? null }));
    return dated.every((row) => {
      const isSame = (value: Minor | null) => value === row.amount || (isTurned(row) && value === -row.amount);
      const at = left.findIndex(({ date, value }) => date === row.date && isSame(value));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };
  // what is debited above and credited here is another account's
  const [amounts, balances] = [above.map(({ amount }) => amount), above.map(({ balance }) => balance)];
  const isAgain = areAmong(amounts, isUnsigned) || areAmong(balances, () => true);
  return firstOf(list).ownDate && isAgain && partsClose(list);
}

/** True if the rows without a day below one come to its amount. */
function partsClose(list: List): boolean {
  const heads = [...list.entries()].filter(([, { ownDate }]) => ownDate);
  return heads.every(([at, { amount }], k) => {
    const parts = list.slice(at + 1, heads[k + 1]?.[0]);
    return parts.length === 0 || netOf(parts) === amount;
  });
}
