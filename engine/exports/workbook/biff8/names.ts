/** The names that a BIFF8 workbook has for the parts of its sheets: what is filtered, printed, and on each page. */
import type { Sheet } from '../sheet.ts';
import type { RecordWriter } from './records.ts';

const SUP_BOOK = 0x01ae;
const EXTERN_SHEET = 0x0017;
const NAME = 0x0018;

/** SUPBOOK: the sheets are those of this workbook. */
const THIS_WORKBOOK = 0x0401;
/** NAME: one that the format knows, and one that no list of names shows. */
const BUILT_IN = 0x20;
const HIDDEN = 0x01;
const PRINT_AREA = 0x06;
const PRINT_TITLES = 0x07;
const FILTERED = 0x0d;
/** A formula: cells of a sheet, as its number in EXTERNSHEET, the rows and the columns. */
const AREA = 0x3b;
const AREA_BYTES = 11;
const LAST_COLUMN = 255;

interface Area {
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** Given the sheets, writes their names. They follow the list of sheets. */
export function writeNames(out: RecordWriter, sheets: readonly Sheet[]): void {
  out.begin(SUP_BOOK).u16(sheets.length, THIS_WORKBOOK);
  out.begin(EXTERN_SHEET).u16(sheets.length);
  for (let i = 0; i < sheets.length; i++) {
    if (out.room() < EXTERN_SHEET_BYTES) out.begin(CONTINUE);
    out.u16(0, i, i);
  }
  const lastColumn = ({ rows }: Sheet) => (rows[0]?.length ?? 1) - 1;
  const write = (kind: number, areaOf: (sheet: Sheet) => Area) => {
    for (const [i, sheet] of sheets.entries()) writeName(out, kind, i, areaOf(sheet));
  };
  write(FILTERED, (sheet) => ({ lastRow: sheet.tableRows, lastColumn: lastColumn(sheet) }));
  write(PRINT_AREA, (sheet) => ({ lastRow: sheet.rows.length - 1, lastColumn: lastColumn(sheet) }));
  write(PRINT_TITLES, () => ({ lastRow: 0, lastColumn: LAST_COLUMN }));
}

const CONTINUE = 0x003c;
const EXTERN_SHEET_BYTES = 6;

/** An area begins at the first cell of its sheet. */
function writeName(out: RecordWriter, kind: number, sheet: number, { lastRow, lastColumn }: Area): void {
  // no key, a name of one character, the length of the formula, the number of the sheet from 1, no other texts
  out
    .begin(NAME)
    .u16(kind === FILTERED ? BUILT_IN | HIDDEN : BUILT_IN)
    .u8(0, 1)
    .u16(AREA_BYTES, 0, sheet + 1);
  out.u8(0, 0, 0, 0, 0, kind);
  out.u8(AREA).u16(sheet, 0, lastRow, 0, lastColumn);
}
