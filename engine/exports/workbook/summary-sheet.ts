/** The table of the summary sheet: each statement with what its arithmetic says, then the files that failed. */
import type { Obligation } from '../../model/reconciliation.ts';
import { type PlacedStatement, type ResultInput, totals } from '../result.ts';
import { type Cell, countCell, dateCell, headerCell, moneyCell, type Row, textCell, tintedCell } from './cells.ts';
import { statementName } from './sheet-names.ts';
import { statusInWords, VERDICT_TINTS } from './verdicts.ts';

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
  Status: ({ statement }) =>
    tintedCell(textCell(statusInWords(statement)), VERDICT_TINTS[statement.reconciliation.status]),
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

export type Headings = Readonly<Partial<Record<Column, string>>>;

/**
 * Given what the columns hold in it and its rows, returns a block below the table: an empty row, its header, and the
 * rows. No rows are no block. A column holds the same kind of value in the table and in each block: they share widths.
 */
export function block(headings: Headings, rows: readonly SummaryCells[]): Row[] {
  if (rows.length === 0) return [];
  const header = SUMMARY_COLUMNS.map((column) => {
    const heading = headings[column];
    return heading === undefined ? null : headerCell(heading);
  });
  return [[], header, ...rows.map(summaryRow)];
}

/** Given the cells of some columns, returns a row of all columns. */
const summaryRow = (cells: SummaryCells): Row => SUMMARY_COLUMNS.map((column) => cells[column] ?? null);

/** Given a result and its statements, returns the summary in the order of SUMMARY_COLUMNS. */
export function summaryRows(input: ResultInput, placed: readonly PlacedStatement[]): Row[] {
  const statements = placed.map((one) => SUMMARY_COLUMNS.map((column) => COLUMNS[column](one)));
  const failures = input.files.flatMap(({ filename, error }) => {
    if (error === undefined) return [];
    const reason = textCell(`${error.code}: ${error.message}`);
    return [summaryRow({ File: textCell(filename), Status: tintedCell(textCell('failed'), 'fail'), Reason: reason })];
  });
  return [...statements, ...failures];
}

function notMet(obligations: readonly Obligation[]): string {
  const left = obligations.filter(({ status }) => status !== 'discharged');
  return left.map(({ code, status }) => `${code}: ${status}`).join('; ');
}
