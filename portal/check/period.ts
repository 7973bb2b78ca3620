/** The period of a statement as text. */
import { calendarDate, calendarSpan } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';
import type { Statement } from './result.ts';

/** Given a statement, returns its period as text; null if the paper prints none. */
export function periodOf({ periodStart, periodEnd }: Statement): string | null {
  const { from, until } = texts.check.facts;
  if (periodStart !== null && periodEnd !== null) return calendarSpan(periodStart, periodEnd);
  if (periodStart !== null) return from(calendarDate(periodStart));
  return periodEnd === null ? null : until(calendarDate(periodEnd));
}
