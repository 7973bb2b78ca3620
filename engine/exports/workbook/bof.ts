/** What the parts of a BIFF8 stream share: how each begins, and where the styles of cells do. */
import type { RecordWriter } from './records.ts';

const BOF = 0x0809;
const BIFF8 = 0x0600;
/** The default style of cells comes after fifteen that the format wants of its own; those of STYLES follow it. */
export const CELL_STYLES_FROM = 15;

export function writeBof(out: RecordWriter, kind: number): void {
  // build and year of the program that the format names first, and the lowest version that can read it
  out.begin(BOF).u16(BIFF8).u16(kind).u16(0x0dbb).u16(0x07cc).u32(0x41).u32(0x0006);
}
