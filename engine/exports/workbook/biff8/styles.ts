/** The styles of cells in a BIFF8 workbook: fonts, number formats, and what combines them (XF). */
import { makeOnce } from '../../../model/lists.ts';
import { type Style, TINTS, type Tint } from '../styles.ts';
import type { RecordWriter } from './records.ts';
import { WIDE } from './strings.ts';

const FONT = 0x0031;
const FORMAT = 0x041e;
const XF = 0x00e0;
const STYLE = 0x0293;
const PALETTE_RECORD = 0x0092;

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
/** XF: at the left or right of the cell, on lines of its width, at its top or its bottom. */
const ALIGNMENTS = { left: 0x01, right: 0x03 } as const;
/** XF: how far a text at the right is from its edge. */
const INDENT = 1;
const WRAP = 0x08;
const TOP = 0x00;
const BOTTOM = 0x20;
/** XF: format, font, alignment, border and fill are those of the cell, not those of the parent. */
const ALL_OWN = 0x7c;
/** XF: a thin line above, in the automatic colour. */
const LINE_ABOVE = 0x0100;
const LINE_COLOUR = 0x40;
const SOLID_FILL = 0x04000000;
/** XF: the colours of the window's text and of its background. */
const NO_FILL = 0x20c0;
const WINDOW_BACKGROUND = 0x2080;
/** STYLE: one that each program knows, which is none of an outline. */
const BUILT_IN = 0x8000;
const NO_LEVEL = 0xff;

/** The default style of cells comes after fifteen that the format requires; those of the cells follow it. */
export const DEFAULT_XF = 15;

/** The colours of the palette, from its first own one: those that the format begins with, and ours for four of them. */
const PALETTE =
  `000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0
  808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF ${Object.values(TINTS).join(' ')} 800080 800000 008080
  0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696
  003366 339966 003300 333300 993300 993366 333399 333333`.split(/\s+/);
const FIRST_COLOUR = 8;

/** Given a fill, returns the number of its colour. */
export const colourOf = (tint: Tint): number => FIRST_COLOUR + PALETTE.indexOf(TINTS[tint]);

/** The styles that the cells of a workbook have, numbered as they come. */
export class CellStyles {
  private readonly indices = new Map<Style, number>();

  /** Given a style, returns the number of its XF. */
  index(style: Style): number {
    return makeOnce(this.indices, style, () => DEFAULT_XF + 1 + this.indices.size);
  }

  write(out: RecordWriter): void {
    const styles = [...this.indices.keys()];
    const formats = [...new Set(styles.map(({ format }) => format))];
    writeFont(out, REGULAR_WEIGHT);
    writeFont(out, BOLD_WEIGHT);
    for (const [i, format] of formats.entries()) {
      out.begin(FORMAT).u16(FIRST_OWN_FORMAT + i, format.length);
      out.u8(WIDE).characters(format);
    }
    for (let i = 0; i < DEFAULT_XF; i++) out.begin(XF).u16(0, 0, STYLE_XF).u8(BOTTOM, 0, 0, 0).u32(0, 0).u16(NO_FILL);
    out.begin(XF).u16(0, 0, CELL_XF).u8(BOTTOM, 0, 0, 0).u32(0, 0).u16(NO_FILL);
    for (const style of styles) writeXf(out, style, FIRST_OWN_FORMAT + formats.indexOf(style.format));
    out.begin(STYLE).u16(BUILT_IN).u8(0, NO_LEVEL);
    out.begin(PALETTE_RECORD).u16(PALETTE.length);
    for (const colour of PALETTE) out.u8(...Buffer.from(colour, 'hex'), 0);
  }
}

function writeFont(out: RecordWriter, weight: number): void {
  out.begin(FONT).u16(FONT_HEIGHT, 0, AUTOMATIC_COLOUR, weight, 0).u32(0);
  out.u8(FONT_NAME.length, WIDE).characters(FONT_NAME);
}

function writeXf(out: RecordWriter, { bold, wrap, align, ruled, tint }: Style, format: number): void {
  const alignment = TOP | (wrap ? WRAP : 0) | (align ? ALIGNMENTS[align] : 0);
  out.begin(XF).u16(bold ? 1 : 0, format, CELL_XF);
  out
    .u8(alignment, 0, align === 'right' ? INDENT : 0, ALL_OWN)
    .u32(ruled ? LINE_ABOVE : 0, (ruled ? LINE_COLOUR : 0) + (tint ? SOLID_FILL : 0));
  out.u16(tint ? WINDOW_BACKGROUND | colourOf(tint) : NO_FILL);
}
