/** The rows that stand in two statements. */
import type { ComparedRows } from './types.ts';

/**
 * Given the rows of two statements, returns the pairs that are one row: the same day and amount, and the same balance
 * where both print it, the same description where not. Each row is in one pair at most; in the order of the first.
 */
export function commonRows(first: ComparedRows, second: ComparedRows): [number, number][] {
  const free = new Map<string, number[]>();
  for (let j = 0; j < second.days.length; j++) {
    const key = `${second.days[j]} ${second.amounts[j]}`;
    const waiting = free.get(key);
    if (waiting) waiting.push(j);
    else free.set(key, [j]);
  }
  const pairs: [number, number][] = [];
  for (let i = 0; i < first.days.length; i++) {
    const waiting = free.get(`${first.days[i]} ${first.amounts[i]}`);
    const at = waiting?.findIndex((j) => isSame(first, i, second, j)) ?? -1;
    if (waiting && at >= 0) pairs.push([i, waiting.splice(at, 1)[0]]);
  }
  return pairs;
}

function isSame(first: ComparedRows, i: number, second: ComparedRows, j: number): boolean {
  const [left, right] = [first.balances[i], second.balances[j]];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left === right;
  return first.descriptions[i] === second.descriptions[j];
}
