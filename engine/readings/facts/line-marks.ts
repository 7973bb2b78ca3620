/** Marks lines of a document, by index: those in rows, in headers, and those of words between rows. */
import type { Row } from '../../model/row.ts';
import type { Table, TablesResult, TokenLine } from '../../model/table.ts';

export type LineMarks = Uint8Array;

function marked(lineCount: number, lines: readonly TokenLine[]): LineMarks {
  const marks = new Uint8Array(lineCount);
  for (const { line } of lines) marks[line.index] = 1;
  return marks;
}

/** Given how many lines a document has, and rows, marks the lines of those that count. */
export const linesOf = (lineCount: number, rows: readonly Row[], counts: (row: Row) => boolean): LineMarks =>
  marked(
    lineCount,
    rows.filter(counts).flatMap(({ lines }) => lines.map(({ source }) => source)),
  );

/** Given how many lines a document has, and its tables, marks the lines of headers. */
export const headerLines = (lineCount: number, tables: readonly Table[]): LineMarks =>
  marked(
    lineCount,
    tables.flatMap(({ segments }) => segments.flatMap(({ header }) => header)),
  );

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
