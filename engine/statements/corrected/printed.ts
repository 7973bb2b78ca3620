/** Tells which of the figures that people enter the paper prints where their row is, without another use. */
import type { UnusedAmount } from '../../model/left-over.ts';
import type { Minor } from '../../model/minor.ts';
import type { Place } from '../../model/place.ts';
import type { Transaction } from '../../model/transaction.ts';
import { type Corrected, readOf } from './as-read.ts';
import type { Printed } from './printed-row.ts';

/**
 * Given a corrected statement, returns by row what the paper prints of it. Only text of the file counts: a figure of a
 * picture may be misread, and a row of a picture missed.
 */
export function printedOf(statement: Corrected): ReadonlyMap<number, Printed> {
  const printed = new Map<number, Printed>();
  const free = new Set(
    statement.left?.amounts.filter(({ source, text }) => source === 'text' && isOfCurrency(text, statement.currency)),
  );
  for (const row of statement.transactions.keys()) {
    const own = printedIn(statement, row, [...free]);
    if (own === null) continue;
    printed.set(row, own);
    for (const one of [own.amount, own.balance]) if (one !== null) free.delete(one);
  }
  return printed;
}

/** Given what is printed of rows, returns the amounts of those that were added. */
export const addedAmounts = (transactions: readonly Transaction[], printed: ReadonlyMap<number, Printed>) =>
  [...printed].flatMap(([row, { amount }]) =>
    amount !== null && transactions[row]?.edited?.read === null ? [amount] : [],
  );

/** What unused amounts print of a row that was changed or added; null if nothing is known of it. */
function printedIn({ transactions, left }: Corrected, row: number, unused: readonly UnusedAmount[]): Printed | null {
  const transaction = transactions[row];
  if (transaction?.edited === undefined || unused.length === 0) return null;
  const read = readOf(transaction);
  const here = unused.filter(read === null ? isBetween(transactions, row) : isWithin(read.places));
  const amount = read?.amount === transaction.amount ? null : amountOf(transaction, here);
  const line = amount === null ? here : here.filter((one) => one !== amount && isOfLine(one, amount));
  const balance = read?.balance === transaction.balance ? null : matching(line, transaction.balance);
  // a sum of other amounts there may stand for an added row's
  if (read === null && here.some((one) => one !== amount && one !== balance)) return null;
  const others = (left?.amounts ?? []).filter((one) => one !== amount && one !== balance);
  // with the row above, where the line of a row that was missed may have been read, too
  const above = transactions.slice(0, row).findLast(isRead)?.places ?? [];
  const isNear = [isBetween(transactions, row), isWithin(read?.places ?? []), isWithin(above)];
  if (others.some((one) => isNear.some((test) => test(one)))) return null;
  const mayBeRow = read === null && amount !== null && left?.lines.some((line) => isWithin([line])(amount)) === true;
  const isOnly = mayBeRow && others.length === 0;
  return { amount, balance, isOnly };
}

const matching = (amounts: readonly UnusedAmount[], value: Minor | null): UnusedAmount | null =>
  (value !== null && amounts.find(({ amount }) => amount === Math.abs(value))) || null;

/** An amount of the day of its row, if there is one. */
const amountOf = ({ amount, date }: Transaction, here: readonly UnusedAmount[]): UnusedAmount | null =>
  matching(
    here.filter((one) => one.date === date),
    amount,
  ) ?? matching(here, amount);

const isOfLine = (one: UnusedAmount, other: UnusedAmount): boolean =>
  one.page === other.page && one.box[1] === other.box[1];

const middleOf = ({ box: [, y0, , y1] }: Place): number => (y0 + y1) / 2;

/** Given places, returns a test of whether the middle of another place is in one of them. */
export const isWithin =
  (places: readonly Place[]) =>
  (one: Place): boolean => {
    const x = (one.box[0] + one.box[2]) / 2;
    const y = middleOf(one);
    return places.some(
      ({ page, box: [x0, y0, x1, y1] }) => page === one.page && x >= x0 && x <= x1 && y >= y0 && y <= y1,
    );
  };

/** Between the rows above and below an added one, as they are printed; at either end of the rows nothing bounds it. */
function isBetween(transactions: readonly Transaction[], row: number) {
  const above = transactions.slice(0, row).findLast(isRead)?.places.at(-1);
  const below = transactions.slice(row + 1).find(isRead)?.places[0];
  return (one: Place): boolean =>
    (above !== undefined || below !== undefined) &&
    (above === undefined || isAbove(above, one)) &&
    (below === undefined || isAbove(one, below));
}

const isRead = (transaction: Transaction): boolean => readOf(transaction) !== null && transaction.places.length > 0;

const isAbove = (one: Place, other: Place): boolean =>
  one.page < other.page || (one.page === other.page && middleOf(one) < middleOf(other));

/** "USD 20.00" on a paper in euros is no amount of a booking. */
const isOfCurrency = (text: string, currency: string | null): boolean =>
  !/[\p{L}\p{Sc}]/u.test(text) || (currency !== null && text.includes(currency));
