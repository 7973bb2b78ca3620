/** Tells if whole dates of the paper speak against the year that the user says of rows without one. */
import { daysBetween, yearOf } from '../../dates/calendar.ts';
import { type DateOrder, hasYear, resolveDate } from '../../dates/date.ts';
import { fitsTwice } from '../../dates/spans.ts';
import { holdsWord } from '../../geometry/spans.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import type { Context } from '../context.ts';
import type { DateContext, DayFact } from '../facts/date-context.ts';
import type { Facts } from '../facts/facts.ts';
import { factsOn } from '../parts/below-rows.ts';
import type { Part } from '../parts/parts.ts';

/** A row, and the day that it has in the year that the user says. */
export interface SaidDay {
  readonly row: Row;
  readonly date: IsoDate;
}

/** A row's text and its other columns name days so near to its own. */
const NEAR_ROW = 60;
/** The paper names days at most so long before its rows, and twice as long behind them: one year alone fits. */
const MOST_BEFORE = 120;
const MOST_BEHIND = 240;
/** A day that is too far by no more would be near the row in the year beside. */
const YEAR = 365;

/** By how many days a day of the paper is too far from that of a row; none, or less, if it is near. */
const excess = (day: IsoDate, row: IsoDate): number =>
  Math.max(daysBetween(row, day) - MOST_BEHIND, daysBetween(day, row) - MOST_BEFORE);

/** What whole dates of a paper say of a year: it is not that of its rows, or nothing proves that it is. */
type Objection = 'wrong' | 'unproved';

/** Given a document, a part, its context and the days in the year of the hint, returns what is against it. */
export function objectionTo(
  { facts, lines }: { readonly facts: Facts; readonly lines: readonly TokenLine[] },
  part: Part,
  context: Context,
  said: readonly SaidDay[],
): Objection | null {
  if (said.length === 0) return null;
  const { order, period } = context;
  const inColumns = daysAround(part.rows, order);
  const around = factsOn(facts.datesWithYear, part.fromLine, part.toLine);
  let found: Objection | null = isAmongOthers(said, lines.slice(part.fromLine, part.toLine)) ? 'unproved' : null;
  for (const { row, date } of said) {
    if (inColumns.get(row)?.some((day) => excess(day, date) > 0)) return 'wrong';
    // a period that holds the rows twice leaves the choice to the user
    const over = fitsTwice(date, period) ? [] : around.map((fact) => excessOf(fact, date, order));
    if (over.some((days) => days > 0 && days <= YEAR)) return 'wrong';
    const inTexts = row.lines.flatMap(({ source: { dates } }) => wholeDays(dates, order));
    const isFar = inTexts.some((day) => Math.abs(daysBetween(date, day)) > NEAR_ROW);
    if (isFar || over.some((days) => days > 0)) found = 'unproved';
  }
  return found;
}

/** A year in a name or a number: "Statement no. 6/2025", "© 2025"; not an amount. */
const BARE_YEAR = /(?<![\d.,])(?:19|20)\d\d(?!\d|[.,]\d)/g;
/** Further away it is that of a law, or of a customer's first day. */
const YEARS_NEAR = 10;

/** True if lines print years outside of whole dates near those that the user says, and not these. */
function isAmongOthers(said: readonly SaidDay[], lines: readonly TokenLine[]): boolean {
  const printed = lines.flatMap(({ texts, dates }) =>
    texts.flatMap((text, i) => (holdsWord(dates, i) ? [] : (text.match(BARE_YEAR) ?? []))),
  );
  const years = new Set(printed.map(Number));
  const own = [...new Set(said.map(({ date }) => yearOf(date)))];
  return (
    own.some((year) => !years.has(year)) && [...years].some((year) => Math.abs(year - (own[0] ?? 0)) <= YEARS_NEAR)
  );
}

/** The whole dates in the columns of each row; of one without, those of the rows above and below that have some. */
function daysAround(rows: readonly Row[], order: DateOrder): ReadonlyMap<Row, readonly IsoDate[]> {
  const found = new Map<Row, readonly IsoDate[]>();
  for (const inTurn of [rows, rows.toReversed()]) {
    let last: readonly IsoDate[] = [];
    for (const row of inTurn) {
      const own = wholeDays(row.dates.flat(), order);
      if (own.length > 0) last = own;
      found.set(row, [...(found.get(row) ?? []), ...last]);
    }
  }
  return found;
}

/** The contexts of days that may be of long before or long after: of opening an account, of printing. */
const OF_ANY_TIME: ReadonlySet<DateContext> = new Set<DateContext>(['labelled', 'in_text']);

/** The excess of a day outside the rows; none if it says nothing of their year. */
function excessOf({ token, context }: DayFact, row: IsoDate, order: DateOrder): number {
  const day = resolveDate(token, order, null);
  const over = day === null ? 0 : excess(day, row);
  return over > YEAR && OF_ANY_TIME.has(context) ? 0 : over;
}

const wholeDays = (dates: readonly PlacedDate[], order: DateOrder): IsoDate[] =>
  dates.flatMap(({ token }) => (hasYear(token) && !token.loose ? (resolveDate(token, order, null) ?? []) : []));
