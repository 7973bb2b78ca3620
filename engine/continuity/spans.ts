/** The days of statements, and how the days of two statements lie to each other. */
import { addDays, daysBetween } from '../dates/calendar.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { ComparedStatement, Days, Span } from './types.ts';

/**
 * This many days between two printed periods do not mean that a statement is missing: banks that print the first and
 * the last day of booking leave out a weekend with holidays on both sides.
 */
const IDLE_DAYS = 4;

/** Given "YYYY-MM-DD", returns it as one number, in the same order: 20250131. */
export const dayOf = (iso: IsoDate): number => Number(iso.replaceAll('-', ''));

const isoOf = (day: number): IsoDate =>
  String(day)
    .padStart('YYYYMMDD'.length, '0')
    .replace(/(..)(..)$/, '-$1-$2');

/** Returns the days of a statement: its period, or the days of its rows; null without either. */
export function spanOf({ periodStart, periodEnd, rows }: ComparedStatement): Span | null {
  const days = rows.days.toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  const from = periodStart ?? (first === undefined ? periodEnd : isoOf(first));
  const to = periodEnd ?? (last === undefined ? periodStart : isoOf(last));
  if (from === null || to === null) return null;
  const printed = { fromPrinted: periodStart !== null, toPrinted: periodEnd !== null };
  return from <= to ? { from, to, ...printed } : { from: to, to: from, ...printed };
}

export const sameSpan = (a: Days, b: Days): boolean => a.from === b.from && a.to === b.to;

/** Returns the days of both spans; null without any. */
export function sharedDays(a: Span, b: Span): Days | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}

/** Returns the days between two spans if they are so many that a statement may be missing; null otherwise. */
export function missingDays(earlier: Span, later: Span): Days | null {
  // rows may not reach to the ends of their period: days without rows show nothing
  if (!earlier.toPrinted || !later.fromPrinted) return null;
  const missing = { from: addDays(earlier.to, 1), to: addDays(later.from, -1) };
  return daysIn(missing) > IDLE_DAYS ? missing : null;
}

export const daysIn = ({ from, to }: Days): number => daysBetween(from, to) + 1;
