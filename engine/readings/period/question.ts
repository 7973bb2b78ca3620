/** The question of which period a statement is of: it gives dates without a year theirs. */
import { yearOf } from '../../dates/calendar.ts';
import { DATE_ORDERS, type DateOrder, type DateToken, hasYear, resolveDate } from '../../dates/date.ts';
import { type PeriodToken, resolvePeriod } from '../../dates/period.ts';
import { dateIn, distanceTo, type Period, type Span } from '../../dates/spans.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { daysIn } from '../booking-day/places.ts';
import type { Facts } from '../facts/facts.ts';
import type { PeriodFact } from '../facts/labelled-periods.ts';
import { factsOn } from '../parts/below-rows.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { type Clue, cluesOf, type DatedPart, headed, surest } from './clues.ts';
import { endsBefore, type PrintedSpan } from './printed-spans.ts';

interface Paper {
  readonly facts: Facts;
  readonly spans: readonly PrintedSpan[];
  readonly order: DateOrder;
}

/** A paper, and the part whose period is asked. */
interface Asked extends Paper, DatedPart {}

/**
 * Given a document, a part and the roles of columns by table, returns the part's period: of what the paper says most
 * surely of itself, the printed period that holds most dates of the rows, else the span around a month or a day that
 * holds all. It is sure if nothing that is said as surely gives the rows other years.
 */
export function periodOf(paper: Paper, part: Part, rolesOf: ReadonlyMap<number, Roles>): Period {
  const asked: Asked = { ...paper, part, rowDates: firstDates(part, rolesOf) };
  const clues = cluesOf(paper.spans, part);
  const isWhole = asked.rowDates.every(({ year }) => year !== null);
  return isWhole ? ofWholeDates(asked, clues) : ofYearlessDates(asked, clues);
}

/** So many dates choose among printed periods. */
const MOST_DATES = 60;

function firstDates({ rows }: Part, rolesOf: ReadonlyMap<number, Roles>): DateToken[] {
  const booked = rows.filter(({ kindExact, section }) => !kindExact && section?.sign !== 0);
  const tokens = booked.flatMap((row) => {
    const at = rolesOf.get(row.table)?.indexOf('date') ?? -1;
    return (daysIn(row, at).booked ?? row.headingDate)?.token ?? [];
  });
  return tokens.slice(0, MOST_DATES);
}

function ofYearlessDates(asked: Asked, clues: readonly Clue[]): Period {
  const { part, order, rowDates } = asked;
  const found = surest(clues, asked) ?? gathered(asked);
  if (found.printed) return found;
  // the span around a day gives way to the one period above the rows that ends right before that day and gives all of
  // them the same days: "31 days from Aug 8, 2024 to Sep 7, 2024"
  const days = rowDates.map((date) => dateIn(date, order, found, 0));
  const [only, another] = headed(clues, part).filter(
    ({ period }) => endsBefore(period, found) && days.every((day) => day !== null && distanceTo(day, period) === 0),
  );
  return only && !another ? { ...found, ...only.period, sure: found.sure } : found;
}

function ofWholeDates(asked: Asked, clues: readonly Clue[]): Period {
  const { facts, part, order, rowDates } = asked;
  const periods = clues.filter(({ holdsAll }) => !holdsAll);
  const own = factsOn(facts.periods, part.fromLine, part.toLine);
  return (
    surest(periods, asked) ??
    printed(periodByRows(own, order, rowDates)) ??
    // whole dates outside the one printed period are misread, or the paper is wrong: the checks show it
    (rowDates.length > 0 ? onlyPeriod(asked) : null) ??
    ofDays(asked, clues)
  );
}

/** The span around the months and days of a paper; its last period if all rows lie behind that. */
function ofDays(asked: Asked, clues: readonly Clue[]): Period {
  const ended = endedBefore(asked);
  // days of rows with balances are to come as well
  const outside = ended ? clues.filter(({ line }) => !asked.part.rows.some((row) => holdsLine(row, line))) : clues;
  return surest(outside, asked) ?? ended ?? gathered(asked);
}

const holdsLine = ({ lines }: Row, index: number): boolean => lines.some(({ source }) => source.line.index === index);

const printed = (span: Span | null): Period | null => span && { ...span, printed: true, sure: true };

function gathered({ facts, order, part }: Asked): Period {
  const around = factsOn(facts.datesWithYear, part.fromLine, part.toLine).map(({ token }) => token);
  // of rows with and without a year, the ones give the others theirs
  const inRows = part.rows.flatMap(({ dates }) => dates.flat().flatMap(({ token }) => (hasYear(token) ? token : [])));
  const days = [...around, ...inRows].flatMap((token) => resolveDate(token, order, null) ?? []).sort();
  return { start: days[0] ?? null, end: days.at(-1) ?? null, printed: false, sure: false };
}

/** A label that nobody knows may name anything: "Valuation window". */
const isOwn = ({ context }: PeriodFact): boolean => context === 'named' || context === 'bare';

/** The last period that the document prints, if all dates of the rows lie behind it: they are to come. */
function endedBefore({ facts, order, rowDates }: Asked): Period | null {
  const own = facts.periods.filter(isOwn);
  const spans = own.flatMap(({ period }) => resolvePeriod(period, order, null) ?? []);
  if (spans.length === 0 || rowDates.length === 0) return null;
  const last = spans.reduce((a, b) => (b.end > a.end ? b : a));
  const days = rowDates.map((date) => resolveDate(date, order, null));
  return days.every((day) => day !== null && day > last.end) ? printed(last) : null;
}

/** The one period that the document prints, if it is in the part; else null. */
function onlyPeriod({ facts, order, part }: Asked): Period | null {
  const spans = facts.periods
    .filter(isOwn)
    .map(({ period, line }) => (standsOn(part, line.line.index) ? resolvePeriod(period, order, null) : null));
  return printed(onlySpan(spans));
}

/** The one span that all of some are; null if there is none, or one is not known. */
const onlySpan = ([first = null, ...others]: readonly (Span | null)[]): Span | null =>
  others.every((span) => span?.start === first?.start && span?.end === first?.end) ? first : null;

/**
 * Given the periods that a paper prints, the order of its dates and whole dates of rows, returns the one span with the
 * days and months of a period that holds all rows; null if there is none, or several.
 */
function periodByRows(periods: readonly PeriodFact[], order: DateOrder, rowDates: readonly DateToken[]): Span | null {
  const days = rowDates.flatMap((date) => resolveDate(date, order, null) ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const year = yearOf(last);
  const spans = periods
    .flatMap(({ period, context }) => (context === 'in_text' ? [] : (withoutYears(period) ?? [])))
    .flatMap((undated) => spansIn(undated, order, [year, year + 1]))
    .filter(({ start, end }) => start <= first && end >= last);
  return onlySpan(spans);
}

/** The spans of a period without years, if its last day is in one of some years. */
function spansIn(undated: PeriodToken, order: DateOrder, years: readonly number[]): Span[] {
  const orders = undated.start.parts === null ? [order] : DATE_ORDERS;
  return years.flatMap((year) => orders.flatMap((own) => resolvePeriod(undated, own, year) ?? []));
}

/** A period without its years; null if these have more than two digits. */
function withoutYears(period: PeriodToken): PeriodToken | null {
  const [start, end] = [withoutYear(period.start), withoutYear(period.end)];
  return start === null || end === null ? null : { ...period, start, end };
}

/** The greatest number that two digits make. */
const TWO_DIGITS = 99;

function withoutYear(token: DateToken): DateToken | null {
  if (token.parts === null || token.parts.length === 2) return token.year === null ? token : null;
  const [year, month, day] = token.parts;
  if (year > TWO_DIGITS || !token.orders.includes('YMD')) return null;
  return { ...token, year: null, month, day, parts: null, orders: DATE_ORDERS };
}
