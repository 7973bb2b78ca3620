/** Finds bookings that may only inform: some mark sets them apart from the others, and they come to nothing. */
import type { Booking } from '../bookings.ts';
import { runsThatCancel } from './cancelling.ts';
import { MARKS } from './marks.ts';
import { otherAlike } from './other-alike.ts';
import { valuesOfRows } from './row-traits.ts';
import type { BookedRows } from './subject.ts';

/** Runs that are tried, over all marks: each is a statement to be built. */
const MOST_RUNS = 24;

type Run = readonly Booking[];

/** Given the rows of a statement, returns the runs of its bookings that something sets apart, and that cancel out. */
export function setApartThatCancel(subject: BookedRows): Run[] {
  const { booked, pages } = subject;
  if (booked.length < 2) return [];
  const found = [
    ...markedRuns(subject).slice(0, MOST_RUNS),
    ...valuesOfRows(booked, pages).flatMap((values) => otherAlike(booked, values)),
  ];
  return unlike(found).filter((run) => !isInBalances(run));
}

/** The runs of marked bookings that come to nothing, up to those of the group that reaches the bound. */
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

/** True if printed balances include part of a run, in either order of rows: what moves a balance is booked. */
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

function unlike(runs: readonly Run[]): Run[] {
  const isSame = (one: Run, other: Run) => one.length === other.length && one.every((row) => other.includes(row));
  return runs.filter((run, i) => !runs.slice(0, i).some((other) => isSame(run, other)));
}
