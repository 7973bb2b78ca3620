/** What a corrected statement was before anybody changed it. */
import type { Corrections } from '../../model/correction.ts';
import type { Minor } from '../../model/minor.ts';
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';

export type Corrected = Statement & { readonly corrections: Corrections };

/** The row as it was read; null if it was added. */
export function readOf({ edited, places, ...row }: Transaction): Transaction | null {
  if (edited === undefined) return { ...row, places };
  return edited.read === null ? null : { ...edited.read, places };
}

/** An amount that a person changed, added or deleted: before and after, 0 where there is no row. */
export interface ChangedAmount {
  readonly read: Minor;
  readonly now: Minor;
}

/** A row, or where one was deleted, in the order of the paper. */
export interface Entry {
  /** index of the row; null: it was deleted */
  readonly row: number | null;
  readonly amount: Minor;
  /** as printed; null: none is, or it was entered by hand, which proves nothing */
  readonly printedBalance: Minor | null;
  readonly changed: ChangedAmount | null;
}

/** Given a corrected statement, returns its rows with those that were deleted. */
export function entriesOf({ transactions, corrections }: Corrected): Entry[] {
  const entries: Entry[] = [];
  for (let row = 0; row <= transactions.length; row++) {
    for (const { before, transaction } of corrections.removed)
      if (before === row) entries.push(deleted(readOf(transaction) ?? transaction));
    const transaction = transactions[row];
    if (transaction !== undefined) entries.push(kept(transaction, row));
  }
  return entries;
}

const deleted = ({ amount, balance }: Transaction): Entry => ({
  row: null,
  amount: 0,
  printedBalance: balance,
  changed: { read: amount, now: 0 },
});

function kept(transaction: Transaction, row: number): Entry {
  const { amount, balance } = transaction;
  const read = readOf(transaction);
  const changed = read?.amount === amount ? null : { read: read?.amount ?? 0, now: amount };
  return { row, amount, printedBalance: read?.balance === balance ? balance : null, changed };
}

/** Given a corrected statement, returns the rows that were read, in their order. */
export function rowsAsRead({ transactions, corrections }: Corrected): Transaction[] {
  const rows: Transaction[] = [];
  for (let row = 0; row <= transactions.length; row++) {
    for (const { before, transaction } of corrections.removed)
      if (before === row) rows.push(...listed(readOf(transaction)));
    const transaction = transactions[row];
    if (transaction !== undefined) rows.push(...listed(readOf(transaction)));
  }
  return rows;
}

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one]);
