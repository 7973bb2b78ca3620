/** Marks lines of a document, by index: those in rows, in headers, and those of words between rows. */
import type { Row } from '../../model/row.ts';
import type { Table, TablesResult } from '../../model/table.ts';

export type LineMarks = Uint8Array;

/** Given how many lines a document has, and rows, marks the lines of those that count. */
export function linesOf(lineCount: number, rows: readonly Row[], counts: (row: Row) => boolean): LineMarks {
  const marks = new Uint8Array(lineCount);
  for (const row of rows) {
    if (!counts(row)) continue;
    for (const { source } of row.lines) marks[source.line.index] = 1;
  }
  return marks;
}

/** Given how many lines a document has, and its tables, marks the lines of headers. */
export function headerLines(lineCount: number, tables: readonly Table[]): LineMarks {
  const marks = new Uint8Array(lineCount);
  for (const { segments } of tables) {
    for (const { header } of segments) for (const { line } of header) marks[line.index] = 1;
  }
  return marks;
}

export function linesOfWords({ lines, tables }: TablesResult, inRows: LineMarks): number[] {
  const overleaf = tables.flatMap(({ segments }) =>
    segments.flatMap(({ header, page }, s) => (segments[s - 1] && segments[s - 1].page !== page ? header : [])),
  );
  const headers = new Set(overleaf.map(({ line }) => line.index));
  const found: number[] = [];
  for (const { line, dates, amounts } of lines) {
    if (inRows[line.index] === 1 || line.furniture || dates.length > 0 || headers.has(line.index)) continue;
    if (amounts.every(({ token }) => token.whole)) found.push(line.index);
  }
  return found;
}
