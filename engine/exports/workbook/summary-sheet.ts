/** The rows of the summary sheet: each statement with what its arithmetic says, then the files that failed. */
import type { Obligation } from '../../model/reconciliation.ts';
import { type PlacedStatement, type ResultInput, totals } from '../result.ts';
import { countCell, dateCell, moneyCell, type Row, textCell } from './cells.ts';
import { statementName } from './sheet-names.ts';

export const SUMMARY_COLUMNS = [
  'Sheet',
  'File',
  'Account',
  'Currency',
  'Period start',
  'Period end',
  'Opening balance',
  'Closing balance',
  'Money in',
  'Money out',
  'Transactions',
  'Status',
  'Reason',
  'Checks',
  'Institution',
  'Account holder',
  'Not met',
] as const;

/** Given a result and its statements, returns the summary in the order of SUMMARY_COLUMNS. */
export function summaryRows(input: ResultInput, placed: readonly PlacedStatement[]): Row[] {
  const statements = placed.map(statementRow);
  const failures = input.files.flatMap(({ filename, error }) =>
    error === undefined ? [] : [failureRow(filename, error.code, error.message)],
  );
  return [...statements, ...failures];
}

function statementRow(placed: PlacedStatement): Row {
  const { file, statement } = placed;
  const { decimals, reconciliation } = statement;
  const sums = totals(statement);
  return [
    textCell(statementName(placed)),
    textCell(file.filename),
    textCell(statement.iban ?? statement.accountNumber),
    textCell(statement.currency),
    dateCell(statement.periodStart),
    dateCell(statement.periodEnd),
    moneyCell(statement.openingBalance, decimals),
    moneyCell(statement.closingBalance, decimals),
    moneyCell(sums.in, decimals),
    moneyCell(sums.out, decimals),
    countCell(statement.transactions.length),
    textCell(reconciliation.status),
    textCell(reconciliation.reason),
    textCell(reconciliation.checks.map(({ kind, status }) => `${kind}: ${status}`).join('; ')),
    textCell(statement.institution),
    textCell(statement.accountHolder),
    textCell(notMet(reconciliation.obligations)),
  ];
}

function notMet(obligations: readonly Obligation[]): string {
  const left = obligations.filter(({ status }) => status !== 'discharged');
  return left.map(({ code, status }) => `${code}: ${status}`).join('; ');
}

function failureRow(filename: string, code: string, message: string): Row {
  const row: ReturnType<typeof textCell>[] = SUMMARY_COLUMNS.map(() => null);
  row[SUMMARY_COLUMNS.indexOf('File')] = textCell(filename);
  row[SUMMARY_COLUMNS.indexOf('Status')] = textCell('failed');
  row[SUMMARY_COLUMNS.indexOf('Reason')] = textCell(`${code}: ${message}`);
  return row;
}
