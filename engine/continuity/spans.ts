/** The days that statements cover, and how two of them lie to each other. */
import { addDays, daysBetween } from '../dates/calendar.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { ComparedStatement, Span } from './types.ts';

/**
 * So many days between two printed periods are no sign of a missing statement: banks that print the days on which they
 * book leave out a weekend with holidays on both sides.
 */
const IDLE_DAYS = 4;

/** Given "YYYY-MM-DD", returns it as one number, in the same order: 20250131. */
export function dayOf(iso: IsoDate): number {
  return Number(iso.replaceAll('-', ''));
}

function isoOf(day: number): IsoDate {
  const text = String(day).padStart(8, '0');
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}

/** Returns the days that a statement covers: its period, or the days of its rows; null without either. */
export function spanOf({ periodStart, periodEnd, rows }: ComparedStatement): Span | null {
  const days = rows.days.toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  const from = periodStart ?? (first === undefined ? periodEnd : isoOf(first));
  const to = periodEnd ?? (last === undefined ? periodStart : isoOf(last));
  if (from === null || to === null) return null;
  const printed = { fromPrinted: periodStart !== null, toPrinted: periodEnd !== null };
  return from <= to ? { from, to, ...printed } : { from: to, to: from, ...printed };
}

export function sharedDays(a: Span, b: Span): { readonly from: IsoDate; readonly to: IsoDate } | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}

/** Returns the days between two spans, if they are too many for nothing to be missing. */
export function missingDays(earlier: Span, later: Span): { readonly from: IsoDate; readonly to: IsoDate } | null {
  // rows need not reach to the ends of their period: days without any tell nothing
  if (!earlier.toPrinted || !later.fromPrinted) return null;
  const missing = { from: addDays(earlier.to, 1), to: addDays(later.from, -1) };
  return daysIn(missing) > IDLE_DAYS ? missing : null;
}

export function daysIn({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): number {
  return daysBetween(from, to) + 1;
}
