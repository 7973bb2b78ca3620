/** One worksheet as BIFF8 records: how it is printed, column widths, cells, and the first row frozen. */
import type { Cell } from '../cells.ts';
import { columnWidths, linesOf, type Sheet } from '../sheet.ts';
import { writeFilterButtons } from './filter-buttons.ts';
import { writePageSetup } from './page-setup.ts';
import { RecordWriter } from './records.ts';
import type { Shared } from './shared.ts';
import { colourOf, DEFAULT_XF } from './styles.ts';

const WORKSHEET = 0x0010;
const COL_INFO = 0x007d;
const DIMENSIONS = 0x0200;
const NUMBER = 0x0203;
const LABEL_SST = 0x00fd;
const WINDOW2 = 0x023e;
const PANE = 0x0041;
const SELECTION = 0x001d;
const BLANK = 0x0201;
const FORMULA = 0x0006;
const ROW = 0x0208;
/** In twentieths of a point. */
const LINE_HEIGHT = 255;
/** ROW: its height is given; a bit that is always set. */
const OWN_HEIGHT = 0x0140;
const AUTO_FILTER_INFO = 0x009d;
const SHEET_EXT = 0x0862;
const SHEET_EXT_BYTES = 20;

/** Parts of a formula: an integer, cells, a function, and SUBTOTAL with its first argument. */
const INTEGER = 0x1e;
const AREA = 0x25;
const FUNCTION = 0x42;
const SUBTOTAL = 344;
const OF_ROWS_IN_VIEW = 9;
/** Rows and columns that change with the place of the formula. */
const RELATIVE = 0xc000;
const SUM_BYTES = 16;

/** Grid, headings, zeros, default colours, outline; panes frozen without having been split. */
const WINDOW_FLAGS = 0x01be;
/** Selected and on top. Only the first sheet has it: an edit changes all sheets that are selected. */
const WINDOW_SELECTED = 0x0600;
const TOP_LEFT_PANE = 3;
const BOTTOM_LEFT_PANE = 2;
const DEFAULT_GRID_COLOUR = 64;
/** Widths are in 1/256 of a character. */
const WIDTH_UNIT = 256;

/** Given a sheet and its number, from 0, returns its records; its texts and styles are added to the shared ones. */
export function sheetRecords(sheet: Sheet, number: number, shared: Shared): Buffer {
  const { rows, tab } = sheet;
  const columns = rows[0]?.length ?? 0;
  const out = new RecordWriter(WORKSHEET);
  writePageSetup(out, sheet);
  const widths = columnWidths(sheet);
  for (const [c, width] of widths.entries()) out.begin(COL_INFO).u16(c, c, width * WIDTH_UNIT, DEFAULT_XF, 0, 0);
  out.begin(AUTO_FILTER_INFO).u16(columns);
  out.begin(DIMENSIONS).u32(0, rows.length).u16(0, columns, 0);
  for (const [r, row] of rows.entries()) {
    const lines = linesOf(row, widths);
    if (lines > 1) out.begin(ROW).u16(r, 0, columns, lines * LINE_HEIGHT, 0, 0, OWN_HEIGHT, DEFAULT_XF);
    for (const [c, cell] of row.entries()) {
      if (cell) writeCell(out, cell, [r, c], shared);
    }
  }
  writeFilterButtons(out, number, columns);
  out.begin(WINDOW2).u16(number === 0 ? WINDOW_FLAGS | WINDOW_SELECTED : WINDOW_FLAGS);
  out.u16(0, 0).u32(DEFAULT_GRID_COLOUR).u16(0, 0).u32(0);
  // no column and one row are frozen; the lower pane begins at row 1 and is the active one
  out.begin(PANE).u16(0, 1, 1, 0, BOTTOM_LEFT_PANE);
  writeSelection(out, TOP_LEFT_PANE, 0);
  writeSelection(out, BOTTOM_LEFT_PANE, 1);
  if (tab !== null) out.begin(SHEET_EXT).u16(SHEET_EXT, 0).u32(0, 0, SHEET_EXT_BYTES, colourOf(tab));
  return out.bytes();
}

type Position = readonly [row: number, column: number];

function writeCell(out: RecordWriter, cell: Cell, position: Position, { strings, styles }: Shared): void {
  const { value, style, sumOf } = cell;
  const place = [...position, styles.index(style)] as const;
  if (typeof value === 'string')
    out
      .begin(LABEL_SST)
      .u16(...place)
      .u32(strings.index(value));
  else if (value === null) out.begin(BLANK).u16(...place);
  else if (sumOf === undefined)
    out
      .begin(NUMBER)
      .u16(...place)
      .f64(value);
  else {
    out
      .begin(FORMULA)
      .u16(...place)
      .f64(value)
      .u16(0)
      .u32(0)
      .u16(SUM_BYTES);
    writeSum(out, position[1], sumOf);
  }
}

/** A sum of the rows that a filter leaves in view, as the function and its arguments in the order of their use. */
function writeSum(out: RecordWriter, column: number, [first, last]: readonly [number, number]): void {
  out.u8(INTEGER).u16(OF_ROWS_IN_VIEW);
  out.u8(AREA).u16(first, last, column | RELATIVE, column | RELATIVE);
  out.u8(FUNCTION, 2).u16(SUBTOTAL);
}

/** The first cell of a row, selected in a pane: active cell, one range, from it to itself. */
function writeSelection(out: RecordWriter, pane: number, row: number): void {
  out.begin(SELECTION).u8(pane).u16(row, 0, 0, 1, row, row).u8(0, 0);
}
