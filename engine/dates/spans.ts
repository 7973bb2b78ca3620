/** Spans of days, and the days that lie in them or near them. */
import type { IsoDate } from '../model/iso-date.ts';
import { onlyOf } from '../model/lists.ts';
import { dayInYear, daysBetween, isoDate, isRealDate, MONTHS, yearOf } from './calendar.ts';
import { type DateOrder, type DateToken, dayOf, daysEarlier, hasYear, resolveDate } from './date.ts';
import { monthSpan } from './month.ts';

export interface Span {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** The span of days in which a paper's dates lie; null if it does not say. */
export interface Period {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  /** not gathered from single dates */
  readonly printed: boolean;
  /** it gives each row its year, and nothing else gives another */
  readonly sure: boolean;
}

/** True if a date lies in a span; without a year, it is taken in that of the end or the start. */
export function isInSpan(date: DateToken, { start, end }: Span, order: DateOrder): boolean {
  return [end, start].some((bound) => {
    const day = resolveDate(date, order, yearOf(bound));
    return day !== null && day >= start && day <= end;
  });
}

/** True for a day that a period of more than a year holds twice: it gives a date without a year none. */
export function fitsTwice(day: IsoDate, { start, end }: Period): boolean {
  const inYear = (years: number) => `${yearOf(day) + years}${dayInYear(day)}`;
  return start !== null && end !== null && (inYear(1) <= end || inYear(-1) >= start) && day >= start && day <= end;
}

const SHORTEST_MONTH = 28;
/** A date without a year that lies so many days outside a period is not one of its rows. */
const MOST_OFF = 200;

const isDayAlone = ({ parts, month }: DateToken): boolean => parts === null && month === null;

/**
 * Given a date and the period, returns the day, or null. Its year is taken from the period if it prints none, else it
 * is `otherwise`. A day that its month does not have is the month's last (31 April; 29 February, except in a year far
 * from the period).
 */
export function dateIn(token: DateToken, order: DateOrder, period: Period, otherwise: number): IsoDate | null {
  const day = realDateIn(token, order, period, otherwise);
  const printed = dayOf(token, order) ?? 0;
  const isNear = (found: IsoDate) => distanceTo(found, period) < MOST_OFF;
  const isSettled = day !== null && (hasYear(token) || isNear(day));
  if (printed <= SHORTEST_MONTH || isSettled || isDayAlone(token)) return day;
  for (let days = 1; days <= printed - SHORTEST_MONTH; days++) {
    const earlier = daysEarlier(token, order, days);
    const last = earlier && realDateIn(earlier, order, period, otherwise);
    if (last !== null && (day === null || isNear(last))) return last;
  }
  return day;
}

const NO_PERIOD: Period = { start: null, end: null, printed: false, sure: false };

/** The years of dates that print none, where the period gives none. */
export interface OtherYears {
  /** by the user */
  readonly said: number | undefined;
  readonly assumed: number;
}

/**
 * Given a date and the period, returns the day, and whether its year is known: it is printed, the period gives it, or
 * the user says it; `isSaid`: nothing but the user does.
 */
export function dayWithYear(token: DateToken, order: DateOrder, period: Period, { said, assumed }: OtherYears) {
  const day = dateIn(token, order, period, said ?? assumed);
  if (day === null) return { day, isKnown: said !== undefined || period.sure, isSaid: false };
  if (hasYear(token)) return { day, isKnown: true, isSaid: false };
  const isTwice = fitsTwice(day, period);
  const isSure = period.sure && !isTwice;
  if (isSure || said === undefined) return { day, isKnown: isSure, isSaid: false };
  const other = dateIn(token, order, NO_PERIOD, said);
  const isOutside = isTwice && (other === null || distanceTo(other, period) > 0);
  return isOutside ? { day, isKnown: day === other, isSaid: false } : { day: other, isKnown: true, isSaid: true };
}

function realDateIn(token: DateToken, order: DateOrder, period: Period, otherwise: number): IsoDate | null {
  const { start, end } = period;
  if (hasYear(token)) return resolveDate(token, order, null);
  if (end === null || start === null) return resolveDate(token, order, otherwise);
  if (isDayAlone(token)) return dayWithin(token.day as number, start, end);
  const first = yearOf(start) - 1;
  let best: IsoDate | null = null;
  let bestDistance = Infinity;
  for (let year = yearOf(end) + 1; year >= first; year--) {
    const day = resolveDate(token, order, year);
    const distance = day === null ? Infinity : distanceTo(day, period);
    if (distance < bestDistance) [best, bestDistance] = [day, distance];
  }
  return best;
}

/** The one date in a span with a day of the month; null if there is none, or several. */
function dayWithin(day: number, start: IsoDate, end: IsoDate): IsoDate | null {
  const found: IsoDate[] = [];
  const [year = 0, month = 0] = start.split('-').map(Number);
  for (let at = month - 1; found.length < 2; at++) {
    const [y, m] = [year + Math.floor(at / MONTHS), (at % MONTHS) + 1];
    if (monthSpan(y, m).start > end) break;
    const date = isRealDate(y, m, day) ? isoDate(y, m, day) : null;
    if (date !== null && date >= start && date <= end) found.push(date);
  }
  return onlyOf(found);
}

/** Days by which a date lies outside a period; those after a gathered one count double. */
export function distanceTo(day: IsoDate, { start, end, printed }: Period): number {
  if (start && day < start) return daysBetween(day, start);
  if (end && day > end) return daysBetween(end, day) * (printed ? 1 : 2);
  return 0;
}
