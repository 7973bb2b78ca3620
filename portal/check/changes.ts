/** The changes after reading a file again: its rows are paired by their place on the paper. */
import { pairedRows } from './paired.ts';
import { type CheckedFile, type Verdict, verdictOf } from './result.ts';

export interface Changes {
  /** rows with a different date; and so on */
  readonly dates: number;
  readonly amounts: number;
  readonly currencies: number;
  readonly descriptions: number;
  /** new rows */
  readonly added: number;
  readonly gone: number;
  readonly rows: { readonly before: number; readonly after: number };
  /** of each statement, in their order */
  readonly verdicts: { readonly before: readonly Verdict[]; readonly after: readonly Verdict[] };
}

/** Given a file as it was read before and after, returns the changes. */
export function changesBetween(before: CheckedFile, after: CheckedFile): Changes {
  const { pairs, added, gone } = pairedRows(before, after);
  const differing = (field: 'date' | 'amount' | 'currency' | 'description') =>
    pairs.filter(({ was, is }) => was.transaction[field] !== is.transaction[field]).length;
  return {
    dates: differing('date'),
    amounts: differing('amount'),
    currencies: differing('currency'),
    descriptions: differing('description'),
    added: added.length,
    gone: gone.length,
    rows: { before: pairs.length + gone.length, after: pairs.length + added.length },
    verdicts: {
      before: before.statements.map(({ statement }) => verdictOf(statement)),
      after: after.statements.map(({ statement }) => verdictOf(statement)),
    },
  };
}

/** Given the changes, returns whether there are any. */
export function isChanged({ dates, amounts, currencies, descriptions, added, gone, verdicts }: Changes): boolean {
  return (
    dates + amounts + currencies + descriptions + added + gone > 0 || verdicts.before.join() !== verdicts.after.join()
  );
}
