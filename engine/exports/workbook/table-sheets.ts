/** Sheets that a program imports: bookings under the program's own headings, and nothing else. */
import type { TableRow } from '../table/columns.ts';
import type { TableLayout } from '../table/layout.ts';
import { type Cell, headerCell } from './cells.ts';
import { rowCell } from './row-cells.ts';
import type { Sheet } from './sheet.ts';
import { dateStyle } from './styles.ts';

const NAME = 'Transactions';
/** Of a description, in characters. */
const WIDEST = 60;

/** Given the rows of an account, the layout, and the most rows of the format, returns a sheet for each file. */
export function tableSheets(rows: readonly TableRow[], layout: TableLayout, mostRows: number): Sheet[] {
  const most = Math.min(layout.maxRows ?? mostRows, mostRows);
  const header = layout.columns.map(({ heading }) => headerCell(heading));
  const forms = { dates: dateStyle(layout.dateFormat), isBanksSign: layout.isBanksSign };
  const sheets: Sheet[] = [];
  for (let from = 0; from === 0 || from < rows.length; from += most) {
    const part = rows.slice(from, from + most);
    const cells = part.map((row) =>
      layout.columns.map(({ name }) => (name === null ? null : shown(rowCell(row, name, forms), layout))),
    );
    sheets.push({
      name: NAME,
      rows: [header, ...cells],
      tableRows: part.length,
      widest: WIDEST,
      caution: '',
      tab: null,
    });
  }
  return sheets;
}

const shown = (cell: Cell | null, { isZeroBlank }: TableLayout): Cell | null =>
  isZeroBlank && cell?.value === 0 ? null : cell;
