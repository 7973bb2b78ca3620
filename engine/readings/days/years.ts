/** Gives dates without a year theirs: from the period, else from the full dates on the paper. */
import { daysBetween, isoDate, isRealDate } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, dayOf, daysEarlier, resolveDate } from '../../dates/date.ts';
import { monthSpan } from '../../dates/month.ts';
import { resolvePeriod } from '../../dates/period.ts';
import { greatest } from '../../geometry/extremes.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Row } from '../../model/row.ts';
import type { Facts } from '../facts/facts.ts';
import { periodByRows } from '../facts/periods-by-rows.ts';
import type { Part } from '../parts/parts.ts';
import type { PrintedSpan } from './printed-spans.ts';

/** The span of days in which a paper's dates lie, as far as it says. */
export interface Period {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  /** printed as a period, not gathered from single dates */
  readonly printed: boolean;
  /** it gives each row its year, and no other fits */
  readonly sure: boolean;
}

/** Dates of rows looked at to choose among several printed periods. */
export const DATES_TRIED = 60;
/** A period that holds fewer of the rows' dates is some other one: of interest, of a summary. */
const HELD_SHARE = 0.5;

/**
 * Given the facts of a document and the spans that they tell, a part and the first dates of its rows, returns its period: of what the paper says most surely
 * of itself a printed period that holds most of the dates, else the span around a month or a day that holds all. It is
 * sure where nothing that is said as surely gives the rows other years.
 */
export function periodOf(
  facts: Facts,
  spans: readonly PrintedSpan[],
  part: Part,
  order: DateOrder,
  rowDates: readonly DateToken[],
): Period {
  const within = (index: number) => index >= part.fromLine && index < part.toLine;
  const clues = cluesOf(spans, part);
  const isWhole = rowDates.every((d) => d.year !== null);
  const surest = (from: readonly Clue[]): Period | null => {
    for (const rank of [OWN, LIKELY, OTHER]) {
      for (const inside of [true, false]) {
        const alike = from.filter((c) => c.rank === rank && within(c.line) === inside);
        const found = agreed(alike, order, rowDates);
        if (found) return { ...found, sure: found.sure && rank !== OTHER };
      }
    }
    return null;
  };
  if (!isWhole) return asPrinted(surest(clues) ?? gathered(facts, within, order), headed(clues, part), order, rowDates);
  const printed = surest(clues.filter((c) => !c.holdsAll));
  if (printed) return printed;
  const dated = periodByRows(
    facts.periods.filter((p) => within(p.line.line.index)),
    order,
    rowDates,
  );
  if (dated) return { ...dated, printed: true, sure: true };
  // whole dates of which none lies in the one period that the paper prints are read wrong, or the paper is: the checks tell
  const stated = rowDates.length > 0 ? onlyPeriod(facts, within, order) : null;
  if (stated) return stated;
  // days that rows of balances name are as much to come as their bookings are
  const ended = endedBefore(facts, rowDates, order);
  const told = ended ? clues.filter((c) => part.rows.every(({ lines }) => !standsOn(c.line, lines))) : clues;
  return surest(told) ?? ended ?? gathered(facts, within, order);
}

/** Clues of periods above the rows that are as short as those of statements. */
const headed = (clues: readonly Clue[], { rows }: Part): Clue[] =>
  clues.filter(
    ({ period: { start, end }, holdsAll, line }) =>
      !holdsAll && line < firstLine(rows) && start !== null && end !== null && daysBetween(start, end) <= SHORT,
  );

/** A period that days of the paper tell gives way to the one that is printed less surely and holds all rows in the same years: "31 days from Aug 8, 2024 to Sep 7, 2024". */
function asPrinted(told: Period, clues: readonly Clue[], order: DateOrder, rowDates: readonly DateToken[]): Period {
  if (told.printed) return told;
  const days = rowDates.map((date) => dateIn(date, order, told, 0));
  const holding = clues.filter(({ period }) => days.every((day) => day !== null && distanceTo(day, period) === 0));
  const [only] = holding;
  return holding.length === 1 && rowDates.length > 0 ? { ...told, ...only.period, sure: told.sure } : told;
}

const firstLine = (rows: Part['rows']): number => rows[0]?.lines[0].source.line.index ?? Infinity;

const standsOn = (index: number, lines: Row['lines']): boolean =>
  lines.some(({ source }) => source.line.index === index);

/** How surely the paper says something of itself. */
const OWN = 2;
const LIKELY = 1;
const OTHER = 0;

/** A span in which rows may lie, as something outside them says. */
interface Clue {
  readonly period: Period;
  readonly rank: number;
  /** index of its line */
  readonly line: number;
  /** every row must lie within, as around a month or a day */
  readonly holdsAll: boolean;
}

/** A period of unknown name is likelier the statement's where it is as short as those are. */
const SHORT = 100;

/** Given the spans of a document and a part, returns them with how surely the paper says them of that. */
function cluesOf(spans: readonly PrintedSpan[], { rows }: Part): Clue[] {
  const firstRow = firstLine(rows);
  const clues = new Map<string, Clue>();
  for (const { by, line, context: standing, sure, start, end } of spans) {
    const isHead = line.line.index < firstRow;
    const isShort = () => isHead && daysBetween(start, end) <= SHORT;
    let rank = OTHER;
    if (by === 'period') {
      if (standing === 'named' || (standing === 'bare' && isHead)) rank = OWN;
      else if (standing === 'bare' || (standing === 'labelled' && isShort())) rank = LIKELY;
    } else if (standing === 'named') {
      // what stands below the rows is more often of another matter
      rank = isHead ? OWN : LIKELY;
    } else if (standing === 'bare' && isHead) rank = LIKELY;
    const key = `${rank} ${start} ${end}`;
    if (clues.has(key)) continue;
    const period = { start, end, printed: by !== 'day', sure };
    clues.set(key, { period, rank, line: line.line.index, holdsAll: by !== 'period' });
  }
  return [...clues.values()];
}

/** Given clues of one rank and the rows' dates, returns what they say: a printed period before others; not sure where they give the rows different years. Null where none fits. */
function agreed(clues: readonly Clue[], order: DateOrder, rowDates: readonly DateToken[]): Period | null {
  const reads = clues.map((clue) => {
    const days: (IsoDate | null)[] = [];
    let held = 0;
    for (const date of rowDates) {
      const day = dateIn(date, order, clue.period, 0);
      days.push(day);
      if (day !== null && distanceTo(day, clue.period) === 0) held++;
    }
    return { clue, days: days.join(), held };
  });
  const fit = reads.filter((r) => r.held >= rowDates.length * (r.clue.holdsAll ? 1 : HELD_SHARE));
  const most = greatest(fit.filter((r) => !r.clue.holdsAll).map((r) => r.held));
  const rivals = fit.filter((r) => r.clue.holdsAll || r.held === most);
  const first = rivals.find((r) => !r.clue.holdsAll) ?? rivals[0];
  if (!first) return null;
  const isSure = rivals.some(({ clue }) => clue.period.sure) && rivals.every((r) => r.days === first.days);
  return { ...first.clue.period, sure: isSure };
}

/** Given the facts of a document, returns the span around the full dates of a part. */
function gathered(facts: Facts, within: (index: number) => boolean, order: DateOrder): Period {
  const dates = facts.datesWithYear
    .filter((d) => within(d.line.line.index))
    .map((d) => resolveDate(d.token, order, null))
    .filter((d): d is string => d !== null)
    .sort();
  return { start: dates[0] ?? null, end: dates.at(-1) ?? null, printed: false, sure: false };
}

/** Given the whole dates of rows, returns the last period that the document prints where all lie behind it: they tell of what is to come. */
function endedBefore(facts: Facts, rowDates: readonly DateToken[], order: DateOrder): Period | null {
  let last: Period | null = null;
  for (const { period } of facts.periods) {
    const found = resolvePeriod(period, order, null);
    if (found && (last?.end ?? '') < found.end) last = { ...found, printed: true, sure: true };
  }
  const end = last?.end ?? null;
  const days = rowDates.map((date) => resolveDate(date, order, null));
  return end !== null && days.length > 0 && days.every((day) => day !== null && day > end) ? last : null;
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

/** True for a day that a period of more than a year holds in another year as well: it gives a date without a year none. */
export function fitsTwice(day: IsoDate, { start, end }: Period): boolean {
  const inYear = (years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return start !== null && end !== null && (inYear(1) <= end || inYear(-1) >= start) && day >= start && day <= end;
}

/**
 * Given a date and the period, returns the day, its year taken from the period where it prints none, else `otherwise`; null where
 * it is no day. A day that its month does not have (31 April; 29 February, but for a year far from the period) is the month's last.
 */
export function dateIn(token: DateToken, order: DateOrder, period: Period, otherwise: number): IsoDate | null {
  const day = realDateIn(token, order, period, otherwise);
  const printed = dayOf(token, order) ?? 0;
  const isSettled =
    day !== null && (token.year !== null || token.parts?.length === 3 || distanceTo(day, period) < MOST_OFF);
  if (printed <= SHORTEST_MONTH || isSettled || (token.parts === null && token.month === null)) return day;
  for (let days = 1; days <= printed - SHORTEST_MONTH; days++) {
    const earlier = daysEarlier(token, order, days);
    const last = earlier && realDateIn(earlier, order, period, otherwise);
    if (last !== null && (day === null || distanceTo(last, period) < MOST_OFF)) return last;
  }
  return day;
}

/** Days of the shortest month; and so many outside of a period a date without a year is of none that its rows have. */
const SHORTEST_MONTH = 28;
const MOST_OFF = 200;

function realDateIn(token: DateToken, order: DateOrder, period: Period, otherwise: number): IsoDate | null {
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
