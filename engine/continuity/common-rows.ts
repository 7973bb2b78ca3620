/** Finds the rows that two statements share. */
import { grouped } from '../model/lists.ts';
import type { ComparedRows } from './types.ts';

type OfRow<T> = (rows: ComparedRows, row: number) => T;

const isBare: OfRow<boolean> = ({ balances }, row) => Number.isNaN(balances[row]);
const isBalanced: OfRow<boolean> = (rows, row) => !isBare(rows, row);
const byBalance: OfRow<string> = ({ days, amounts, balances }, row) => `${days[row]} ${amounts[row]} ${balances[row]}`;
const byText: OfRow<string> = ({ days, amounts, descriptions }, row) =>
  `${days[row]} ${amounts[row]} ${descriptions[row]}`;

/** Which rows of the one and of the other are the same if their keys are equal, the surest first. */
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
    const open = [...second.days.keys()].filter((j) => !taken.has(j) && other(second, j));
    // one step for each row: a paper of equal rows must not take their square
    const waiting = grouped(open.reverse(), (j) => [keyOf(second, j)]);
    for (let i = 0; i < first.days.length; i++) {
      const j = partners.has(i) || !one(first, i) ? undefined : waiting.get(keyOf(first, i))?.pop();
      if (j !== undefined) partners.set(i, j);
    }
  }
  return [...partners].sort(([a], [b]) => a - b);
}
