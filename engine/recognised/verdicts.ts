/** Compares what two readings of a document come to. */
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

/** The days and amounts of the bookings, and the balances, of statements: two readings alike in these say the same. */
export const bookingsOf = (statements: readonly Statement[]): string =>
  statements.map(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`).join(';')).join('|');
