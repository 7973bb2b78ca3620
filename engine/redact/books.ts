/** The rows of each statement as it books them: what its figures follow from. */
import { makeOnce } from '../model/lists.ts';
import type { ReadRow } from '../model/reading.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { Stages } from '../stages.ts';

/** A row that books an amount, with the holder's sign. All money is in the document's finest unit. */
export interface Booked {
  readonly row: ReadRow;
  readonly amount: number;
  readonly balance: number | null;
}

/** The same, or a balance alone; `row` is null for the opening and the closing balance of the statement. */
export type Entry = Booked | { readonly row: ReadRow | null; readonly amount: null; readonly balance: number | null };

export interface Book {
  readonly statement: Statement;
  /** the document's finest unit in minor units of the statement */
  readonly unit: number;
  readonly entries: Entry[];
}

/** Given the stages of a document, returns the rows of each statement with an amount or a balance, as printed. */
export function booksOf(stages: Stages, decimals: number): Book[] {
  const waiting = new Map<string, { readonly book: Book; readonly transaction: Transaction }[]>();
  const books = stages.statements.map((statement): Book => {
    const book = { statement, unit: 10 ** (decimals - statement.decimals), entries: [] };
    for (const transaction of statement.transactions)
      makeOnce(waiting, keyOf(transaction), () => []).push({ book, transaction });
    return book;
  });
  let current = books.at(0);
  // balances above the first row of a statement belong to it
  let ahead: ReadRow[] = [];
  const addBalances = (rows: readonly ReadRow[]) => {
    for (const row of rows)
      current?.entries.push({ row, amount: null, balance: scaled(row.balance ?? row.amount, current) });
  };
  for (const row of stages.readings) {
    if (row.role === 'balance') ahead.push(row);
    if (row.role !== 'transaction' || row.amount === null) continue;
    const found = waiting.get(keyOf({ ...row, amount: row.amount }))?.shift();
    if (!found) continue;
    const { book, transaction } = found;
    // what is above the line that ends a statement belongs to it
    const ended = book === current ? 0 : ahead.findLastIndex(({ reason }) => LAST.has(reason)) + 1;
    addBalances(ahead.slice(0, ended));
    current = book;
    addBalances(ahead.slice(ended));
    ahead = [];
    book.entries.push({ row, amount: transaction.amount * book.unit, balance: scaled(transaction.balance, book) });
  }
  addBalances(ahead);
  return books;
}

const scaled = (value: number | null, { unit }: Book): number | null => (value === null ? null : value * unit);

const LAST: ReadonlySet<string> = new Set(['closing', 'carried_forward']);

type Keyed = Record<'date' | 'description', string | null> & { readonly amount: number };

const keyOf = ({ date, amount, description }: Keyed): string => `${date}|${Math.abs(amount)}|${description}`;

/** Given entries, returns what they book. */
export function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** Given entries, returns how many balances follow from the one before. */
export function followed(entries: readonly Entry[]): number {
  let before: number | null = null;
  let since = 0;
  let count = 0;
  for (const { amount, balance } of entries) {
    since += amount ?? 0;
    if (balance === null) continue;
    if (before !== null && before + since === balance) count++;
    before = balance;
    since = 0;
  }
  return count;
}
