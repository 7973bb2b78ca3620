/** Tells bookings among the others that may be none, because sums close with them and without: pages printed twice, lines below a booking that cancel out. */
import { onceFor } from '../../model/once.ts';
import type { ReadRow } from '../../model/reading.ts';
import { isBooked } from '../bookings.ts';

/** Rows of the page before that a page repeats at its top, at the most. */
const MOST_REPEATED = 10;

/** Given a statement's rows, returns its bookings that repeat those before them from the top of a page on, where they come to nothing: the page before, or its last rows. */
export function pagesTwice(rows: readonly ReadRow[]): ReadRow[][] {
  const booked = rows.filter(isBooked);
  const tops = new Map<string, number[]>();
  const found: ReadRow[][] = [];
  let page = -1;
  for (let top = 0; top < booked.length; top++) {
    const r = booked[top];
    if (pageOf(r) === page) continue;
    page = pageOf(r);
    const same = tops.get(keyOf(r)) ?? [];
    const tails = Array.from({ length: Math.min(top, MOST_REPEATED) }, (_, i) => top - 1 - i);
    for (const before of new Set([...same, ...tails])) {
      const other = booked.slice(top, top + top - before);
      if (sumOf(other) === 0 && isSame(booked.slice(before, top), other)) found.push(other);
    }
    tops.set(keyOf(r), [...same, top]);
  }
  return found;
}

/** Given a statement's rows, returns the first of its bookings below each other that have neither a date nor a balance and come to nothing: "thereof VAT 0.38", "VAT credit -0.38". */
export function undatedThatCancel(rows: readonly ReadRow[]): ReadRow[][] {
  const since = new Map<number, number>();
  let run: ReadRow[] = [];
  let sum = 0;
  for (const r of rows) {
    if (r.role !== 'transaction' || r.ownDate || r.balance !== null) {
      if (run.length === 0) continue;
      run = [];
      sum = 0;
      since.clear();
      continue;
    }
    // what comes to nothing by itself is no pair
    if (r.amount === 0) continue;
    since.set(sum, run.length);
    run.push(r);
    sum += r.amount as number;
    const from = since.get(sum);
    if (from !== undefined) return [run.slice(from)];
  }
  return [];
}

export const pageOf = ({ row }: ReadRow): number => row.lines[0].source.line.page;

const sumOf = (rows: readonly ReadRow[]): number => rows.reduce((sum, r) => sum + (r.amount as number), 0);

const isSame = (one: readonly ReadRow[], other: readonly ReadRow[]): boolean =>
  one.length === other.length && one.every((r, i) => keyOf(r) === keyOf(other[i]));

const keyOf = ({ date, amount, balance, description }: ReadRow): string =>
  `${date} ${amount} ${balance} ${description}`;

/** Where each of a list's bookings stands in it. */
const placesIn = onceFor((booked: readonly ReadRow[]) => new Map(booked.map((row, i) => [row, i])));

/** Given bookings and which of them are marked, in their order, returns runs of these that come to nothing, and pairs of one of these and a neighbour that do. */
export function runsThatCancel(booked: readonly ReadRow[], group: ReadonlySet<ReadRow>): ReadRow[][] {
  const found: ReadRow[][] = [];
  const since = new Map<number, number>([[0, 0]]);
  const run: ReadRow[] = [];
  const places = placesIn(booked);
  let sum = 0;
  for (const row of group) {
    // what comes to nothing by itself is no pair
    if (row.amount === 0) continue;
    const i = places.get(row) as number;
    run.push(row);
    sum += row.amount as number;
    const from = since.get(sum);
    if (from !== undefined && run.length - from > 1) found.push(run.slice(from));
    since.set(sum, run.length);
    for (const beside of [booked[i - 1], booked[i + 1]])
      if (beside && !group.has(beside) && beside.amount === -(row.amount as number)) found.push([row, beside]);
  }
  // all of them together, where runs of them overlap
  if (sum === 0 && run.length > 1) found.push([...run]);
  return found;
}
