/** Notes on single rows: balances that do not follow, warnings, rows that are in two statements. */
import { amount } from '../formats/amounts.ts';
import { texts } from '../texts/texts.ts';
import type { ToldFinding } from './findings.ts';
import { inWords } from './in-words.ts';
import type { Statement } from './result.ts';

export interface Mark {
  readonly kind: 'failing' | 'warning';
  readonly text: string;
}

/** Given a statement and its findings, returns the notes by row, failures first. */
export function marksOf(statement: Statement, findings: readonly ToldFinding[]): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = (row: number | null, mark: Mark) => {
    if (row !== null) marks.set(row, [...(marks.get(row) ?? []), mark]);
  };
  for (const { row, expected, difference } of statement.reconciliation.failingRows) {
    add(row, { kind: 'failing', text: texts.check.rows.failing(amount(expected), amount(difference)) });
  }
  for (const warning of statement.warnings)
    add(warning.row, { kind: 'warning', text: inWords([warning], warning.message) });
  for (const { rows, other } of findings) {
    for (const row of rows) add(row, { kind: 'warning', text: texts.check.findings.row(other.name) });
  }
  return marks;
}
