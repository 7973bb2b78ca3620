/** Finds bookings that come to nothing and share what no other has, where nearly all others share something else. */
import { greatest } from '../../geometry/extremes.ts';
import type { Booking } from '../bookings.ts';
import { grouped } from '../grouped.ts';
import { runsThatCancel } from './cancelling.ts';
import type { Values } from './row-traits.ts';

/** Others that agree, at the least, and their share of all others. */
const LEAST_OTHERS = 4;
const NEARLY_ALL = 0.8;

/**
 * Given bookings and the value of each, returns the runs that come to nothing and share a value, if nearly all others
 * share another value.
 */
export function otherAlike(booked: readonly Booking[], values: Values): Booking[][] {
  const groups = grouped(booked, (_, i) => (values[i] === null ? [] : [values[i]]));
  const [first = 0, second = 0] = largestTwo([...groups.values()].map(({ length }) => length));
  const found: Booking[][] = [];
  for (const group of groups.values()) {
    // the largest of the other groups
    const most = group.length === first ? second : first;
    if (group.length < 2 || most < LEAST_OTHERS || most < (booked.length - group.length) * NEARLY_ALL) continue;
    const marked = new Set(group);
    for (const run of runsThatCancel(booked, marked))
      if (most >= (booked.length - run.length) * NEARLY_ALL && run.every((row) => marked.has(row))) found.push(run);
  }
  return found;
}

function largestTwo(lengths: readonly number[]): readonly number[] {
  const first = greatest(lengths);
  const at = lengths.indexOf(first);
  return [first, greatest(lengths.filter((_, i) => i !== at))];
}
