/** A workbook as a BIFF8 stream: fonts, formats and styles, the list of sheets, the texts, then the sheets. */
import { CELL_STYLES_FROM, STYLES } from './cells.ts';
import { RecordWriter } from './records.ts';
import { type Sheet, sheetRecords } from './sheet.ts';
import { SharedStrings, WIDE } from './strings.ts';

const GLOBALS = 0x0005;
const CODE_PAGE = 0x0042;
const WINDOW1 = 0x003d;
const DATE_1904 = 0x0022;
const FONT = 0x0031;
const FORMAT = 0x041e;
const XF = 0x00e0;
const STYLE = 0x0293;
const BOUND_SHEET = 0x0085;

const UTF_16 = 1200;
const FONT_NAME = 'Arial';
/** In twentieths of a point. */
const FONT_HEIGHT = 200;
const REGULAR_WEIGHT = 400;
const BOLD_WEIGHT = 700;
const AUTOMATIC_COLOUR = 0x7fff;
/** Lower numbers belong to the format. */
const FIRST_OWN_FORMAT = 164;
/** XF: no parent, a style, locked. */
const STYLE_XF = 0xfff5;
const CELL_XF = 0x0001;
const BOTTOM = 0x20;
/** XF: number format and font are those of the cell, not those of the parent. */
const OWN_FORMAT_AND_FONT = 0x0c;
const NO_FILL = 0x20c0;
/** Its size in twentieths of a point, scroll bars and tabs, and the thousandths of its width that the tabs take. */
const WINDOW = { width: 0x7260, height: 0x44c0, shows: 0x38, tabs: 600 } as const;
/** STYLE: one that each program knows, which is none of an outline. */
const BUILT_IN = 0x8000;
const NO_LEVEL = 0xff;

interface WrittenSheet {
  readonly name: string;
  readonly body: Buffer;
}

/** Given sheets of at most 65,536 rows, returns the workbook's stream. */
export function workbookStream(sheets: readonly Sheet[]): Uint8Array {
  const strings = new SharedStrings();
  const written = sheets.map((sheet, index) => ({ name: sheet.name, body: sheetRecords(sheet, index === 0, strings) }));
  // the list of sheets says where each begins: it is written twice, first to learn its length
  const length = globals(written, strings, 0).length;
  return Buffer.concat([globals(written, strings, length), ...written.map(({ body }) => body)]);
}

function globals(sheets: readonly WrittenSheet[], strings: SharedStrings, length: number): Buffer {
  const out = new RecordWriter(GLOBALS);
  out.begin(CODE_PAGE).u16(UTF_16);
  // at the corner of the screen, first sheet active, one selected
  out.begin(WINDOW1).u16(0, 0, WINDOW.width, WINDOW.height, WINDOW.shows, 0, 0, 1, WINDOW.tabs);
  out.begin(DATE_1904).u16(0);
  writeFont(out, REGULAR_WEIGHT);
  writeFont(out, BOLD_WEIGHT);
  for (const [i, { format }] of STYLES.entries()) {
    out.begin(FORMAT).u16(FIRST_OWN_FORMAT + i, format.length);
    out.u8(WIDE).characters(format);
  }
  for (let i = 0; i < CELL_STYLES_FROM; i++) writeXf(out, 0, 0, STYLE_XF);
  writeXf(out, 0, 0, CELL_XF);
  for (const [i, { bold }] of STYLES.entries()) writeXf(out, bold ? 1 : 0, FIRST_OWN_FORMAT + i, CELL_XF);
  out.begin(STYLE).u16(BUILT_IN).u8(0, NO_LEVEL);
  let position = length;
  for (const { name, body } of sheets) {
    out.begin(BOUND_SHEET).u32(position).u16(0).u8(name.length, WIDE).characters(name);
    position += body.length;
  }
  strings.write(out);
  return out.bytes();
}

function writeFont(out: RecordWriter, weight: number): void {
  out.begin(FONT).u16(FONT_HEIGHT, 0, AUTOMATIC_COLOUR, weight, 0).u32(0);
  out.u8(FONT_NAME.length, WIDE).characters(FONT_NAME);
}

function writeXf(out: RecordWriter, font: number, format: number, kind: number): void {
  const own = kind === CELL_XF ? OWN_FORMAT_AND_FONT : 0;
  out.begin(XF).u16(font, format, kind).u8(BOTTOM, 0, 0, own).u32(0, 0).u16(NO_FILL);
}
