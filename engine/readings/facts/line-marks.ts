/** Marks lines of a document, by index: 1 for those in some rows, or in headers. */
import type { Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';

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
