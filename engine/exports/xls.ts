/** The XLS result: the workbook of the XLSX result for programs that read only the older format. */
import { CFB } from '@e965/xlsx';
import type { ResultInput } from './result.ts';
import { workbookStream } from './workbook/biff8/workbook.ts';
import { bookLayout } from './workbook/layout.ts';
import { workbookSheets } from './workbook/sheets.ts';

/** Rows of a sheet in this format. */
const MOST_ROWS = 65_536;

/** Given a result, returns it as a BIFF8 workbook (Excel 97 and later). */
export function renderXls(input: ResultInput): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', workbookStream(workbookSheets(input, bookLayout({}), MOST_ROWS)));
  return CFB.write(file, { type: 'buffer' }) as Uint8Array;
}
