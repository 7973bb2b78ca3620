/** Finds the rows of a form again after somebody else changed the reading: what was typed stays. */
import type { Row, Transaction } from '../result.ts';
import type { Draft } from './drafts.ts';

/**
 * Given a form and the rows as they are now, returns it with the numbers that its rows have now: by their place on the
 * paper, or their contents. If the one row that was edited or split is gone, what was typed becomes a new row.
 */
export function relocated(draft: Draft, rows: readonly Row[]): Draft {
  const end = (rows.at(-1)?.row ?? -1) + 1;
  const above = Math.min(draft.rows[0] ?? end, Math.max(end, 0));
  if (draft.kind === 'add') return { ...draft, rows: [above] };
  const found = draft.before.map((one, at) => foundAgain(one, draft.rows[at] ?? -1, rows));
  const isThere = found.flatMap((row, at) => (row === null ? [] : [{ row, before: draft.before[at] as Transaction }]));
  if (draft.before.length > 0 && isThere.length === 0) {
    const { date = '', description = '', amount = '', balance = '' } = { ...draft.before[0], ...draft.values };
    const values = { date, description, amount, balance: balance ?? '' };
    return { kind: 'add', rows: [above], before: [], first: values, values };
  }
  return { ...draft, rows: isThere.map(({ row }) => row), before: isThere.map(({ before }) => before) };
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

const placeOf = ({ boxes }: Transaction): string => boxes.map(({ page, box }) => `${page}:${box.join()}`).join(' ');
