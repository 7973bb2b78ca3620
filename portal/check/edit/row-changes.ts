/** Changes that need no form: of chosen rows, or of all rows of a statement. */
import type { Row, Transaction } from '../result.ts';
import { isNewestFirst } from '../running.ts';
import { sumOf } from '../sums.ts';
import { type Counting, negated } from './drafts.ts';
import { oneLine } from './entered.ts';
import type { Change } from './versions.ts';

/** Given rows, returns what deletes them. */
export const deleted = (rows: readonly Row[], { firstRow }: Counting): Change[] =>
  rows.map(({ row }) => ({ do: 'delete', row: row - firstRow }));

/** Given rows, returns what turns their signs. */
export const flipped = (rows: readonly Row[], { firstRow }: Counting): Change[] =>
  rows.map(({ row, transaction }) => ({ do: 'set', row: row - firstRow, amount: negated(transaction.amount) }));

const MONTHS = 12;

/** Given rows, returns what swaps day and month of their dates; nothing of those whose day is no month. */
export const swapped = (rows: readonly Row[], { firstRow }: Counting): Change[] =>
  rows.flatMap(({ row, transaction: { date } }): Change[] => {
    const [year, month, day] = date.split('-');
    return Number(day) > MONTHS || day === month
      ? []
      : [{ do: 'set', row: row - firstRow, date: `${year}-${day}-${month}` }];
  });

/** Given rows in their order, returns what makes one of them: the first, with all texts and the sum of all amounts. */
export function merged(rows: readonly Row[], { firstRow }: Counting): Change[] {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return [];
  const all = rows.map(({ transaction }) => transaction);
  const fields = {
    description: oneLine(all.map(({ description }) => description).join(' ')),
    amount: sumOf(all.map(({ amount }) => amount)),
    balance: lastBalance(isNewestFirst(rows) ? all.toReversed() : all),
  };
  return [{ do: 'set', row: first.row - firstRow, ...fields }, ...deleted(others, { firstRow, statement: 0 })];
}

/** The balance behind the last of rows that prints one. */
const lastBalance = (all: readonly Transaction[]): string | null =>
  all.findLast(({ balance }) => balance !== null)?.balance ?? null;
