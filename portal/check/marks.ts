/** What is to be said of single rows: balances that do not follow, warnings, rows that stand in two statements. */
import { amount } from '../formats/amounts.ts';
import { texts } from '../texts/texts.ts';
import type { ContinuityFinding, Statement } from './result.ts';

export interface Mark {
  readonly kind: 'failing' | 'warning';
  readonly text: string;
}

/** Given a statement and the findings that tell of it, returns by row what is to be said of it, what fails first. */
export function marksOf(
  statement: Statement,
  findings: readonly ContinuityFinding[],
): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = (row: number | null, mark: Mark) => {
    if (row !== null) marks.set(row, [...(marks.get(row) ?? []), mark]);
  };
  for (const { row, expected, difference } of statement.reconciliation.failingRows) {
    add(row, { kind: 'failing', text: texts.check.rows.failing(amount(expected), amount(difference)) });
  }
  for (const { row, message } of statement.warnings) add(row, { kind: 'warning', text: message });
  for (const { rows, statements, message } of findings) {
    const side = statements[0] === statement.index ? 0 : 1;
    for (const pair of rows) add(pair[side], { kind: 'warning', text: message });
  }
  return marks;
}
