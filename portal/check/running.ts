/** Balances that follow from the amounts where the paper prints none. */
import type { Row } from './result.ts';
import { decimalOf, minorOf, mostPlaces } from './sums.ts';

/** Decimals as in the result; null if the paper does not print it. */
interface Ends {
  readonly openingBalance: string | null;
  readonly closingBalance: string | null;
}

/**
 * Given the rows of a statement and its balances at both ends, returns the balance after each row that prints none, by
 * its number. It goes on from the nearest printed balance before the row, or back from the first one after it.
 */
export function computedBalances(rows: readonly Row[], ends: Ends): ReadonlyMap<number, string> {
  const computed = new Map<number, string>();
  if (rows.every(({ transaction }) => transaction.balance !== null)) return computed;
  const { openingBalance: opening, closingBalance: closing } = ends;
  const known = rows.flatMap(({ transaction: { amount, balance } }) => [amount, balance ?? '0']);
  const places = mostPlaces([...known, opening ?? '0', closing ?? '0']);
  const minor = (decimal: string) => minorOf(decimal, places);
  const oldestFirst = isNewestFirst(rows) ? rows.toReversed() : rows;

  let balance = opening === null ? null : minor(opening);
  for (const { row, transaction } of oldestFirst) {
    if (transaction.balance !== null) balance = minor(transaction.balance);
    else if (balance !== null) {
      balance += minor(transaction.amount);
      computed.set(row, decimalOf(balance, places));
    }
  }

  const after = balance === null && closing !== null ? minor(closing) : null;
  for (const [row, value] of goneBack(oldestFirst, after, minor)) {
    if (!computed.has(row)) computed.set(row, decimalOf(value, places));
  }
  return computed;
}

/** Given rows, the balance after the last (null if unknown), returns the balances that follow backwards. */
function goneBack(rows: readonly Row[], last: bigint | null, minor: (decimal: string) => bigint): [number, bigint][] {
  let after = last;
  return rows.toReversed().flatMap(({ row, transaction: { amount, balance } }): [number, bigint][] => {
    if (balance !== null) after = minor(balance);
    if (after === null) return [];
    const here = after;
    after -= minor(amount);
    return balance === null ? [[row, here]] : [];
  });
}

/** The days tell it; if they do not, rows are taken as oldest first, as most banks print them. */
export function isNewestFirst(rows: readonly Row[]): boolean {
  let [up, down] = [0, 0];
  for (const [i, { transaction }] of rows.entries()) {
    const before = rows[i - 1]?.transaction.date ?? transaction.date;
    if (transaction.date > before) up++;
    else if (transaction.date < before) down++;
  }
  return down > up;
}
