/** Judges the days of a corrected statement: no sum proves one, so that only what the paper prints does. */
import type { UnusedAmount } from '../../model/left-over.ts';
import type { Transaction } from '../../model/transaction.ts';
import { type Corrected, readOf } from './as-read.ts';
import { isReadAs } from './misread-day.ts';
import { addedAmounts, isWithin } from './printed.ts';
import type { Printed } from './printed-row.ts';

interface Given {
  readonly statement: Corrected;
  readonly printed: ReadonlyMap<number, Printed>;
}

/** True for a row with another day that may be that of a line that was read with it. */
export const hasDayOf = ({ valueDate, transactionDate }: Transaction, { date }: UnusedAmount): boolean =>
  [valueDate, transactionDate].some((day) => day !== null && (date === null || day === date));

/**
 * True for a day as it was read, that of the line of an added row, or, of a row in order that readers of a picture did
 * not read alike, that of the rows around it. A day that they read alike may be out of order on the paper.
 */
export function isAnchored({ statement, printed }: Given, at: number): boolean {
  const { transactions, left } = statement;
  const transaction = transactions[at];
  if (transaction === undefined || !isDateChanged(transaction)) return true;
  const read = readOf(transaction);
  if (read !== null && !isReadAs(read, transaction.date)) return false;
  const amount = printed.get(at)?.amount ?? null;
  const isInOrder = areInOrder(transactions.filter((one, i) => i === at || !isDateChanged(one)));
  if (read !== null || amount === null || amount.date === null) return isInOrder && isOfBoth(transactions, at);
  // the day in the words of a line that begins with none may be another one
  return amount.date === transaction.date && left?.lines.some((line) => isWithin([line])(amount)) === true;
}

function areInOrder(rows: readonly Transaction[]): boolean {
  const pairs = rows.slice(1).map(({ date }, i) => [rows[i]?.date ?? date, date] as const);
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b);
}

/** True if no other day of a row was entered, or is that of an added row whose line was read with it. */
export function areOthersAsRead({ statement: { transactions }, printed }: Given, at: number): boolean {
  const transaction = transactions[at];
  if (transaction === undefined) return true;
  const read = readOf(transaction);
  if (read === null) return transaction.valueDate === null && transaction.transactionDate === null;
  const apart = addedAmounts(transactions, printed).filter(isWithin(read.places));
  if (apart.some((amount) => hasDayOf(transaction, amount))) return false;
  return (['valueDate', 'transactionDate'] as const).every(
    (field) =>
      transaction[field] === read[field] ||
      (transaction[field] === null && apart.some(({ date }) => date === read[field])),
  );
}

const isDateChanged = (transaction: Transaction): boolean => readOf(transaction)?.date !== transaction.date;

/** True for a date that the nearest rows above and below have, too, as they were read: no sum proves another one. */
const isOfBoth = (transactions: readonly Transaction[], at: number): boolean =>
  nearest(transactions, at, -1) === transactions[at]?.date && nearest(transactions, at, 1) === transactions[at]?.date;

function nearest(transactions: readonly Transaction[], from: number, step: 1 | -1): string | null {
  for (let at = from + step; ; at += step) {
    const transaction = transactions[at];
    if (transaction === undefined) return null;
    if (!isDateChanged(transaction)) return transaction.date;
  }
}
