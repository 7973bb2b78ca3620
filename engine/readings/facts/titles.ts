/** Finds lines of words between rows: they may be the titles of lists. */
import type { PlacedAmount, TablesResult } from '../../model/table.ts';
import type { LineMarks } from './line-marks.ts';

/** Given tables and which lines stand in rows, returns the indices of lines of words between these. */
export function linesOfWords({ lines, tables }: TablesResult, inRows: LineMarks): number[] {
  const overleaf = tables.flatMap(({ segments }) =>
    segments.flatMap(({ header, page }, s) => (segments[s - 1] && segments[s - 1].page !== page ? header : [])),
  );
  const headers = new Set(overleaf.map(({ line }) => line.index));
  const found: number[] = [];
  for (const { line, dates, amounts } of lines) {
    if (inRows[line.index] === 1 || line.furniture || dates.length > 0 || headers.has(line.index)) continue;
    if (amounts.every(isWhole)) found.push(line.index);
  }
  return found;
}

const isWhole = ({ token }: PlacedAmount): boolean => token.whole;
