/** Finds the rows of a form again after somebody else changed the reading: what was typed stays. */
import type { Row, Transaction } from '../result.ts';
import { type Draft, textsOf } from './drafts.ts';
import { enteredOf } from './entered.ts';
import { type Followed, placeOf } from './followed.ts';

/**
 * Given a form, the rows as they are now, and where those before are if that is known, returns it with the numbers that its rows have now: by their place on the
 * paper, or their contents. If the one row that was edited or split is gone, what was typed becomes a new row.
 */
export function relocated(draft: Draft, rows: readonly Row[], found?: Followed): Draft {
  const end = (rows.at(-1)?.row ?? -1) + 1;
  const above = Math.min(draft.rows[0] ?? end, Math.max(end, 0));
  if (draft.kind === 'add') return { ...draft, rows: [besideSame(draft.rows[0], found) ?? above] };
  const again = draft.before.map((one, at) => foundAgain(one, draft.rows[at] ?? -1, rows));
  const isThere = again.flatMap((row, at) => (row === null ? [] : [{ row, before: draft.before[at] as Transaction }]));
  if (draft.before.length > 0 && isThere.length === 0) {
    const [gone] = draft.before;
    const values = { ...(gone && textsOf({ ...enteredOf(gone) })), ...draft.values };
    const { date = '', description = '', amount = '', balance = '' } = values;
    const known = { date, description, amount, balance };
    return { kind: 'add', rows: [above], before: [], first: known, values: known, decimals: draft.decimals };
  }
  return { ...draft, rows: isThere.map(({ row }) => row), before: isThere.map(({ before }) => before) };
}

/** A new row stays between the rows that it was entered between. */
function besideSame(below: number | undefined, found: Followed | undefined): number | undefined {
  if (below === undefined) return undefined;
  const above = found?.get(below - 1);
  return above === undefined ? found?.get(below) : above + 1;
}

function foundAgain(one: Transaction, number: number, rows: readonly Row[]): number | null {
  const same = rows.filter(({ transaction }) => isSame(transaction, one));
  const nearest = same.find(({ row }) => row === number) ?? same[0];
  if (nearest !== undefined) return nearest.row;
  const place = placeOf(one);
  const there = place === '' ? [] : rows.filter(({ transaction }) => placeOf(transaction) === place);
  return (there.find(({ row }) => row === number) ?? there[0])?.row ?? null;
}

const isSame = (a: Transaction, b: Transaction): boolean =>
  placeOf(a) === placeOf(b) && a.date === b.date && a.description === b.description && a.amount === b.amount;
