/** The rows that stand in two statements. */
import type { ComparedRows } from './types.ts';

/** Rows under a key that wait for their like, in order. */
type Waiting = Map<string, number[]>;

/**
 * Given the rows of two statements, returns the pairs that are one row, in the order of the first: the same day and
 * amount, and the same balance, or the same description if one prints no balance. No row is in two pairs.
 */
export function commonRows(first: ComparedRows, second: ComparedRows): [number, number][] {
  if (first.days.length === 0 || second.days.length === 0) return [];
  // as many steps as there are rows: a paper of equal rows must not take their square
  const partners = ofOneBalance(first, second);
  const taken = new Set(partners.values());
  const [bare, balanced]: [Waiting, Waiting] = [new Map(), new Map()];
  for (let j = second.days.length - 1; j >= 0; j--) {
    if (!taken.has(j)) wait(isBare(second, j) ? bare : balanced, textKey(second, j), j);
  }
  for (let i = 0; i < first.days.length; i++) {
    if (partners.has(i)) continue;
    const key = textKey(first, i);
    const j = bare.get(key)?.pop() ?? (isBare(first, i) ? balanced.get(key)?.pop() : undefined);
    if (j !== undefined) partners.set(i, j);
  }
  return [...partners].sort(([a], [b]) => a - b);
}

function ofOneBalance(first: ComparedRows, second: ComparedRows): Map<number, number> {
  const waiting: Waiting = new Map();
  const partners = new Map<number, number>();
  for (let j = second.days.length - 1; j >= 0; j--) if (!isBare(second, j)) wait(waiting, balanceKey(second, j), j);
  for (let i = 0; i < first.days.length; i++) {
    const j = isBare(first, i) ? undefined : waiting.get(balanceKey(first, i))?.pop();
    if (j !== undefined) partners.set(i, j);
  }
  return partners;
}

const isBare = ({ balances }: ComparedRows, row: number) => Number.isNaN(balances[row]);
const balanceKey = ({ days, amounts, balances }: ComparedRows, row: number) =>
  `${days[row]} ${amounts[row]} ${balances[row]}`;
const textKey = ({ days, amounts, descriptions }: ComparedRows, row: number) =>
  `${days[row]} ${amounts[row]} ${descriptions[row]}`;

function wait(waiting: Waiting, key: string, row: number): void {
  const rows = waiting.get(key);
  if (rows) rows.push(row);
  else waiting.set(key, [row]);
}
