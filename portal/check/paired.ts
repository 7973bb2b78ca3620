/** Pairs the rows of two readings of a file by their place on the paper. */
import type { CheckedFile, Row, Transaction } from './result.ts';

interface Pair {
  readonly was: Row;
  readonly is: Row;
}

export interface Paired {
  /** in the order of the second reading */
  readonly pairs: readonly Pair[];
  /** rows of the second reading that the first does not have, and the other way round */
  readonly added: readonly Row[];
  readonly gone: readonly Row[];
}

/** What a row says; its box, and how sure it is, say nothing about the paper. */
export const FIELDS = [
  'date',
  'description',
  'amount',
  'balance',
  'currency',
  'valueDate',
  'transactionDate',
  'type',
  'reference',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * Given two readings of a file, returns their rows in pairs: those at the same place, of several there (parts of a row,
 * or rows without a place) those that say the same first; then those at nearly the same place, because a column that is
 * read otherwise has another box.
 */
export function pairedRows(before: CheckedFile, after: CheckedFile): Paired {
  const old = rowsOf(before);
  const now = rowsOf(after);
  const partner = new Map<Row, Row>();
  const pair = (was: Row, is: Row) => partner.set(was, is).set(is, was);
  const unpaired = (rows: readonly Row[]) => rows.filter((row) => !partner.has(row));
  for (const keyOf of [(row: Row) => `${placeOf(row)} ${saidBy(row)}`, placeOf]) {
    const waiting = grouped(unpaired(old), keyOf);
    for (const is of unpaired(now)) {
      const was = waiting.get(keyOf(is))?.shift();
      if (was !== undefined) pair(was, is);
    }
  }
  const rest = onPages(unpaired(now));
  for (const [page, left] of onPages(unpaired(old))) pairNear(left, rest.get(page) ?? [], pair);
  return {
    pairs: now.flatMap((is) => {
      const was = partner.get(is);
      return was === undefined ? [] : [{ was, is }];
    }),
    added: unpaired(now),
    gone: unpaired(old),
  };
}

const rowsOf = ({ statements }: CheckedFile): Row[] => statements.flatMap(({ rows }) => rows);

const placeOf = ({ transaction: { boxes } }: Row): string =>
  boxes.map(({ page, box }) => `${page}:${box.join()}`).join(' ');

const saidBy = ({ transaction }: Row): string => FIELDS.map((field) => transaction[field] ?? '').join('\n');

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** A row with its first box. */
interface Placed {
  readonly row: Row;
  readonly page: number;
  readonly box: Transaction['boxes'][number]['box'];
}

/** The rows that have a place by the page where they begin, from the top. */
function onPages(rows: readonly Row[]): Map<string, Placed[]> {
  const placed = rows.flatMap((row): Placed[] => {
    const [first] = row.transaction.boxes;
    return first === undefined ? [] : [{ row, page: first.page, box: first.box }];
  });
  return grouped(
    placed.sort((a, b) => a.box[1] - b.box[1]),
    ({ page }) => `${page}`,
  );
}

/** Pairs rows of a page from the top: they share half of the height of the lower one, and something of the width. */
function pairNear(old: readonly Placed[], now: readonly Placed[], pair: (was: Row, is: Row) => void): void {
  let from = 0;
  for (const is of now) {
    for (let at = from; at < old.length; at++) {
      const was = old[at];
      if (was === undefined || was.box[1] >= is.box[3]) break;
      if (!isNear(was, is)) continue;
      pair(was.row, is.row);
      from = at + 1;
      break;
    }
  }
}

function isNear({ box: a }: Placed, { box: b }: Placed): boolean {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const isBeside = Math.min(a[2], b[2]) <= Math.max(a[0], b[0]);
  return !isBeside && shared > 0 && shared >= Math.min(a[3] - a[1], b[3] - b[1]) / 2;
}
