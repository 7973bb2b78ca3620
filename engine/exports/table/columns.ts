/** The columns that a table may have, and what of a row is in each. */
import type { IsoDate } from '../../model/iso-date.ts';
import type { Minor } from '../../model/minor.ts';
import type { Transaction } from '../../model/transaction.ts';
import type { ColumnName } from '../options.ts';
import type { PlacedStatement } from '../result.ts';

export interface TableRow {
  readonly transaction: Transaction;
  readonly placed: PlacedStatement;
  readonly id: string;
}

/** What a cell holds; null: it is empty. */
export type TableValue =
  | { readonly kind: 'date'; readonly date: IsoDate | null }
  | { readonly kind: 'money'; readonly minor: Minor | null }
  | { readonly kind: 'text'; readonly text: string | null }
  | { readonly kind: 'count'; readonly count: number | null };

const date = (value: IsoDate | null): TableValue => ({ kind: 'date', date: value });
const money = (minor: Minor | null): TableValue => ({ kind: 'money', minor });
const text = (value: string | null): TableValue => ({ kind: 'text', text: value });

/** Money has the holder's sign here. */
export const COLUMNS: Readonly<Record<ColumnName, (row: TableRow) => TableValue>> = {
  date: ({ transaction }) => date(transaction.date),
  description: ({ transaction }) => text(transaction.description),
  amount: ({ transaction }) => money(transaction.amount),
  debit: ({ transaction: { amount } }) => money(amount < 0 ? -amount : null),
  credit: ({ transaction: { amount } }) => money(amount < 0 ? null : amount),
  balance: ({ transaction }) => money(transaction.balance),
  currency: ({ placed }) => text(placed.statement.currency),
  account: ({ placed: { statement } }) => text(statement.iban ?? statement.accountNumber),
  file: ({ placed }) => text(placed.file.filename),
  reference: ({ transaction }) => text(transaction.reference),
  type: ({ transaction }) => text(transaction.type),
  valueDate: ({ transaction }) => date(transaction.valueDate),
  transactionDate: ({ transaction }) => date(transaction.transactionDate),
  page: ({ transaction: { places } }) => ({ kind: 'count', count: places[0]?.page ?? null }),
  status: ({ placed }) => text(placed.statement.reconciliation.status),
  id: ({ id }) => text(id),
};

/** The columns whose sign a user may turn. */
export const SIGNED: readonly ColumnName[] = ['amount', 'balance'];
