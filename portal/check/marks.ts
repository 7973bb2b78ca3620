/** Notes on single rows: balances that do not follow, figures in doubt, warnings, rows that are in two statements. */
import { amount } from '../formats/amounts.ts';
import { texts } from '../texts/texts.ts';
import { openReadings } from './doubts.ts';
import type { ToldFinding } from './findings.ts';
import { inWords } from './in-words.ts';
import type { Row, Statement } from './result.ts';

export interface Mark {
  readonly kind: 'failing' | 'warning';
  readonly text: string;
}

interface Marked {
  readonly statement: Statement;
  /** its own */
  readonly rows: readonly Row[];
  readonly findings: readonly ToldFinding[];
}

/** What is wrong if a figure of it is. */
const FIGURES = ['date', 'amount', 'balance'] as const;

/** Given a statement, its rows and its findings, returns the notes by row, failures first. */
export function marksOf({ statement, rows, findings }: Marked): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = (row: number | null, mark: Mark) => {
    if (row !== null) marks.set(row, [...(marks.get(row) ?? []), mark]);
  };
  for (const { row, expected, difference } of statement.reconciliation.failingRows) {
    add(row, { kind: 'failing', text: texts.check.rows.failing(amount(expected), amount(difference)) });
  }
  for (const { row, transaction } of rows) {
    const fields = FIGURES.filter((field) => openReadings(transaction, field).length > 0);
    const names = fields.map((field) => texts.check.readings.fields[field]);
    if (names.length > 0) add(row, { kind: 'warning', text: texts.check.readings.row(names) });
  }
  for (const warning of statement.warnings)
    add(warning.row, { kind: 'warning', text: inWords([warning], warning.message) });
  for (const { rows, other } of findings) {
    for (const row of rows) add(row, { kind: 'warning', text: texts.check.findings.row(other.name) });
  }
  return marks;
}
