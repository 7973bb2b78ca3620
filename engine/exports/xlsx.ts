/** The XLSX result: a workbook of a summary and a sheet for each statement. */
import type { ResultInput } from './result.ts';
import { ooxmlWorkbook } from './workbook/ooxml/workbook.ts';
import { workbookSheets } from './workbook/sheets.ts';

/** Rows of a sheet in this format. */
const MOST_ROWS = 1_048_576;

/** Given a result, returns it as an Office Open XML workbook (Excel 2007 and later). */
export const renderXlsx = (input: ResultInput): Promise<Uint8Array> => ooxmlWorkbook(workbookSheets(input, MOST_ROWS));
