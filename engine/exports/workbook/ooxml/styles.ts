/** The styles of cells in an Office Open XML workbook. */
import type { CellStyle } from 'hucre/xlsx';
import { type Style, TINTS } from '../styles.ts';

const ALIGNMENTS = { left: { horizontal: 'left' }, right: { horizontal: 'right', indent: 1 } } as const;

const made = new WeakMap<Style, CellStyle>();

/** Given a style, returns it in the shape of the library: the same object each time. */
export function cellStyle(style: Style): CellStyle;
export function cellStyle(style: Style | undefined): CellStyle | undefined;
export function cellStyle(style: Style | undefined): CellStyle | undefined {
  if (style === undefined) return undefined;
  const known = made.get(style) ?? shaped(style);
  made.set(style, known);
  return known;
}

function shaped({ format, bold, wrap, align, ruled, tint }: Style): CellStyle {
  return {
    numFmt: format,
    alignment: { vertical: 'top', ...(wrap && { wrapText: true }), ...(align && ALIGNMENTS[align]) },
    ...(bold && { font: { name: 'Calibri', size: 11, bold } }),
    ...(tint && { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: TINTS[tint] } } }),
    ...(ruled && { border: { top: { style: 'thin' } } }),
  };
}
