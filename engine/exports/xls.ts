/** The XLS result: a workbook of a summary and a sheet for each statement. */
import { CFB } from '@e965/xlsx';
import { placedStatements, type ResultInput } from './result.ts';
import { headerCell, type Row } from './workbook/cells.ts';
import { continuityRows } from './workbook/continuity-block.ts';
import type { Sheet } from './workbook/sheet.ts';
import { legalName, statementName } from './workbook/sheet-names.ts';
import { STATEMENT_COLUMNS, statementRows } from './workbook/statement-sheet.ts';
import { SUMMARY_COLUMNS, summaryRows } from './workbook/summary-sheet.ts';
import { workbookStream } from './workbook/workbook.ts';

/** Rows under the header of a sheet: the format holds 65,536. */
const ROWS_UNDER_HEADER = 65_535;

/** Given a result, returns it as a BIFF8 workbook (Excel 97 and later). */
export function renderXls(input: ResultInput): Uint8Array {
  const placed = placedStatements(input);
  const sheets = [
    ...sheetsOf('Summary', SUMMARY_COLUMNS, [...summaryRows(input, placed), ...continuityRows(input, placed)]),
    ...placed.flatMap((one) => sheetsOf(statementName(one), STATEMENT_COLUMNS, statementRows(one))),
  ];
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', workbookStream(sheets));
  return CFB.write(file, { type: 'buffer' }) as Uint8Array;
}

/** Rows under a header; what is past the rows of a sheet goes on in further ones, numbered. */
function sheetsOf(name: string, columns: readonly string[], rows: readonly Row[]): Sheet[] {
  const header = columns.map(headerCell);
  const sheets: Sheet[] = [{ name, rows: [header, ...rows.slice(0, ROWS_UNDER_HEADER)] }];
  for (let from = ROWS_UNDER_HEADER; from < rows.length; from += ROWS_UNDER_HEADER) {
    const partName = legalName(name, ` (${sheets.length + 1})`);
    sheets.push({ name: partName, rows: [header, ...rows.slice(from, from + ROWS_UNDER_HEADER)] });
  }
  return sheets;
}
