/** The sheets of a statement: its transactions, their total, the verdict, and the rows that do not follow coloured. */

import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import { counted } from '../../wording/grammar.ts';
import { failingFigures } from '../decimal.ts';
import type { PlacedStatement } from '../result.ts';
import {
  type Cell,
  countCell,
  dateCell,
  headerCell,
  moneyCell,
  type Row,
  textCell,
  tintedCell,
  tintedRow,
  totalCell,
  underTotal,
} from './cells.ts';
import type { Sheet } from './sheet.ts';
import { legalName, statementName } from './sheet-names.ts';
import { LABEL, type Tint, totalled } from './styles.ts';
import { VERDICT_TINTS } from './verdicts.ts';

type CellOf = (transaction: Transaction, statement: Statement, remark: string) => Cell | null;

/** The columns, and the cell of a transaction in each. */
const COLUMNS: Readonly<Record<string, CellOf>> = {
  Date: ({ date }) => dateCell(date),
  Description: ({ description }) => textCell(description),
  Amount: ({ amount }, { decimals }) => moneyCell(amount, decimals),
  Debit: (transaction, { decimals }) => moneyCell(debitOf(transaction), decimals),
  Credit: (transaction, { decimals }) => moneyCell(creditOf(transaction), decimals),
  Balance: ({ balance }, { decimals }) => moneyCell(balance, decimals),
  Currency: (_, { currency }) => textCell(currency),
  'Value date': ({ valueDate }) => dateCell(valueDate),
  'Transaction date': ({ transactionDate }) => dateCell(transactionDate),
  Reference: ({ reference }) => textCell(reference),
  Type: ({ type }) => textCell(type),
  Page: ({ places: [place] }) => (place === undefined ? null : countCell(place.page)),
};

/** A further column for a statement with rows that were read from pictures: for rows of text it is empty. */
const PICTURE_COLUMN: Readonly<Record<string, CellOf>> = {
  'Read from a picture': ({ source, repaired = [], readings = [] }) => {
    if (source !== 'ocr') return null;
    const corrected = repaired.map(({ field, read, taken }) => `${field} corrected: ${taken}, first read as ${read}`);
    const open = readings.filter(({ field, status }) => status === 'open' && field !== 'text');
    const doubts = open.map(({ field, text, others }) => `${field} in doubt: ${[text, ...others].join(' or ')}`);
    return textCell([...corrected, ...doubts].join('; ') || 'yes');
  },
};

/** The last column: the verdict on the statement, and what is found in the row. */
const STATUS_COLUMN: Readonly<Record<string, CellOf>> = {
  Status: (_, { reconciliation: { status } }, remark) => textCell(remark === '' ? status : `${status}: ${remark}`),
};

/** The columns with a total, and what it is the sum of. */
const TOTALS: Readonly<Record<string, (transaction: Transaction) => number | null>> = {
  Amount: ({ amount }) => amount,
  Debit: debitOf,
  Credit: creditOf,
};

function debitOf({ amount }: Transaction): number | null {
  return amount < 0 ? -amount : null;
}

function creditOf({ amount }: Transaction): number | null {
  return amount < 0 ? null : amount;
}

/** Of a description, in characters. */
const WIDEST = 60;

/** Given a statement and the most transactions of a sheet, returns its sheets; those behind the first have numbers. */
export function statementSheets(placed: PlacedStatement, mostRows: number): Sheet[] {
  const { statement } = placed;
  const { status } = statement.reconciliation;
  const name = statementName(placed);
  const pictured = statement.transactions.some(({ source }) => source === 'ocr');
  const columns = { ...COLUMNS, ...(pictured ? PICTURE_COLUMN : {}), ...STATUS_COLUMN };
  const header = Object.keys(columns).map(headerCell);
  const rows = transactionRows(statement, Object.values(columns));
  const sheets: Sheet[] = [];
  for (let from = 0; from === 0 || from < rows.length; from += mostRows) {
    const part = rows.slice(from, from + mostRows);
    const transactions = statement.transactions.slice(from, from + mostRows);
    const below = totalRow(transactions, statement, rows.length > mostRows ? 'Total of this sheet' : 'Total');
    sheets.push({
      name: from === 0 ? name : legalName(name, ` (${sheets.length + 1})`),
      rows: [header, ...part, ...below, [], ...verdictRows(statement)],
      tableRows: part.length,
      widest: WIDEST,
      caution: status === 'verified' ? '' : `Not verified: ${status}`,
      tab: status === 'verified' ? null : VERDICT_TINTS[status],
    });
  }
  return sheets;
}

/** Returns a row for each transaction, in printed order; the ones in which something is found are coloured. */
function transactionRows(statement: Statement, cells: readonly CellOf[]): Row[] {
  const remarks = remarksByRow(statement);
  return statement.transactions.map((transaction, index) => {
    const remark = remarks.get(index);
    if (remark === undefined) return cells.map((cellOf) => cellOf(transaction, statement, ''));
    const { text, tint } = remark;
    return tintedRow(
      cells.map((cellOf) => cellOf(transaction, statement, text)),
      tint,
    );
  });
}

interface Remark {
  readonly text: string;
  readonly tint: Tint;
}

/** Returns what is found in the rows of a statement: warnings, and balances that do not follow. */
function remarksByRow({ warnings, reconciliation, decimals }: Statement): ReadonlyMap<number, Remark> {
  const remarks = new Map<number, Remark>();
  for (const { row, code } of warnings) {
    if (row === null) continue;
    const before = remarks.get(row);
    remarks.set(row, { text: before === undefined ? code : `${before.text}; ${code}`, tint: 'doubt' });
  }
  for (const failing of reconciliation.failingRows) {
    const { expected, printed, difference } = failingFigures(failing, decimals);
    const figures = `the balance should be ${expected}, the paper prints ${printed} (difference ${difference})`;
    const before = remarks.get(failing.row);
    remarks.set(failing.row, { text: before === undefined ? figures : `${figures}; ${before.text}`, tint: 'fail' });
  }
  return remarks;
}

/** Returns the total of the transactions of a sheet; nothing if there are none. */
function totalRow(transactions: readonly Transaction[], { decimals }: Statement, label: string): Row[] {
  if (transactions.length === 0) return [];
  const cells = Object.keys(COLUMNS).map((column): Cell | null => {
    const amountOf = TOTALS[column];
    if (amountOf === undefined) return column === 'Description' ? textCell(label, totalled(LABEL)) : underTotal;
    return totalCell({ amounts: transactions.map(amountOf), decimals, firstRow: 1 });
  });
  return [cells];
}

/** Warnings that a sheet repeats: the summary has all of them. */
const REPEATED_WARNINGS = 10;

/** Returns the verdict on a statement, and what must be known besides. */
function verdictRows({ reconciliation: { status, reason }, warnings }: Statement): Row[] {
  const label = (text: string) => textCell(text, LABEL);
  const verdict = [label('Status'), tintedCell(textCell(`${status}: ${reason}`), VERDICT_TINTS[status])];
  const told = warnings.slice(0, REPEATED_WARNINGS).map(({ code, message }) => `${code}: ${message}`);
  const more = warnings.length - told.length;
  if (more > 0) told.push(`${counted(more, 'other warning')}: see the sheet Summary`);
  return [verdict, ...told.map((text) => [label('Warning'), tintedCell(textCell(text), 'doubt')])];
}

const BESIDE = ['header', 'total', 'empty', 'verdict', 'count of other warnings'] as const;
/** Rows of a sheet that are no transactions. */
export const ROWS_BESIDE = BESIDE.length + REPEATED_WARNINGS;
