/** Marks lines of a document, by index: those in rows, in headers, and those of words between rows. */
import type { Row } from '../../model/row.ts';
import type { Table, TablesResult, TokenLine } from '../../model/table.ts';

export type LineMarks = Uint8Array;

/** Given how many lines a document has, and some of them, marks these. */
export function marked(lineCount: number, lines: readonly TokenLine[]): LineMarks {
  const marks = new Uint8Array(lineCount);
  for (const { line } of lines) marks[line.index] = 1;
  return marks;
}

export const linesOfRows = (rows: readonly Row[]): TokenLine[] =>
  rows.flatMap(({ lines }) => lines.map(({ source }) => source));

export const headerLines = (tables: readonly Table[]): TokenLine[] =>
  tables.flatMap(({ segments }) => segments.flatMap(({ header }) => header));

/** Given tables and which lines are in rows, returns the indices of the other lines of words alone. */
export function linesOfWords({ lines, tables }: TablesResult, inRows: LineMarks): number[] {
  const overleaf = tables.flatMap(({ segments }) =>
    segments.flatMap(({ header, page }, s) => (s > 0 && segments[s - 1]?.page !== page ? header : [])),
  );
  const headers = new Set(overleaf.map(({ line }) => line.index));
  return lines.flatMap(({ line: { index, furniture }, dates, amounts }) => {
    const isOther = inRows[index] === 1 || furniture || dates.length > 0 || headers.has(index);
    return !isOther && amounts.every(({ token }) => token.whole) ? [index] : [];
  });
}
