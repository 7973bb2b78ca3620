/** What differs between two versions of a file: rows that were added, removed or changed, and facts of statements. */
import { FIELDS, type Field, pairedRows } from '../paired.ts';
import { type CheckedFile, type Row, type Statement, type Verdict, verdictOf } from '../result.ts';

export type Difference =
  | { readonly kind: 'added' | 'removed'; readonly row: Row }
  | { readonly kind: 'changed'; readonly was: Row; readonly is: Row; readonly fields: readonly Field[] };

/** Given two versions of a file, returns the differences of their rows, in the order of the paper. */
export function differencesBetween(before: CheckedFile, after: CheckedFile): Difference[] {
  const { pairs, added, gone } = pairedRows(before, after);
  const placed: { readonly at: number; readonly difference: Difference }[] = added.map((row) => ({
    at: row.row,
    difference: { kind: 'added', row },
  }));
  for (const { was, is } of pairs) {
    const fields = FIELDS.filter((field) => was.transaction[field] !== is.transaction[field]);
    if (fields.length > 0) placed.push({ at: is.row, difference: { kind: 'changed', was, is, fields } });
  }
  // a row that is gone stands behind the last one above it that stayed
  const stayed = pairs.toSorted((a, b) => a.was.row - b.was.row);
  let next = 0;
  let above = Number.NEGATIVE_INFINITY;
  for (const row of gone) {
    for (let one = stayed[next]; one !== undefined && one.was.row < row.row; one = stayed[++next]) above = one.is.row;
    placed.push({ at: above + HALF, difference: { kind: 'removed', row } });
  }
  return placed.toSorted((a, b) => a.at - b.at).map(({ difference }) => difference);
}

/** Behind a row, and above the next one. */
const HALF = 0.5;

export const FACTS = [
  'currency',
  'openingBalance',
  'closingBalance',
  'totalIn',
  'totalOut',
  'transactionCount',
] as const;

export interface Facts extends Pick<Statement, (typeof FACTS)[number]> {
  readonly verdict: Verdict;
}

export interface ComparedFacts {
  /** null: the version has fewer statements */
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/** Given two versions of a file, returns the facts of their statements beside one another, in their order. */
export function factsBeside(before: CheckedFile, after: CheckedFile): ComparedFacts[] {
  const most = Math.max(before.statements.length, after.statements.length);
  return Array.from({ length: most }, (_, at) => ({ before: factsOf(before, at), after: factsOf(after, at) }));
}

function factsOf({ statements }: CheckedFile, at: number): Facts | null {
  const statement = statements[at]?.statement;
  return statement === undefined ? null : { ...statement, verdict: verdictOf(statement) };
}
