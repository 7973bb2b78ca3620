/** Finds the spans in which rows may lie, by the periods, months and days that a paper prints. */
import { addDays, daysBetween } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, dayOf, monthOf, resolveDate } from '../../dates/date.ts';
import { monthSpan } from '../../dates/month.ts';
import { resolvePeriod } from '../../dates/period.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { TokenLine } from '../../model/table.ts';
import type { DateContext } from '../facts/date-context.ts';
import type { Facts } from '../facts/facts.ts';
import type { FigureKind } from '../facts/figure-kinds.ts';

/** Rows lie at most so many days before a printed day, a quarter before their statement's own, and so many after it. */
const DAYS_BEFORE = 62;
const DAYS_BEFORE_OWN = 100;
const DAYS_AFTER = 7;

/** A paper is made at most so many days after the end of its period. */
const DAYS_MADE = 14;

/** Given a period and the span around a day, returns whether that day is the period's last, or soon after it. */
export function endsBefore(
  { end }: { readonly end: IsoDate | null },
  around: { readonly end: IsoDate | null },
): boolean {
  if (end === null || around.end === null) return false;
  const after = daysBetween(end, around.end) - DAYS_AFTER;
  return after >= 0 && after <= DAYS_MADE;
}

/** A span, by a period, a month or a day. */
export interface PrintedSpan {
  readonly by: 'period' | 'month' | 'day';
  readonly line: TokenLine;
  readonly context: DateContext;
  /** it gives dates their year: an unnamed day may be that of the print */
  readonly sure: boolean;
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Given the facts of a document and the order of its dates, returns the spans. */
export function spansOf(facts: Facts, order: DateOrder): PrintedSpan[] {
  // a day beside a closing balance or at the end of a period is the paper's own
  const ends = new Set(
    [
      ...facts.figures.flatMap(({ kind, date }) => (date && kind !== null && CLOSES.has(kind) ? [date.token] : [])),
      ...facts.periods.map(({ period }) => period.end),
    ].map((token) => dayInYear(token, order)),
  );
  return [
    ...facts.periods.flatMap(({ period, line, context }): PrintedSpan[] => {
      const span = resolvePeriod(period, order, null);
      return span ? [{ by: 'period', line, context, sure: true, ...span }] : [];
    }),
    ...facts.months.map(({ month, line, context }): PrintedSpan => {
      return { by: 'month', line, context, sure: true, ...monthSpan(month.year, month.month) };
    }),
    ...facts.datesWithYear.flatMap(({ token, line, context }): PrintedSpan[] => {
      const day = resolveDate(token, order, null);
      if (day === null) return [];
      const before = context === 'named' ? DAYS_BEFORE_OWN : DAYS_BEFORE;
      const sure = context === 'named' || ends.has(dayInYear(token, order));
      return [{ by: 'day', line, context, sure, start: addDays(day, -before), end: addDays(day, DAYS_AFTER) }];
    }),
  ];
}

const CLOSES: ReadonlySet<FigureKind> = new Set<FigureKind>(['closing', 'balance']);
const dayInYear = (token: DateToken, order: DateOrder): string => `${monthOf(token, order)}-${dayOf(token, order)}`;
