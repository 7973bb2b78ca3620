/** Finds rows again in another version of their statement, so that what was meant for them is done to no others. */
import type { Row, Transaction } from '../result.ts';
import type { Counting } from './drafts.ts';
import type { Change } from './versions.ts';

/** By the number of a row, its number in the other version; without those that are gone. */
export type Followed = ReadonlyMap<number, number>;

/** The rows of a statement in two versions. */
export interface Compared {
  readonly before: readonly Row[];
  readonly after: readonly Row[];
}

/** Given the page and box of a row, returns them as a key; empty for a row that has none. */
export const placeOf = ({ boxes }: Transaction): string =>
  boxes.map(({ page, box }) => `${page}:${box.join()}`).join(' ');

const contentsOf = (one: Transaction): string =>
  JSON.stringify([placeOf(one), one.date, one.description, one.amount, one.balance]);

/**
 * Given two versions, finds rows by their place and contents, or else by their place on the paper. Of rows that are
 * alike, none is found unless all of them are there: nobody could tell which one is gone.
 */
export function followed({ before, after }: Compared): Followed {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const keyOf of [contentsOf, placeOf]) {
    const now = grouped(
      after.filter(({ row }) => !taken.has(row)),
      keyOf,
    );
    const groups = grouped(
      before.filter(({ row }) => !found.has(row)),
      keyOf,
    );
    for (const [key, rows] of groups) {
      const same = now.get(key) ?? [];
      if (key === '' || same.length !== rows.length) continue;
      for (const [at, row] of rows.entries()) found.set(row, same[at] ?? row);
      for (const row of same) taken.add(row);
    }
  }
  return found;
}

function grouped(rows: readonly Row[], keyOf: (one: Transaction) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { row, transaction } of rows) {
    const key = keyOf(transaction);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Given changes, and the versions before and after them, returns where they put the rows; null if they do not tell. */
export function followedBy(changes: readonly Change[], compared: Compared, { firstRow }: Counting): Followed | null {
  const { before, after } = compared;
  const added = changes.flatMap((one) => (one.do === 'add' ? [one.before + firstRow] : []));
  const deleted = new Set(changes.flatMap((one) => (one.do === 'delete' ? [one.row + firstRow] : [])));
  const kept = before.filter(({ row }) => !deleted.has(row));
  // others come back where the service keeps them
  if (changes.length === 0 || kept.length + added.length !== after.length) return null;
  const start = after[0]?.row ?? 0;
  return new Map(kept.map(({ row }, at) => [row, start + at + added.filter((above) => above <= row).length]));
}
