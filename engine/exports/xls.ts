/** The XLS result: a workbook of a summary and a sheet for each statement. */
import { CFB } from '@e965/xlsx';
import type { Transaction } from '../model/transaction.ts';
import { type PlacedStatement, placedStatements, type ResultInput } from './result.ts';
import { type Cell, countCell, dateCell, headerCell, moneyCell, type Row, textCell } from './workbook/cells.ts';
import { continuityRows } from './workbook/continuity-block.ts';
import type { Sheet } from './workbook/sheet.ts';
import { legalName, statementName } from './workbook/sheet-names.ts';
import { SUMMARY_COLUMNS, summaryRows } from './workbook/summary-sheet.ts';
import { workbookStream } from './workbook/workbook.ts';

/** Rows below the header of a sheet: the format holds 65,536. */
const ROWS_UNDER_HEADER = 65_535;

type CellOf = (transaction: Transaction, statement: PlacedStatement['statement']) => Cell | null;

/** The columns of a statement's sheet, and the cell of a transaction in each. */
const STATEMENT_COLUMNS: Readonly<Record<string, CellOf>> = {
  Date: ({ date }) => dateCell(date),
  Description: ({ description }) => textCell(description),
  Amount: ({ amount }, { decimals }) => moneyCell(amount, decimals),
  Debit: ({ amount }, { decimals }) => (amount < 0 ? moneyCell(-amount, decimals) : null),
  Credit: ({ amount }, { decimals }) => (amount < 0 ? null : moneyCell(amount, decimals)),
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

const columnsOf = ({ statement: { transactions } }: PlacedStatement): Readonly<Record<string, CellOf>> =>
  transactions.some(({ source }) => source === 'ocr') ? { ...STATEMENT_COLUMNS, ...PICTURE_COLUMN } : STATEMENT_COLUMNS;

/** Given a result, returns it as a BIFF8 workbook (Excel 97 and later). */
export function renderXls(input: ResultInput): Uint8Array {
  const placed = placedStatements(input);
  const sheets = [
    ...sheetsOf('Summary', SUMMARY_COLUMNS, [...summaryRows(input, placed), ...continuityRows(input, placed)]),
    ...placed.flatMap((one) => sheetsOf(statementName(one), Object.keys(columnsOf(one)), statementRows(one))),
  ];
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', workbookStream(sheets));
  return CFB.write(file, { type: 'buffer' }) as Uint8Array;
}

/** Given a statement, returns a row for each transaction, in printed order. */
function statementRows(placed: PlacedStatement): Row[] {
  const { statement } = placed;
  const cells = Object.values(columnsOf(placed));
  return statement.transactions.map((transaction) => cells.map((cellOf) => cellOf(transaction, statement)));
}

/** Returns the rows below a header; more rows than a sheet holds continue in further sheets, with numbers. */
function sheetsOf(name: string, columns: readonly string[], rows: readonly Row[]): Sheet[] {
  const header = columns.map(headerCell);
  const sheets: Sheet[] = [{ name, rows: [header, ...rows.slice(0, ROWS_UNDER_HEADER)] }];
  for (let from = ROWS_UNDER_HEADER; from < rows.length; from += ROWS_UNDER_HEADER) {
    const partName = legalName(name, ` (${sheets.length + 1})`);
    sheets.push({ name: partName, rows: [header, ...rows.slice(from, from + ROWS_UNDER_HEADER)] });
  }
  return sheets;
}
