/** The rows of a statement's sheet: one a transaction, in printed order. */
import type { PlacedStatement } from '../result.ts';
import { type Cell, countCell, dateCell, moneyCell, type Row, textCell } from './cells.ts';

export const STATEMENT_COLUMNS = [
  'Date',
  'Description',
  'Amount',
  'Debit',
  'Credit',
  'Balance',
  'Currency',
  'Value date',
  'Transaction date',
  'Reference',
  'Type',
  'Page',
] as const;

/** Given a statement, returns its rows in the order of STATEMENT_COLUMNS. */
export function statementRows({ statement }: PlacedStatement): Row[] {
  const { currency, decimals } = statement;
  return statement.transactions.map((t) => [
    dateCell(t.date),
    textCell(t.description),
    moneyCell(t.amount, decimals),
    t.amount < 0 ? moneyCell(-t.amount, decimals) : null,
    t.amount < 0 ? null : moneyCell(t.amount, decimals),
    moneyCell(t.balance, decimals),
    textCell(currency),
    dateCell(t.valueDate),
    dateCell(t.transactionDate),
    textCell(t.reference),
    textCell(t.type),
    pageCell(t.places[0]),
  ]);
}

function pageCell(place: { readonly page: number } | undefined): Cell | null {
  return place === undefined ? null : countCell(place.page);
}
