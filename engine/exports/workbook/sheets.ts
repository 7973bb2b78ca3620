/** The sheets of a workbook: a summary, and one for each statement, or more if it is longer than a sheet. */
import { idsOfStatements } from '../accounting/accounts.ts';
import { placedStatements, type ResultInput } from '../result.ts';
import { headerCell, type Row } from './cells.ts';
import { checkRows, failingRows, warningRows } from './checks-blocks.ts';
import { continuityRows } from './continuity-block.ts';
import type { BookLayout } from './layout.ts';
import type { Sheet } from './sheet.ts';
import { legalName } from './sheet-names.ts';
import { ROWS_BESIDE, statementSheets } from './statement-sheet.ts';
import { SUMMARY_COLUMNS, summaryRows } from './summary-sheet.ts';

const SUMMARY = 'Summary';
/** It has many columns, and is printed on one page: long texts wrap. */
const WIDEST = 32;

/** Given a result, the layout and the most rows of a sheet in the format, returns the sheets in their order. */
export function workbookSheets(input: ResultInput, layout: BookLayout, mostRows: number): Sheet[] {
  const placed = placedStatements(input);
  const table = summaryRows(input, placed);
  const blocks = [
    ...continuityRows(input, placed),
    ...checkRows(placed),
    ...failingRows(placed),
    ...warningRows(placed),
  ];
  const ids = layout.columns.includes('id') ? idsOfStatements(input) : null;
  const statements = placed.flatMap((one) =>
    statementSheets({ placed: one, ids: ids?.get(one.index) ?? [], layout, mostRows: mostRows - ROWS_BESIDE }),
  );
  return [...summarySheets([...table, ...blocks], table.length, mostRows - 1), ...statements];
}

/** Returns the summary; more rows than a sheet holds continue in further ones. */
function summarySheets(rows: readonly Row[], tableRows: number, mostRows: number): Sheet[] {
  const header = SUMMARY_COLUMNS.map(headerCell);
  const sheets: Sheet[] = [];
  for (let from = 0; from === 0 || from < rows.length; from += mostRows) {
    const part = rows.slice(from, from + mostRows);
    sheets.push({
      name: from === 0 ? SUMMARY : legalName(SUMMARY, ` (${sheets.length + 1})`),
      rows: [header, ...part],
      tableRows: Math.min(part.length, Math.max(0, tableRows - from)),
      widest: WIDEST,
      caution: '',
      tab: null,
    });
  }
  return sheets;
}
