/** The days that a paper names for itself: when it was made, the days of its balances, and its month. */
import { resolveDate } from '../../dates/date.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isOf } from '../own-lines.ts';
import { excludes, type ObligationRule } from './obligation.ts';
import type { Subject } from './subject.ts';

export const PAPER_DAY_RULES: readonly ObligationRule[] = [
  // "Closing balance on 30 June 2025", or a paper of that day, and a row of July (one-thing-wrong.test.ts)
  excludes('rows_behind_end', rowsBehindEnd),
  // "Opening balance on 1 June 2025", and a row of May (period.test.ts)
  excludes('rows_before_opening', rowsBeforeOpening),
  // "Statement for May 2025", and no row of May (one-thing-wrong.test.ts)
  excludes('month_without_rows', monthWithoutRows),
];

const daysOf = (booked: readonly ReadRow[]): readonly string[] => booked.flatMap(({ date }) => date ?? []);

function rowsBehindEnd(subject: Subject): Finding | null {
  const closed = dayOf('closing', subject);
  const end = closed ?? dayMade(subject);
  const rows = end === null ? 0 : daysOf(subject.booked).filter((date) => date > end).length;
  if (end === null || rows === 0) return null;
  return finding(closed === null ? 'ROWS_BEHIND_PAPER' : 'ROWS_BEHIND_CLOSING', { date: end, rows });
}

function rowsBeforeOpening(subject: Subject): Finding | null {
  const begun = dayOf('opening', subject);
  const rows = begun === null ? 0 : daysOf(subject.booked).filter((date) => date < begun).length;
  return begun === null || rows === 0 ? null : finding('ROWS_BEFORE_OPENING', { date: begun, rows });
}

function monthWithoutRows(subject: Subject): Finding | null {
  const month = monthNamed(subject);
  if (month === null || daysOf(subject.booked).some((date) => date.startsWith(month))) return null;
  return finding('MONTH_WITHOUT_ROWS', { month });
}

function dayMade({ part, readings: { facts, document } }: Subject): string | null {
  const days = facts.datesWithYear.flatMap(({ token, line, ofPaper }) =>
    ofPaper && isOf(part.part, { line }) ? (resolveDate(token, document.order, null) ?? []) : [],
  );
  return days.sort().at(-1) ?? null;
}

/** The day with a year in the name of a balance outside of the rows; null for none or several. */
function dayOf(named: 'opening' | 'closing', { part, readings: { facts, document } }: Subject): string | null {
  const days = facts.figures.flatMap(({ kind, sure, date, line }) =>
    kind === named && sure && date && isOf(part.part, { line })
      ? (resolveDate(date.token, document.order, null) ?? [])
      : [],
  );
  return new Set(days).size === 1 ? days[0] : null;
}

/** The month in the name of a statement without a period: "2025-05"; null for none or several. */
function monthNamed({ part, readings: { facts } }: Subject): string | null {
  if (part.period.printed) return null;
  const months = facts.months.flatMap(({ month: { year, month }, line, context }) =>
    (context === 'named' || context === 'bare') && isOf(part.part, { line })
      ? [`${year}-${String(month).padStart(2, '0')}`]
      : [],
  );
  return new Set(months).size === 1 ? months[0] : null;
}
