/** A workbook as a BIFF8 stream: styles, the list of sheets, what is printed of them, the texts, then the sheets. */
import type { Sheet } from '../sheet.ts';
import { writeDrawingGroup } from './filter-buttons.ts';
import { writeNames } from './names.ts';
import { RecordWriter } from './records.ts';
import type { Shared } from './shared.ts';
import { sheetRecords } from './sheet.ts';
import { SharedStrings, WIDE } from './strings.ts';
import { CellStyles } from './styles.ts';

const GLOBALS = 0x0005;
const CODE_PAGE = 0x0042;
const WINDOW1 = 0x003d;
const DATE_1904 = 0x0022;
const BOUND_SHEET = 0x0085;

const UTF_16 = 1200;
/** Its size in twentieths of a point, scroll bars and tabs, and the thousandths of its width that the tabs take. */
const WINDOW = { width: 0x7260, height: 0x44c0, shows: 0x38, tabs: 600 } as const;

/** Given sheets of at most 65,536 rows, returns the workbook's stream. */
export function workbookStream(sheets: readonly Sheet[]): Uint8Array {
  const shared = { strings: new SharedStrings(), styles: new CellStyles() };
  const bodies = sheets.map((sheet, index) => sheetRecords(sheet, index, shared));
  // the list of sheets says where each begins: it is written twice, first to learn its length
  const positions = positionsOf(
    bodies,
    globals(
      sheets,
      bodies.map(() => 0),
      shared,
    ).length,
  );
  return Buffer.concat([globals(sheets, positions, shared), ...bodies]);
}

function positionsOf(bodies: readonly Buffer[], first: number): number[] {
  let position = first;
  return bodies.map((body) => {
    position += body.length;
    return position - body.length;
  });
}

function globals(sheets: readonly Sheet[], positions: readonly number[], { strings, styles }: Shared): Buffer {
  const out = new RecordWriter(GLOBALS);
  out.begin(CODE_PAGE).u16(UTF_16);
  // at the corner of the screen, first sheet active, one selected
  out.begin(WINDOW1).u16(0, 0, WINDOW.width, WINDOW.height, WINDOW.shows, 0, 0, 1, WINDOW.tabs);
  out.begin(DATE_1904).u16(0);
  styles.write(out);
  for (const [i, { name }] of sheets.entries())
    out
      .begin(BOUND_SHEET)
      .u32(positions[i] ?? 0)
      .u16(0)
      .u8(name.length, WIDE)
      .characters(name);
  writeNames(out, sheets);
  writeDrawingGroup(
    out,
    sheets.map(({ rows }) => rows[0]?.length ?? 0),
  );
  strings.write(out);
  return out.bytes();
}
