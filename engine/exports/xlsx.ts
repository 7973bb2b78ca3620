/** The XLSX result: a summary and a sheet for each statement, or the tables that a program imports. */
import { exportAccounts, freshStatements } from './accounting/accounts.ts';
import { type AccountFiles, nameOf, packedAccounts } from './accounting/renderer.ts';
import type { ExportOptions } from './options.ts';
import type { Rendered, ResultInput } from './result.ts';
import type { TableRow } from './table/columns.ts';
import { layoutOf, type TableLayout } from './table/layout.ts';
import { bookLayout } from './workbook/layout.ts';
import { ooxmlWorkbook } from './workbook/ooxml/workbook.ts';
import { workbookSheets } from './workbook/sheets.ts';
import { tableFiles } from './workbook/table-files.ts';

/** Rows of a sheet in this format. */
const MOST_ROWS = 1_048_576;

/**
 * Given a result and the options of a table, returns it as an Office Open XML workbook (Excel 2007 and later); with the
 * preset of a program a workbook for each account, and as many as its limits ask for.
 */
export async function renderXlsx(input: ResultInput, options: ExportOptions = {}): Promise<Rendered> {
  const layout = layoutOf(options);
  if (layout.isPerAccount) return byAccount(input, options, layout);
  const bytes = await ooxmlWorkbook(workbookSheets(input, bookLayout(options), MOST_ROWS));
  return { bytes, isArchive: false };
}

async function byAccount(input: ResultInput, options: ExportOptions, layout: TableLayout): Promise<Rendered> {
  const files: AccountFiles[] = [];
  for (const account of exportAccounts(input, options)) {
    const rows = freshStatements(account).flatMap(({ rows: fresh, placed }) =>
      fresh.map(({ id, transaction }): TableRow => ({ id, transaction, placed })),
    );
    files.push({ name: nameOf(account), parts: await tableFiles(rows, layout, MOST_ROWS - 1) });
  }
  return packedAccounts(files, 'xlsx');
}
