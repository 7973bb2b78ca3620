/** Workbooks that a program imports: bookings under the program's own headings, and nothing else. */
import type { TableRow } from '../table/columns.ts';
import type { TableLayout } from '../table/layout.ts';
import { type Cell, headerCell } from './cells.ts';
import { ooxmlWorkbook } from './ooxml/workbook.ts';
import { rowCell } from './row-cells.ts';
import type { Sheet } from './sheet.ts';
import { dateStyle } from './styles.ts';

const NAME = 'Transactions';
/** Of a description, in characters. */
const WIDEST = 60;

/**
 * Given the rows of an account, the layout, and the most rows of the format, returns the files that the limits of the
 * layout ask for: as many rows in each as it takes, and no more bytes, unless a single row has more.
 */
export async function tableFiles(
  rows: readonly TableRow[],
  layout: TableLayout,
  mostRows: number,
): Promise<Uint8Array[]> {
  const most = Math.min(layout.maxRows ?? mostRows, mostRows);
  const files: Uint8Array[] = [];
  for (let from = 0; from === 0 || from < rows.length; from += most)
    files.push(...(await withinBytes(rows.slice(from, from + most), layout)));
  return files;
}

/** The file is packed: how long it is shows only when it is written. Too long, its rows are shared by more files. */
async function withinBytes(rows: readonly TableRow[], layout: TableLayout): Promise<Uint8Array[]> {
  const bytes = await ooxmlWorkbook([tableSheet(rows, layout)]);
  const { maxBytes } = layout;
  if (maxBytes === null || bytes.length <= maxBytes || rows.length < 2) return [bytes];
  const size = Math.ceil(rows.length / Math.ceil(bytes.length / maxBytes));
  const files: Uint8Array[] = [];
  for (let from = 0; from < rows.length; from += size)
    files.push(...(await withinBytes(rows.slice(from, from + size), layout)));
  return files;
}

function tableSheet(rows: readonly TableRow[], layout: TableLayout): Sheet {
  const header = layout.columns.map(({ heading }) => headerCell(heading));
  const forms = { dates: dateStyle(layout.dateFormat), isBanksSign: layout.isBanksSign };
  const cells = rows.map((row) =>
    layout.columns.map(({ name }) => (name === null ? null : shown(rowCell(row, name, forms), layout))),
  );
  return { name: NAME, rows: [header, ...cells], tableRows: rows.length, widest: WIDEST, caution: '', tab: null };
}

const shown = (cell: Cell | null, { isZeroBlank }: TableLayout): Cell | null =>
  isZeroBlank && cell?.value === 0 ? null : cell;
