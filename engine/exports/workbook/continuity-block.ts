/** The rows below the summary: of each account whether its statements follow on one another, and what was found. */
import type { AccountContinuity, Finding } from '../../continuity/types.ts';
import { standingWorded } from '../../wording/continuity.ts';
import { findingText } from '../continuity-text.ts';
import type { PlacedStatement, ResultInput } from '../result.ts';
import { type Cell, countCell, dateCell, headerCell, moneyCell, type Row, textCell } from './cells.ts';
import { SUMMARY_COLUMNS } from './summary-sheet.ts';

type Column = (typeof SUMMARY_COLUMNS)[number];

/** What the block shows below each column of the summary: the same kind of value, in the same width. */
const HEADINGS: Readonly<Partial<Record<Column, string>>> = {
  Sheet: 'Continuity: sheets',
  File: 'Finding',
  Account: 'Account',
  Currency: 'Currency',
  'Period start': 'From',
  'Period end': 'To',
  'Opening balance': 'Closed with',
  'Closing balance': 'Goes on from',
  'Money in': 'Difference',
  Transactions: 'Rows in both',
  Status: 'Status',
  Reason: 'Reason',
};

/** Returns the block in the order of SUMMARY_COLUMNS; none for a single statement. */
export function continuityRows({ continuity, files }: ResultInput, placed: readonly PlacedStatement[]): Row[] {
  if (placed.length < 2) return [];
  const headings = SUMMARY_COLUMNS.map((column) => (HEADINGS[column] ? headerCell(HEADINGS[column]) : null));
  const accounts = continuity.flatMap((account) => [
    accountRow(account),
    ...account.findings.map((finding) =>
      findingRow(finding, account, findingText(finding, account.decimals, placed, files)),
    ),
  ]);
  return [rowOf({}), headings, ...accounts];
}

function accountRow(account: AccountContinuity): Row {
  return rowOf({
    ...accountCells(account),
    Sheet: textCell(account.statements.map(sheetNumber).join(', ')),
    'Period start': dateCell(account.from),
    'Period end': dateCell(account.to),
    Status: textCell(account.status),
    Reason: textCell(standingWorded(account.standing)),
  });
}

function findingRow(
  { kind, statements, from, to, expected, found, rows }: Finding,
  account: AccountContinuity,
  text: string,
): Row {
  const { decimals } = account;
  return rowOf({
    ...accountCells(account),
    Sheet: textCell(statements.map(sheetNumber).join(', ')),
    File: textCell(kind),
    'Period start': dateCell(from),
    'Period end': dateCell(to),
    'Opening balance': moneyCell(expected, decimals),
    'Closing balance': moneyCell(found, decimals),
    'Money in': expected === null || found === null ? null : moneyCell(found - expected, decimals),
    Transactions: rows.length > 0 ? countCell(rows.length) : null,
    Reason: textCell(text),
  });
}

/** The number that the statement's sheet is named by. */
const sheetNumber = (index: number) => index + 1;

function accountCells({ iban, accountNumber, currency }: AccountContinuity) {
  return { Account: textCell(iban ?? accountNumber), Currency: textCell(currency) };
}

function rowOf(cells: Readonly<Partial<Record<Column, Cell | null>>>): Row {
  return SUMMARY_COLUMNS.map((column) => cells[column] ?? null);
}
