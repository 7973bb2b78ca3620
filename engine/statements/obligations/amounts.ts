/** Each amount is the one that moves the balance, and it is money. */
import type { ReadPart } from '../../readings/read.ts';
import { discharged, type Judge, open } from './obligation.ts';

export const amountsAnchored: Judge = ({ part, proof: { chain, rows }, readings: { parts } }) => {
  if (mayBeNoMoney(part, parts))
    return open('Its amounts have no decimals, and others of the paper have: they may be no money.');
  const chained = chain.proved.size === rows.filter(({ role }) => role === 'transaction').length;
  if (part.beforeFees && !chained)
    return open('Another column holds what the amounts and their fees come to: either may be what is booked.');
  return discharged('The amounts are money, and stand where the paper prints what it books.');
};

/** True for whole amounts beside those of other parts in the same money that have decimals. */
function mayBeNoMoney({ currency, decimals, printedDecimals }: ReadPart, parts: readonly ReadPart[]): boolean {
  if (decimals === 0 || printedDecimals > 0) return false;
  return parts.some(
    (other) =>
      other.currency === currency && other.printedDecimals > 0 && other.rows.some(({ role }) => role === 'transaction'),
  );
}
