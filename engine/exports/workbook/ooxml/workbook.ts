/** Sheets as an Office Open XML workbook: Excel 2007 and later, LibreOffice, Numbers, Google Sheets. */
import { colToLetter, type WriteOptions, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Cell, Row } from '../cells.ts';
import { FOOTER, headerText, MARGINS } from '../print.ts';
import { columnWidths, linesOf, type Sheet } from '../sheet.ts';
import { type Style, TINTS } from '../styles.ts';
import { cellStyle } from './styles.ts';

type CellOverrides = NonNullable<WriteSheet['cells']>;
type CellContent = CellOverrides extends Map<string, infer C> ? C : never;
type NamedRanges = NonNullable<WriteOptions['namedRanges']>;

/** The format has a place for when a workbook was made. Ours has no clock: equal results are equal bytes. */
const NO_TIME = new Date('1980-01-01T00:00:00Z');

/** In points. */
const LINE_HEIGHT = 15;

/** A text that begins so may be the name of an error, `#N/A`, which the library writes as an error. */
const ERROR_MARK = '#';

/** Given sheets of at most 1,048,576 rows, returns the workbook. */
export function ooxmlWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(written),
    namedRanges: sheets.flatMap(builtInNames),
    properties: { title: 'Bank statements', creator: 'Ledgerize', created: NO_TIME, modified: NO_TIME },
  });
}

function written(sheet: Sheet): WriteSheet {
  const { name, rows, tableRows, tab } = sheet;
  const styles = columnStyles(sheet);
  const widths = columnWidths(sheet);
  return {
    name,
    rows: rows.map((row) =>
      row.map((cell) => (typeof cell?.value === 'string' ? literal(cell.value) : cell?.value) ?? null),
    ),
    columns: widths.map((width, column) => ({ width, style: cellStyle(styles[column]) })),
    cells: overrides(rows, styles),
    rowDefs: heights(rows, widths),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${lastColumn(rows)}${tableRows + 1}` },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: MARGINS,
    },
    headerFooter: { oddHeader: headerText(sheet), oddFooter: FOOTER },
    view: tab === null ? {} : { tabColor: { rgb: TINTS[tab] } },
  };
}

/** The rows that are higher than one line. */
function heights(rows: readonly Row[], widths: readonly number[]): NonNullable<WriteSheet['rowDefs']> {
  const higher = rows.map((row, r) => [r, linesOf(row, widths)] as const).filter(([, lines]) => lines > 1);
  return new Map(higher.map(([r, lines]) => [r, { height: lines * LINE_HEIGHT }]));
}

/** Given a sheet, returns the style of each column, which its empty cells have, too: that of its first plain cell. */
function columnStyles({ rows, tableRows }: Sheet): (Style | undefined)[] {
  const table = rows.slice(1, tableRows + 1);
  return (rows[0] ?? []).map((_, column) => plainStyle(table, column));
}

function plainStyle(rows: readonly Row[], column: number): Style | undefined {
  for (const row of rows) {
    const style = row[column]?.style;
    if (style !== undefined && style.tint === undefined) return style;
  }
  return undefined;
}

/** The cells that are more than a value in the style of their column. */
function overrides(rows: readonly Row[], styles: readonly (Style | undefined)[]): CellOverrides {
  const cells: CellOverrides = new Map();
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) {
      const special = cell === null ? null : contentOf(cell, c);
      if (cell === null || (special === null && cell.style === styles[c])) continue;
      cells.set(`${r},${c}`, { style: cellStyle(cell.style), ...special });
    }
  }
  return cells;
}

/** Given a cell and the number of its column, returns what it holds if that is not its value; null if it is. */
function contentOf({ value, sumOf }: Cell, column: number): CellContent | null {
  if (sumOf !== undefined && typeof value === 'number')
    return { formula: sumFormula(column, sumOf), formulaResult: value };
  if (typeof value === 'string' && value.startsWith(ERROR_MARK)) return { richText: [{ text: literal(value) }] };
  return null;
}

/** A sum of the rows that a filter leaves in view. */
const sumFormula = (column: number, [first, last]: readonly [number, number]): string =>
  `SUBTOTAL(9,${colToLetter(column)}${first + 1}:${colToLetter(column)}${last + 1})`;

/**
 * What is filtered (LibreOffice finds it by this name only), what is printed, and the header on each page. The library
 * does not quote the names of sheets in names of its own.
 */
function builtInNames({ name, rows, tableRows }: Sheet): NamedRanges {
  const sheet = `'${name.replaceAll("'", "''")}'`;
  return [
    { name: '_xlnm._FilterDatabase', range: `${sheet}!$A$1:$${lastColumn(rows)}$${tableRows + 1}`, scope: name },
    { name: '_xlnm.Print_Area', range: `${sheet}!$A$1:$${lastColumn(rows)}$${rows.length}`, scope: name },
    { name: '_xlnm.Print_Titles', range: `${sheet}!$1:$1`, scope: name },
  ];
}

const lastColumn = ([header]: readonly Row[]): string => colToLetter(Math.max(0, (header?.length ?? 0) - 1));

/** The format writes characters that XML has no place for as _x0001_: a text that looks so is written with its mark. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;
/** No text of XML has these, nor half a character, which the encoder replaces. */
const NO_CHARACTER = /[\ufffe\uffff]/g;

const literal = (text: string): string => text.replace(ESCAPE, '_x005F_').replace(NO_CHARACTER, '\ufffd');
