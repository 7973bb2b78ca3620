/** The balance behind each booking: what tells equal bookings of one day apart. */
import type { Transaction } from '../../model/transaction.ts';

type Booking = Pick<Transaction, 'date' | 'amount' | 'balance'>;

/**
 * Given the bookings of a statement in printed order, returns the balance behind each, in minor units: the printed one;
 * or, if a later booking of the day prints one, what that makes of it, so that a paper with a balance for each row and
 * one with a balance for each day give the same. Null if neither is there, and for a paper that ends few of its days
 * with a balance: another paper of the account may print it elsewhere. No other day makes a difference.
 */
export function balancesBehind(transactions: readonly Booking[]): (bigint | null)[] {
  const isReversed = isNewestFirst(transactions);
  const oldestFirst = isReversed ? transactions.toReversed() : transactions;
  if (!endsDaysWithBalances(oldestFirst)) return transactions.map(() => null);
  const behind: (bigint | null)[] = [];
  let before: bigint | null = null;
  let later: Booking | undefined;
  for (const booking of oldestFirst.toReversed()) {
    const computed: bigint | null = later?.date === booking.date ? before : null;
    const balance: bigint | null = booking.balance === null ? computed : BigInt(booking.balance);
    behind.push(balance);
    before = balance === null ? null : balance - BigInt(booking.amount);
    later = booking;
  }
  return isReversed ? behind : behind.reverse();
}

/** True if the last booking of most days prints a balance. Chance alone gives some to a few days. */
function endsDaysWithBalances(oldestFirst: readonly Booking[]): boolean {
  const ends = oldestFirst.filter(({ date }, i) => oldestFirst[i + 1]?.date !== date);
  return ends.filter(({ balance }) => balance !== null).length * 2 > ends.length;
}

/**
 * Given rows in printed order, returns true if the newest is first. Most steps from row to row tell: one row may have
 * the date of another time, read or entered so. If all are of one day, the balances tell.
 */
export function isNewestFirst(transactions: readonly Booking[]): boolean {
  const [first, last] = [transactions[0], transactions.at(-1)];
  if (first === undefined || last === undefined) return false;
  const days = transactions.map(({ date }) => Date.parse(date));
  const up = days.slice(1).reduce((sum, day, i) => sum + Math.sign(day - (days[i] ?? day)), 0);
  if (up !== 0) return up < 0;
  if (first.date !== last.date) return first.date > last.date;
  return followUp(transactions.toReversed()) > followUp(transactions);
}

/** Returns how many balances follow from the balance of the row before. */
function followUp(transactions: readonly Booking[]): number {
  const follows = transactions.filter(({ amount, balance }, i) => {
    const before = transactions[i - 1]?.balance ?? null;
    return before !== null && balance === before + amount;
  });
  return follows.length;
}
