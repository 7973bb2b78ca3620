/** What a corrected statement was before anybody changed it. */
import type { Corrections } from '../../model/correction.ts';
import type { LeftOver } from '../../model/left-over.ts';
import type { Minor } from '../../model/minor.ts';
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import type { Printed } from './printed-row.ts';

export type Corrected = Statement & { readonly corrections: Corrections };

/** The row as it was read; null if it was added. */
export function readOf(transaction: Transaction): Transaction | null {
  const { edited, places } = transaction;
  // not a copy: most rows are as they were read
  if (edited === undefined) return transaction;
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
  /** null: none is printed, or one was entered that the paper does not print there */
  readonly printedBalance: Minor | null;
  readonly changed: ChangedAmount | null;
  /**
   * `printed`: text prints the changed amount there, and nothing else there is unused; `only`: it is on a line that may
   * be a booking, of an added row, and nothing else of the statement is unused; `gone`: text of a deleted row, whose
   * amount no unused text repeats; `picture`: its row was read from a picture; null: no text prints it, or text prints
   * another amount
   */
  readonly by: 'printed' | 'only' | 'gone' | 'picture' | null;
}

/** Given a corrected statement and what the paper prints of its rows, returns them with those that were deleted. */
export function entriesOf(
  { transactions, corrections, left }: Corrected,
  printed: ReadonlyMap<number, Printed>,
): Entry[] {
  const entries: Entry[] = [];
  const isPictured = transactions.every((one) => (readOf(one)?.source ?? 'ocr') === 'ocr');
  for (let row = 0; row <= transactions.length; row++) {
    for (const { before, transaction } of corrections.removed)
      if (before === row) entries.push(deleted(readOf(transaction) ?? transaction, left));
    const transaction = transactions[row];
    if (transaction !== undefined) entries.push(kept(transaction, row, { printed: printed.get(row), isPictured }));
  }
  return entries;
}

function deleted({ amount, balance, source }: Transaction, left: LeftOver | undefined): Entry {
  const isGone = left?.amounts.every((one) => one.amount !== Math.abs(amount)) === true;
  const byText = isGone ? 'gone' : null;
  return {
    row: null,
    amount: 0,
    printedBalance: balance,
    changed: { read: amount, now: 0 },
    by: source === 'ocr' ? 'picture' : byText,
  };
}

function kept(transaction: Transaction, row: number, { printed, isPictured }: Around): Entry {
  const { amount, balance } = transaction;
  const read = readOf(transaction);
  const changed = read?.amount === amount ? null : { read: read?.amount ?? 0, now: amount };
  const isAsPrinted = read?.balance === balance || (printed?.balance ?? null) !== null;
  const byPicture = read === null ? isPictured : read.source === 'ocr';
  return {
    row,
    amount,
    printedBalance: isAsPrinted ? balance : null,
    changed,
    by: byTextOf(printed) ?? (byPicture ? 'picture' : null),
  };
}

interface Around {
  readonly printed: Printed | undefined;
  /** all rows were read from pictures */
  readonly isPictured: boolean;
}

function byTextOf(printed: Printed | undefined): 'printed' | 'only' | null {
  if (printed === undefined || printed.amount === null) return null;
  return printed.isOnly ? 'only' : 'printed';
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
