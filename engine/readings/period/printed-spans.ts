/** Finds the spans that periods, months and days of a paper tell, in which its rows may lie. */
import { addDays } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, dayOf, monthOf, resolveDate } from '../../dates/date.ts';
import { monthSpan } from '../../dates/month.ts';
import { resolvePeriod } from '../../dates/period.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { TokenLine } from '../../model/table.ts';
import type { DateContext } from '../facts/date-context.ts';
import type { Facts } from '../facts/facts.ts';
import type { FigureKind } from '../facts/figure-kinds.ts';

/** Rows stand within so many days before a date, a quarter before that of their statement, and so few after. */
const DAYS_BEFORE = 62;
const DAYS_BEFORE_OWN = 100;
const DAYS_AFTER = 7;

/** A span that a period, a month or a day on the paper tells. */
export interface PrintedSpan {
  readonly by: 'period' | 'month' | 'day';
  readonly line: TokenLine;
  readonly context: DateContext;
  /** it gives dates their year: a day that nothing names may be that of the print */
  readonly sure: boolean;
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Given the facts of a document, returns the spans that its periods, months and days tell. */
export function spansOf(facts: Facts, order: DateOrder): PrintedSpan[] {
  // a paper's own day is that of its closing balance
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
    ...facts.months.map(
      ({ month, line, context }): PrintedSpan => ({
        by: 'month',
        line,
        context,
        sure: true,
        ...monthSpan(month.year, month.month),
      }),
    ),
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
