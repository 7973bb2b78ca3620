/** Gives dates without a year theirs: from the period, else from the full dates on the paper. */
import { addDays, daysBetween, isoDate, isRealDate } from '../dates/calendar.ts';
import { type DateOrder, type DateToken, resolveDate } from '../dates/date.ts';
import { monthSpan, resolvePeriod } from '../dates/period.ts';
import type { IsoDate } from '../statements/types.ts';
import type { Facts } from './facts.ts';

/** The span of days in which a paper's dates lie, as far as it says. */
export interface Period {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  /** printed as a period, not gathered from single dates */
  readonly printed: boolean;
  /** it gives each row its year, and no other fits */
  readonly sure: boolean;
}

/** Dates looked at to choose among several printed periods. */
const DATES_TRIED = 60;
/** A period that holds fewer of the rows' dates is some other one: of interest, of a summary. */
const HELD_SHARE = 0.5;

/**
 * Given the facts of a document, the lines of a part and the dates of its rows, returns its period: the printed one that
 * holds most of the dates, else the span of the full dates on its lines.
 */
export function periodOf(
  facts: Facts,
  fromLine: number,
  toLine: number,
  order: DateOrder,
  rowDates: readonly DateToken[],
): Period {
  const within = (index: number) => index >= fromLine && index < toLine;
  const tried = rowDates.slice(0, DATES_TRIED);
  let best: Period | null = null;
  let bestHeld = tried.length * HELD_SHARE;
  for (const inside of [true, false]) {
    for (const p of facts.periods) {
      if (inside !== within(p.line.line.index)) continue;
      const found = resolvePeriod(p.period, order, null);
      if (!found) continue;
      const period: Period = { ...found, printed: true, sure: true };
      const held = tried.filter((d) => {
        const day = dateIn(d, order, period, 0);
        return day !== null && distanceTo(day, period) === 0;
      }).length;
      if (held > bestHeld || (best === null && held >= bestHeld)) {
        best = period;
        bestHeld = held;
      }
    }
    if (best !== null) return best;
  }
  // whole dates of which none lies in the one period that the paper prints are read wrong, or the paper is: the checks tell
  const stated = tried.length > 0 && tried.every((d) => d.year !== null) ? onlyPeriod(facts, within, order) : null;
  if (stated) return stated;
  const own = gathered(facts, within, order, tried);
  if (own.sure || tried.every((d) => d.year !== null)) return own;
  // the date of the paper stands above the first of its accounts alone
  const paper = gathered(facts, () => true, order, tried);
  return paper.sure ? paper : own;
}

/** Given the facts of a document, returns the one period that it prints, where that stands in the part; null where it prints several. */
function onlyPeriod(facts: Facts, within: (line: number) => boolean, order: DateOrder): Period | null {
  const spans = new Map<string, Period>();
  for (const { period, line } of facts.periods) {
    const found = resolvePeriod(period, order, null);
    if (!found || !within(line.line.index)) return null;
    spans.set(`${found.start} ${found.end}`, { ...found, printed: true, sure: true });
  }
  return spans.size === 1 ? ([...spans.values()][0] ?? null) : null;
}

/** Rows stand within so many days before the date of their statement, and so few after. */
const DAYS_BEFORE = 62;
const DAYS_AFTER = 7;

/** Without a printed period: the month named on the paper, or the span around its full dates, that all rows fit, where they fit one year alone. */
function gathered(
  facts: Facts,
  within: (index: number) => boolean,
  order: DateOrder,
  rowDates: readonly DateToken[],
): Period {
  const dates = facts.datesWithYear
    .filter((d) => within(d.line.line.index))
    .map((d) => resolveDate(d.token, order, null))
    .filter((d): d is string => d !== null)
    .sort();
  const months = facts.months
    .filter((m) => within(m.line.line.index))
    .map((m): Period => ({ ...monthSpan(m.month.year, m.month.month), printed: true, sure: true }));
  const around = [...new Set(dates)].map(
    (day): Period => ({ start: addDays(day, -DAYS_BEFORE), end: addDays(day, DAYS_AFTER), printed: false, sure: true }),
  );
  const readings = new Map<string, Period>();
  for (const period of [...months, ...around]) {
    const days = rowDates.map((d) => dateIn(d, order, period, 0));
    const fits = days.every((d) => d !== null && distanceTo(d, period) === 0);
    if (fits && !readings.has(days.join())) readings.set(days.join(), period);
  }
  const only = [...readings.values()];
  if (only.length === 1) return only[0];
  return { start: dates[0] ?? null, end: dates.at(-1) ?? null, printed: false, sure: false };
}

/** True for a day that a period of more than a year holds in another year as well: it gives a date without a year none. */
export function fitsTwice(day: IsoDate, { start, end }: Period): boolean {
  const inYear = (years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return start !== null && end !== null && (inYear(1) <= end || inYear(-1) >= start) && day >= start && day <= end;
}

/** Given a date and the period, returns the day, its year taken from the period where it prints none, else `otherwise`; null where it is no day. */
export function dateIn(token: DateToken, order: DateOrder, period: Period, otherwise: number): IsoDate | null {
  if (token.year !== null || token.parts?.length === 3) return resolveDate(token, order, null);
  if (period.end === null || period.start === null) {
    return resolveDate(token, order, otherwise);
  }
  if (token.parts === null && token.month === null) return dayWithin(token.day as number, period.start, period.end);
  const from = Number(period.start.slice(0, 4)) - 1;
  const to = Number(period.end.slice(0, 4)) + 1;
  let best: IsoDate | null = null;
  let bestDistance = Infinity;
  for (let year = to; year >= from; year--) {
    const day = resolveDate(token, order, year);
    if (!day) continue;
    const distance = distanceTo(day, period);
    if (distance < bestDistance) {
      best = day;
      bestDistance = distance;
    }
  }
  return best;
}

/** Given a day of a month and a span, returns the one date of that day in it, or null where there is none or more than one. */
function dayWithin(day: number, start: IsoDate, end: IsoDate): IsoDate | null {
  const found: IsoDate[] = [];
  const [year, month] = start.split('-').map(Number);
  for (let at = month - 1; found.length < 2; at++) {
    const [y, m] = [year + Math.floor(at / 12), (at % 12) + 1];
    if (monthSpan(y, m).start > end) break;
    const date = isRealDate(y, m, day) ? isoDate(y, m, day) : null;
    if (date !== null && date >= start && date <= end) found.push(date);
  }
  return found.length === 1 ? found[0] : null;
}

/** Days by which a date lies outside a period, 0 within it. A gathered period bounds less: dates before it are usual. */
function distanceTo(day: IsoDate, period: Period): number {
  if (period.start && day < period.start) return daysBetween(day, period.start);
  if (period.end && day > period.end) return daysBetween(period.end, day) * (period.printed ? 1 : 2);
  return 0;
}
