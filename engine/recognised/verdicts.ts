/** Compares what two readings of a document come to. */
import { daysBetween } from '../dates/calendar.ts';
import { itemAt, neighbours } from '../model/lists.ts';
import type { Statement } from '../model/statement.ts';

/** True for a statement that all shows to be right, but for how its pictures were read. */
export const isProved = ({ reconciliation: { obligations } }: Statement): boolean =>
  obligations.every(({ code, status }) => status === 'discharged' || code === 'PICTURES_READ');

/** What speaks against a reading of a document: sums that fail, rows that do not follow, and what is open. */
export const againstIn = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { reconciliation: { obligations, failingRows, checks } }) => {
    const open = obligations.filter(({ code, status }) => status !== 'discharged' && code !== 'PICTURES_READ').length;
    return sum + open + failingRows.length + checks.filter(({ status }) => status === 'fail').length;
  }, 0);

/** True for a reading of a document with fewer statements than another, or as many against which more speaks. */
export const isWorse = (statements: readonly Statement[], others: readonly Statement[]): boolean =>
  statements.length < others.length ||
  (statements.length === others.length && againstIn(statements) > againstIn(others));

/**
 * Given the statements of a reading and those of another one, returns true if the sums exclude the other one: a proved
 * statement is no longer proved, or its days are no longer in order, or all say the same and are proved as before.
 */
export function isExcluded(statements: readonly Statement[], others: readonly Statement[]): boolean {
  // a balance that does not follow may begin another statement
  if (others.length !== statements.length) return !(others.length > 0 && others.every(isProved));
  const isLost = statements.some(
    (one, at) => isProved(one) && (!isProved(itemAt(others, at)) || breaksOrder(one, itemAt(others, at))),
  );
  return isLost || (statements.every(isProved) && bookingsOf(statements) === bookingsOf(others));
}

/** Bookings that show that a list is in order; and days by which one may be before its time all the same. */
const ENOUGH = 4;
const EARLY = 5;

/** True if the days of a statement are in order, and one of another reading of it is far from its place. */
function breaksOrder(one: Statement, other: Statement): boolean {
  const [days, others] = [daysOf(one), daysOf(other)];
  const [first, last] = [days[0], days.at(-1)];
  if (days.length < ENOUGH || days.length !== others.length || first === undefined || last === undefined) return false;
  const isBackBy = (of: readonly string[], most: number) =>
    neighbours(first <= last ? of : of.toReversed()).some(([day, next]) => daysBetween(day, next) < -most);
  return !isBackBy(days, 0) && isBackBy(others, EARLY);
}

const daysOf = ({ transactions }: Statement): string[] => transactions.map(({ date }) => date);

/** The days and amounts of the bookings of statements: two readings alike in these say the same. */
const bookingsOf = (statements: readonly Statement[]): string =>
  statements.map(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`).join(';')).join('|');
