/** What people changed, as the JSON result tells it. */
import type { Corrections } from '../model/correction.ts';
import type { Edited } from '../model/transaction.ts';
import { decimalText, moneyText } from './decimal.ts';

export function editedEntry({ by, at, read }: Edited, decimals: number) {
  return { by, at, read: read === null ? null : rowEntry(read, decimals) };
}

/** `firstRow`: index of the statement's first row among all rows. */
export function correctionsEntry({ rows, removed, read }: Corrections, firstRow: number, decimals: number) {
  return {
    rows,
    removed: removed.map(({ by, at, before, transaction }) => {
      return { by, at, before: firstRow + before, read: rowEntry(transaction, decimals) };
    }),
    read: {
      openingBalance: moneyText(read.openingBalance, decimals),
      closingBalance: moneyText(read.closingBalance, decimals),
      status: read.reconciliation.status,
    },
  };
}

type Row = NonNullable<Edited['read']>;

function rowEntry({ date, description, amount, balance, ...other }: Row, decimals: number) {
  const { valueDate, transactionDate, reference, type } = other;
  const money = { amount: decimalText(amount, decimals), balance: moneyText(balance, decimals) };
  return { date, description, ...money, valueDate, transactionDate, reference, type };
}
