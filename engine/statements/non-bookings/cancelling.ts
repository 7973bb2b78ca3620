/** Finds bookings with a sum of 0: pages printed twice, undated lines that cancel out, marked rows that do. */
import { itemAt, makeOnce } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Booking, isBooked, netOf, pageOf } from '../part.ts';

/** A page repeats at most this many rows of the page before at its top. */
const MOST_REPEATED = 10;

/**
 * Given bookings, returns the runs from the top of a page that repeat the ones before them and have a sum of 0: the
 * page before, or its last rows.
 */
export function pagesTwice(booked: readonly Booking[]): Booking[][] {
  const tops = new Map<string, number[]>();
  const found: Booking[][] = [];
  for (const [top, row] of booked.entries()) {
    if (top > 0 && pageOf(row) === pageOf(itemAt(booked, top - 1))) continue;
    const same = makeOnce(tops, keyOf(row), () => []);
    const tails = Array.from({ length: Math.min(top, MOST_REPEATED) }, (_, i) => top - 1 - i);
    for (const before of new Set([...same, ...tails])) {
      const other = booked.slice(top, top + top - before);
      if (netOf(other) === 0 && isSame(booked.slice(before, top), other)) found.push(other);
    }
    same.push(top);
  }
  return found;
}

const isSame = (one: readonly Booking[], other: readonly Booking[]): boolean =>
  one.length === other.length && one.every((row, i) => keyOf(row) === keyOf(itemAt(other, i)));

const keyOf = ({ date, amount, balance, description }: Booking): string =>
  `${date} ${amount} ${balance} ${description}`;

/**
 * Given rows, returns the first run of bookings without a date or a balance that has a sum of 0: "thereof VAT 0.38",
 * "VAT credit -0.38".
 */
export function undatedThatCancel(rows: readonly ReadRow[]): Booking[][] {
  let run = new Run();
  for (const row of rows) {
    if (!isBooked(row) || row.ownDate || row.balance !== null) {
      if (run.rows.length > 0) run = new Run();
      continue;
    }
    const nothing = run.add(row);
    if (nothing.length > 0) return [nothing];
  }
  return [];
}

const placesIn = onceFor((booked: readonly Booking[]) => new Map(booked.map((row, i) => [row, i])));

/**
 * Given bookings and the marked ones among them, in order, returns runs of marked ones with a sum of 0, and pairs of a
 * marked one and its neighbour with one.
 */
export function runsThatCancel(booked: readonly Booking[], group: ReadonlySet<Booking>): Booking[][] {
  const found: Booking[][] = [];
  const run = new Run();
  const places = placesIn(booked);
  for (const row of group) {
    const nothing = run.add(row);
    if (nothing.length > 0) found.push(nothing);
    const i = places.get(row);
    if (row.amount === 0 || i === undefined) continue;
    for (const beside of [booked[i - 1], booked[i + 1]])
      if (beside && !group.has(beside) && beside.amount === -row.amount) found.push([row, beside]);
  }
  // all of them together, if runs of them overlap
  if (run.sum === 0 && run.rows.length > 1) found.push([...run.rows]);
  return found;
}

/** Bookings in order and their sum. Bookings of 0.00 are left out, because one alone is not a pair. */
class Run {
  readonly rows: Booking[] = [];
  sum = 0;
  /** the latest place at which a run began, by the sum of the bookings before it */
  readonly #since = new Map<number, number>([[0, 0]]);

  /** Given the next booking, returns the shortest run that ends with it and has a sum of 0, or no rows. */
  add(row: Booking): Booking[] {
    if (row.amount === 0) return [];
    this.rows.push(row);
    this.sum += row.amount;
    const from = this.#since.get(this.sum);
    this.#since.set(this.sum, this.rows.length);
    return from === undefined ? [] : this.rows.slice(from);
  }
}
