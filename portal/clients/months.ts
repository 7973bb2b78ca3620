/** Whole months as ranges of days. */
import type { BankAccount } from '../api/types.ts';
import type { Range } from './clients.ts';

const MONTH = 'YYYY-MM'.length;
/** Accounts of longer than these have their days entered. */
const MOST = 120;

/** Given a month (2025-06), returns its first and last day. */
export function rangeOf(month: string): Range {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // the day before the first of the next month
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length) };
}

/** Given a range, returns its month; null if it is not a whole one. */
export function monthOf({ from, to }: Range): string | null {
  const month = from.slice(0, MONTH);
  return from !== '' && rangeOf(month).from === from && rangeOf(month).to === to ? month : null;
}

/** Given accounts, returns the months between their first and last days, the newest first. */
export function monthsOf(accounts: readonly Pick<BankAccount, 'from' | 'to'>[]): string[] {
  const days = accounts.flatMap(({ from, to }) => (from === null || to === null ? [] : [from, to])).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  let at = last.slice(0, MONTH);
  while (at >= first.slice(0, MONTH) && months.length < MOST) {
    months.push(at);
    const [year = 0, number = 0] = at.split('-').map(Number);
    at = new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, MONTH);
  }
  return months;
}
