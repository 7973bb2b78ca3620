/** How a sheet of a BIFF8 workbook is printed. */
import { A4, FOOTER, headerText, MARGINS } from '../print.ts';
import type { Sheet } from '../sheet.ts';
import type { RecordWriter } from './records.ts';
import { WIDE } from './strings.ts';

const WS_BOOL = 0x0081;
const HEADER = 0x0014;
const FOOTER_RECORD = 0x0015;
const LEFT_MARGIN = 0x0026;
const RIGHT_MARGIN = 0x0027;
const TOP_MARGIN = 0x0028;
const BOTTOM_MARGIN = 0x0029;
const SETUP = 0x00a1;

/** WSBOOL: page breaks are shown, sums are below and at the right of their rows, outlines; printed in given pages. */
const FIT_TO_PAGES = 0x05c1;
/** SETUP: full size if it is not fitted, pages from 1, one page wide and as many high as it needs. */
const SIZE = { percent: 100, firstPage: 1, pagesWide: 1, pagesHigh: 0 } as const;
/** SETUP: not upright; the rest as it is for a printer of 600 dots an inch. */
const LANDSCAPE = 0;
const DOTS = 600;

/** Given a sheet, writes how it is printed. This comes before its columns. */
export function writePageSetup(out: RecordWriter, sheet: Sheet): void {
  out.begin(WS_BOOL).u16(FIT_TO_PAGES);
  writeText(out, HEADER, headerText(sheet));
  writeText(out, FOOTER_RECORD, FOOTER);
  out.begin(LEFT_MARGIN).f64(MARGINS.left);
  out.begin(RIGHT_MARGIN).f64(MARGINS.right);
  out.begin(TOP_MARGIN).f64(MARGINS.top);
  out.begin(BOTTOM_MARGIN).f64(MARGINS.bottom);
  out.begin(SETUP).u16(A4, SIZE.percent, SIZE.firstPage, SIZE.pagesWide, SIZE.pagesHigh, LANDSCAPE, DOTS, DOTS);
  out.f64(MARGINS.header).f64(MARGINS.footer).u16(1);
}

function writeText(out: RecordWriter, record: number, text: string): void {
  out.begin(record);
  if (text !== '') out.u16(text.length).u8(WIDE).characters(text);
}
