/** One worksheet as BIFF8 records: column widths, cells, and the first row frozen. */
import { CELL_STYLES_FROM, type Cell, type Row, STYLES } from './cells.ts';
import { RecordWriter } from './records.ts';
import type { SharedStrings } from './strings.ts';

const WORKSHEET = 0x0010;
const COL_INFO = 0x007d;
const DIMENSIONS = 0x0200;
const NUMBER = 0x0203;
const LABEL_SST = 0x00fd;
const WINDOW2 = 0x023e;
const PANE = 0x0041;
const SELECTION = 0x001d;

/** Grid, headings, zeros, default colours, outline; panes frozen without having been split. */
const WINDOW_FLAGS = 0x01be;
/** Selected and on top. Only the first sheet has it: an edit changes all sheets that are selected. */
const WINDOW_SELECTED = 0x0600;
const TOP_LEFT_PANE = 3;
const BOTTOM_LEFT_PANE = 2;
const DEFAULT_GRID_COLOUR = 64;
/** Column widths in characters: a wider column would hide the next one. */
const NARROWEST = 8;
const WIDEST = 60;
/** Widths are in 1/256 of a character. */
const WIDTH_UNIT = 256;

export interface Sheet {
  readonly name: string;
  /** the first row is the header */
  readonly rows: readonly Row[];
}

/** Given a sheet, returns its records; its texts are added to `strings`. */
export function sheetRecords({ rows }: Sheet, first: boolean, strings: SharedStrings): Buffer {
  const columns = rows[0]?.length ?? 0;
  const out = new RecordWriter(WORKSHEET);
  for (let c = 0; c < columns; c++) out.begin(COL_INFO).u16(c, c, width(rows, c) * WIDTH_UNIT, CELL_STYLES_FROM, 0, 0);
  out.begin(DIMENSIONS).u32(0, rows.length).u16(0, columns, 0);
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.slice(0, columns).entries()) {
      if (cell) writeCell(out, cell, [r, c], strings);
    }
  }
  out.begin(WINDOW2).u16(first ? WINDOW_FLAGS | WINDOW_SELECTED : WINDOW_FLAGS);
  out.u16(0, 0).u32(DEFAULT_GRID_COLOUR).u16(0, 0).u32(0);
  // no column and one row are frozen; the lower pane begins at row 1 and is the active one
  out.begin(PANE).u16(0, 1, 1, 0, BOTTOM_LEFT_PANE);
  writeSelection(out, TOP_LEFT_PANE, 0);
  writeSelection(out, BOTTOM_LEFT_PANE, 1);
  return out.bytes();
}

type Position = readonly [row: number, column: number];

function writeCell(out: RecordWriter, { value, style }: Cell, [row, column]: Position, strings: SharedStrings): void {
  const isNumber = typeof value === 'number';
  out.begin(isNumber ? NUMBER : LABEL_SST).u16(row, column, CELL_STYLES_FROM + 1 + STYLES.indexOf(style));
  if (isNumber) out.f64(value);
  else out.u32(strings.index(value));
}

/** The first cell of a row, selected in a pane: active cell, one range, from it to itself. */
function writeSelection(out: RecordWriter, pane: number, row: number): void {
  out.begin(SELECTION).u8(pane).u16(row, 0, 0, 1, row, row).u8(0, 0);
}

function width(rows: readonly Row[], column: number): number {
  let longest = NARROWEST;
  for (const row of rows) longest = Math.max(longest, shownLength(row[column]));
  return Math.min(longest + 1, WIDEST);
}

/** Digits between two marks of thousands. */
const THOUSANDS = 3;

function shownLength(cell: Cell | null | undefined): number {
  if (!cell) return 0;
  if (typeof cell.value === 'string') return cell.value.length;
  // a date is as wide as its format; a number has its thousands marks and the decimals of its format
  if (cell.style.format.startsWith('y')) return cell.style.format.length;
  const whole = String(Math.trunc(cell.value)).length;
  return whole + Math.floor(whole / THOUSANDS) + (cell.style.format.split('.')[1]?.length ?? -1) + 1;
}
