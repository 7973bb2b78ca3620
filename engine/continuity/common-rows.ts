/** The rows that stand in two statements. */
import type { ComparedRows } from './types.ts';

type OfRow<T> = (rows: ComparedRows, row: number) => T;

const isBare: OfRow<boolean> = ({ balances }, row) => Number.isNaN(balances[row]);
const isBalanced: OfRow<boolean> = (rows, row) => !isBare(rows, row);
const byBalance: OfRow<string> = ({ days, amounts, balances }, row) => `${days[row]} ${amounts[row]} ${balances[row]}`;
const byText: OfRow<string> = ({ days, amounts, descriptions }, row) =>
  `${days[row]} ${amounts[row]} ${descriptions[row]}`;

/** Which rows of the one and of the other are the same if their keys are, the surest first. */
const WAYS: readonly { readonly one: OfRow<boolean>; readonly other: OfRow<boolean>; readonly keyOf: OfRow<string> }[] =
  [
    { one: isBalanced, other: isBalanced, keyOf: byBalance },
    { one: () => true, other: isBare, keyOf: byText },
    { one: isBare, other: isBalanced, keyOf: byText },
  ];

/**
 * Given the rows of two statements, returns the pairs that are one row, in the order of the first: the same day and
 * amount, and the same balance, or the same description if one prints no balance. No row is in two pairs.
 */
export function commonRows(first: ComparedRows, second: ComparedRows): [number, number][] {
  if (first.days.length === 0 || second.days.length === 0) return [];
  const partners = new Map<number, number>();
  for (const { one, other, keyOf } of WAYS) {
    const taken = new Set(partners.values());
    // as many steps as there are rows: a paper of equal rows must not take their square
    const waiting = lastFirst(second, keyOf, (j) => !taken.has(j) && other(second, j));
    for (let i = 0; i < first.days.length; i++) {
      const j = partners.has(i) || !one(first, i) ? undefined : waiting.get(keyOf(first, i))?.pop();
      if (j !== undefined) partners.set(i, j);
    }
  }
  return [...partners].sort(([a], [b]) => a - b);
}

/** The indices of rows by their keys, the last row first. */
function lastFirst(rows: ComparedRows, keyOf: OfRow<string>, isOpen: (row: number) => boolean): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let row = rows.days.length - 1; row >= 0; row--) {
    if (!isOpen(row)) continue;
    const key = keyOf(rows, row);
    const there = found.get(key);
    if (there) there.push(row);
    else found.set(key, [row]);
  }
  return found;
}
