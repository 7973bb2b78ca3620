/** The rows of the summary sheet: each statement with what its arithmetic says, then the files that failed. */
import type { Obligation } from '../../model/reconciliation.ts';
import { type PlacedStatement, type ResultInput, totals } from '../result.ts';
import { type Cell, countCell, dateCell, moneyCell, type Row, textCell } from './cells.ts';
import { statementName } from './sheet-names.ts';

/** The columns, and the cell of a statement in each. */
const COLUMNS = {
  Sheet: (placed) => textCell(statementName(placed)),
  File: ({ file }) => textCell(file.filename),
  Account: ({ statement: { iban, accountNumber } }) => textCell(iban ?? accountNumber),
  Currency: ({ statement }) => textCell(statement.currency),
  'Period start': ({ statement }) => dateCell(statement.periodStart),
  'Period end': ({ statement }) => dateCell(statement.periodEnd),
  'Opening balance': ({ statement }) => moneyCell(statement.openingBalance, statement.decimals),
  'Closing balance': ({ statement }) => moneyCell(statement.closingBalance, statement.decimals),
  'Money in': ({ statement }) => moneyCell(totals(statement).in, statement.decimals),
  'Money out': ({ statement }) => moneyCell(totals(statement).out, statement.decimals),
  Transactions: ({ statement }) => countCell(statement.transactions.length),
  Status: ({ statement }) => textCell(statement.reconciliation.status),
  Reason: ({ statement }) => textCell(statement.reconciliation.reason),
  Checks: ({ statement: { reconciliation } }) =>
    textCell(reconciliation.checks.map(({ kind, status }) => `${kind}: ${status}`).join('; ')),
  Institution: ({ statement }) => textCell(statement.institution),
  'Account holder': ({ statement }) => textCell(statement.accountHolder),
  'Not met': ({ statement }) => textCell(notMet(statement.reconciliation.obligations)),
} satisfies Readonly<Record<string, (placed: PlacedStatement) => Cell | null>>;

type Column = keyof typeof COLUMNS;
export type SummaryCells = Readonly<Partial<Record<Column, Cell | null>>>;

export const SUMMARY_COLUMNS = Object.keys(COLUMNS) as readonly Column[];

/** Given the cells of some columns, returns a row of all columns. */
export const summaryRow = (cells: SummaryCells): Row => SUMMARY_COLUMNS.map((column) => cells[column] ?? null);

/** Given a result and its statements, returns the summary in the order of SUMMARY_COLUMNS. */
export function summaryRows(input: ResultInput, placed: readonly PlacedStatement[]): Row[] {
  const statements = placed.map((one) => SUMMARY_COLUMNS.map((column) => COLUMNS[column](one)));
  const failures = input.files.flatMap(({ filename, error }) => {
    if (error === undefined) return [];
    const reason = textCell(`${error.code}: ${error.message}`);
    return [summaryRow({ File: textCell(filename), Status: textCell('failed'), Reason: reason })];
  });
  return [...statements, ...failures];
}

function notMet(obligations: readonly Obligation[]): string {
  const left = obligations.filter(({ status }) => status !== 'discharged');
  return left.map(({ code, status }) => `${code}: ${status}`).join('; ');
}
