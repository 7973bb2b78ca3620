/** The changes after reading a file again: its rows are paired by their place on the paper. */
import { type CheckedFile, type Row, type Verdict, verdictOf } from './result.ts';

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
  const old = rowsByPlace(before);
  const now = rowsByPlace(after);
  const pairs: { was: Row; is: Row }[] = [];
  for (const [place, is] of now) {
    const was = old.get(place);
    if (was !== undefined) pairs.push({ was, is });
  }
  const differing = (field: 'date' | 'amount' | 'currency' | 'description') =>
    pairs.filter(({ was, is }) => was.transaction[field] !== is.transaction[field]).length;
  return {
    dates: differing('date'),
    amounts: differing('amount'),
    currencies: differing('currency'),
    descriptions: differing('description'),
    added: now.size - pairs.length,
    gone: old.size - pairs.length,
    rows: { before: old.size, after: now.size },
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

/** Rows by their boxes; several at the same place (a row of two amounts) by their order there. */
function rowsByPlace({ statements }: CheckedFile): Map<string, Row> {
  const places = new Map<string, Row>();
  const here = new Map<string, number>();
  for (const row of statements.flatMap(({ rows }) => rows)) {
    const place = row.transaction.boxes.map(({ page, box }) => `${page}:${box.join()}`).join(' ');
    const nth = here.get(place) ?? 0;
    here.set(place, nth + 1);
    places.set(`${place} ${nth}`, row);
  }
  return places;
}
