/** Finds bookings that may be for information only: a mark sets them apart from the others, and their sum is 0. */
import { grouped } from '../../model/lists.ts';
import type { Booking } from '../part.ts';
import type { BookedRows } from '../subject.ts';
import { runsThatCancel } from './cancelling.ts';
import { MARKS } from './marks.ts';
import { type Values, valuesOfRows } from './row-traits.ts';

/** The most runs that are tried, over all marks: for each, a statement is built. */
const MOST_RUNS = 24;

type Run = readonly Booking[];

/** Given the rows of a statement, returns the runs of its bookings that something sets apart, and that cancel out. */
export function setApartThatCancel(subject: BookedRows): Run[] {
  const { booked, pages } = subject;
  // a run with a sum of 0 is in the balances if each of its rows moves one
  if (booked.length < 2 || booked.every(({ amount, balance }) => amount !== 0 && balance !== null)) return [];
  const found = [
    ...markedRuns(subject).slice(0, MOST_RUNS),
    ...valuesOfRows(booked, pages).flatMap((values) => otherAlike(booked, values)),
  ];
  const unlike = found.filter((run, i) => !found.slice(0, i).some((other) => isSame(run, other)));
  return unlike.filter((run) => !isInBalances(run));
}

/** The runs of marked bookings with a sum of 0, up to those of the group that reaches the limit. */
function markedRuns(subject: BookedRows): Run[] {
  const found: Run[] = [];
  for (const { groups, tells } of MARKS) {
    if (found.length >= MOST_RUNS) break;
    for (const group of groups(subject)) {
      if (group.size === 0 || found.length >= MOST_RUNS) continue;
      found.push(...runsThatCancel(subject.booked, group).filter((run) => tells?.(run, group) ?? true));
    }
  }
  return found;
}

/** True if printed balances include part of a run, in either order of rows: a row that moves a balance is booked. */
function isInBalances(run: Run): boolean {
  const holds = (list: Run) => {
    let sum = 0;
    return list.some(({ amount, balance }) => {
      sum += amount;
      return balance !== null && sum !== 0;
    });
  };
  return holds(run) && holds(run.toReversed());
}

const isSame = (one: Run, other: Run): boolean =>
  one.length === other.length && one.every((row) => other.includes(row));

/** The least number of others that agree, and their share of all others. */
const LEAST_OTHERS = 4;
const NEARLY_ALL = 0.8;

/**
 * Given bookings and the value of each, returns the runs that have a sum of 0 and share a value, if nearly all others
 * share another value.
 */
export function otherAlike(booked: readonly Booking[], values: Values): Booking[][] {
  const groups = grouped(booked, (_, i) => (values[i] === null ? [] : [values[i]]));
  const [first = 0, second = 0] = [...groups.values()].map(({ length }) => length).sort((a, b) => b - a);
  const found: Booking[][] = [];
  for (const group of groups.values()) {
    // the largest of the other groups
    const most = group.length === first ? second : first;
    if (group.length < 2 || most < LEAST_OTHERS || most < (booked.length - group.length) * NEARLY_ALL) continue;
    const marked = new Set(group);
    const runs = runsThatCancel(booked, marked).filter((run) => run.every((row) => marked.has(row)));
    found.push(...runs.filter(({ length }) => most >= (booked.length - length) * NEARLY_ALL));
  }
  return found;
}
