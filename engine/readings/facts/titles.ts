/** Finds lines of words between rows: they may be titles of lists. */
import type { TablesResult } from '../../model/table.ts';
import type { LineMarks } from './line-marks.ts';

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
