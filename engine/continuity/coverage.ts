/** Which months of an account its statements cover, and what is wrong in each. */
import { addDays, daysInMonth, isoDate, MONTHS, monthNumberOf, monthOf, yearOf } from '../dates/calendar.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { breaks } from './continuity.ts';
import type { AccountContinuity, Days, Finding } from './types.ts';

/** What a month is called, the gravest first; of several, a month has the first. */
const MONTH_STATES = ['gap', 'mismatch', 'revised', 'overlap', 'twice', 'partly', 'unproved', 'covered'] as const;
type MonthState = (typeof MONTH_STATES)[number];

/** A statement with its days, and its verdict. */
export interface CoveringStatement extends Days {
  /** among the statements compared */
  readonly index: number;
  readonly status: 'verified' | 'mismatch' | 'unverifiable';
}

export interface MonthCoverage {
  /** `YYYY-MM` */
  readonly month: string;
  readonly state: MonthState;
  /** all that holds of it, the gravest first; `covered` alone */
  readonly states: readonly MonthState[];
  /** `index` of those that have days in it */
  readonly statements: readonly number[];
  /** days that a statement is missing for: those before the first statement and behind the last are not among them */
  readonly missing: readonly Days[];
}

/** Which findings make a month what. */
const STATE_OF: Readonly<Record<Exclude<Finding['kind'], 'gap'>, MonthState>> = {
  balance: 'mismatch',
  revision: 'revised',
  overlap: 'overlap',
  duplicate: 'twice',
};

/** What the status of a statement makes of a month. */
const OF_STATUS = { verified: [], mismatch: ['mismatch'], unverifiable: ['unproved'] } as const satisfies Record<
  CoveringStatement['status'],
  readonly MonthState[]
>;

/**
 * Given what was found of an account, and those of its statements that have days, returns the months from its first day
 * to its last. Days between two statements count as covered if the balance is the same on both sides.
 */
export function coverageOf(
  { from, to, findings }: Pick<AccountContinuity, 'from' | 'to' | 'findings'>,
  statements: readonly CoveringStatement[],
): MonthCoverage[] {
  if (from === null || to === null) return [];
  const grave = findings.filter(breaks);
  return monthsFrom(from, to).map((days) => {
    const inside = statements.filter((statement) => within(statement, days) !== null);
    const found = grave.filter((finding) => within(finding, days) !== null);
    const missing = found.flatMap((finding) => (finding.kind === 'gap' ? (within(finding, days) ?? []) : []));
    const holds = new Set([
      ...found.flatMap(({ kind }) => (kind === 'gap' ? [] : STATE_OF[kind])),
      ...inside.flatMap(({ status }) => OF_STATUS[status]),
      ...lackOf(days, missing, { from, to }),
    ]);
    const states = MONTH_STATES.filter((state) => holds.has(state));
    return {
      month: monthOf(days.from),
      state: states[0] ?? 'covered',
      states: states.length === 0 ? ['covered'] : states,
      statements: inside.map(({ index }) => index),
      missing,
    };
  });
}

/** What a month lacks: all of its days, some, or none. */
function lackOf(days: Days, missing: readonly Days[], all: Days): MonthState[] {
  if (missing.some(({ from, to }) => from === days.from && to === days.to)) return ['gap'];
  return missing.length > 0 || all.from > days.from || all.to < days.to ? ['partly'] : [];
}

/** The months that have days of a span, each with its first and last day. */
function monthsFrom(from: IsoDate, to: IsoDate): Days[] {
  const months: Days[] = [];
  let [year, month] = [yearOf(from), monthNumberOf(from)];
  for (let first = isoDate(year, month, 1); first <= to; first = isoDate(year, month, 1)) {
    months.push({ from: first, to: addDays(first, daysInMonth(year, month) - 1) });
    [year, month] = month === MONTHS ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}

/** The days that two spans share; null without any. */
function within(a: Days, b: Days): Days | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}
